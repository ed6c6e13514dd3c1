import {
  Button,
  Dialog,
  Empty,
  type ListColumn,
  type ListFilter,
  ManagedList,
  momentOf,
  PageHead,
  Tag,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  type QuestionnaireLine,
  questionnaireStateNames,
  questionnaireTemplates,
} from '@xinglin/contract/questionnaires'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  allowedQuestionnaires,
  defaultQuestionnaires,
  managedQuestionnaires,
  questionnairesAPage,
} from './questionnaire-queries.ts'
import styles from './questionnaires.module.css'

export const stateTones = { draft: 'neutral', published: 'success', closed: 'warning' } as const

const columns: readonly ListColumn<QuestionnaireLine>[] = [
  { id: 'title', name: '问卷', fixed: true, cell: ({ Title }, opens) => opens(Title) },
  {
    id: 'state',
    name: '状态',
    width: 100,
    cell: ({ State }) => <Tag tone={stateTones[State]}>{questionnaireStateNames[State]}</Tag>,
  },
  {
    id: 'anonymous',
    name: '填写方式',
    width: 90,
    cell: ({ Anonymous }) => (Anonymous ? '匿名' : '实名'),
  },
  { id: 'closes', name: '截止时间', width: 160, cell: ({ ClosesAt }) => momentOf(ClosesAt) },
  { id: 'items', name: '题数', width: 70, figures: true, cell: ({ Items }) => Items },
  {
    id: 'responses',
    name: '已填写',
    width: 100,
    figures: true,
    cell: ({ Responses, Asked, State }) => (State === 'draft' ? '—' : `${Responses} / ${Asked}`),
  },
  {
    id: 'owner',
    name: '创建人',
    width: 100,
    secondary: true,
    cell: ({ OwnerName }) => OwnerName,
  },
]

const filters: readonly ListFilter<typeof defaultQuestionnaires>[] = [
  {
    kind: 'chips',
    of: 'state',
    label: '状态',
    options: [
      { value: 'all', name: '全部' },
      ...Object.entries(questionnaireStateNames).map(([value, name]) => ({ value, name })),
    ],
  },
  { kind: 'search', of: 'key', label: '问卷名称' },
]

/** Where one chooses what a new questionnaire begins from. */
const TemplateDialog = ({
  onClose,
  onChoose,
}: {
  onClose: () => void
  onChoose: (template: string) => void
}) => (
  <Dialog title="新建问卷" onClose={onClose}>
    <div className={styles.options}>
      <Button wide onClick={() => onChoose('')}>
        空白问卷
      </Button>
      {questionnaireTemplates.map(({ name, anonymous, items }) => (
        <Button key={name} wide onClick={() => onChoose(name)}>
          {name}（{items.length} 题，{anonymous ? '匿名' : '实名'}）
        </Button>
      ))}
    </div>
  </Dialog>
)

/** Questionnaires that somebody made; to those who run the school all. */
export const QuestionnaireList = ({
  addressOf,
  onNew,
}: {
  addressOf: (id: string) => string
  /** A new one is begun from a template; empty for none. */
  onNew: (template: string) => void
}) => {
  const list = useListState(defaultQuestionnaires, allowedQuestionnaires)
  const [isChoosing, setChoosing] = useState(false)
  const write = (
    <Button kind="primary" icon={<Plus size={17} aria-hidden />} onClick={() => setChoosing(true)}>
      新建问卷
    </Button>
  )
  return (
    <>
      <PageHead
        title="问卷管理"
        note="从模板或空白开始，发给任教的班级；匿名问卷的答卷与填写人分开保存。"
      >
        {write}
      </PageHead>
      <ManagedList
        name="questionnaires"
        label="问卷列表"
        unit="份"
        list={list}
        query={useQuery(managedQuestionnaires(list.state))}
        size={questionnairesAPage}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Title }) => Title}
        opens={({ Id }) => addressOf(Id)}
        filters={filters}
        none="没有符合条件的问卷"
        empty={<Empty head="暂无问卷" note="从模板或空白开始，发给任教的班级。" next={write} />}
      />
      {isChoosing && <TemplateDialog onClose={() => setChoosing(false)} onChoose={onNew} />}
    </>
  )
}
