import {
  Skeleton,
  Button,
  Chips,
  DataTable,
  Dialog,
  Empty,
  Failure,
  Pagination,
  Tag,
  type Column,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { questionTypeNames, type WrongItem } from '@xinglin/contract/questions'
import { type ReactNode, useState } from 'react'
import { QuestionView } from '../shown/question-view.tsx'
import { practicePageSize, wrongItem, wrongItems } from './practice-queries.ts'
import styles from './practice.module.css'

const columns = (onOpen: (id: string) => void): readonly Column<WrongItem>[] => [
  {
    name: '题目',
    cell: ({ QuestionId, Stem, IsHeld }) =>
      IsHeld ? (
        <span className={styles.note}>正在考试中使用，结束并公布答案后再显示</span>
      ) : (
        <button type="button" className={styles.open} onClick={() => onOpen(QuestionId)}>
          {Stem}
        </button>
      ),
  },
  {
    name: '题型',
    width: '150px',
    cell: ({ Type }) => questionTypeNames[Type].replace(/^\w+ /, ''),
  },
  { name: '学科', width: '130px', cell: ({ DepartmentName }) => DepartmentName },
  { name: '错误次数', width: '90px', figures: true, cell: ({ Wrongs }) => Wrongs },
  {
    name: '下次练习',
    width: '150px',
    cell: ({ DueDay, IsDue, IsHeld, IsMastered }) =>
      IsHeld ? (
        <Tag tone="warning">暂停练习</Tag>
      ) : IsMastered ? (
        <Tag tone="success">已掌握</Tag>
      ) : IsDue ? (
        <Tag tone="apricot">今天</Tag>
      ) : (
        DueDay
      ),
  },
]

/** An item of the book: the question, one's last answer, the right one. */
const WrongDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, refetch } = useQuery(wrongItem(id))
  return (
    <Dialog title="错题" wide onClose={onClose} foot={<Button onClick={onClose}>关闭</Button>}>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height="240px" shape="block" />}
      {data && (
        <QuestionView
          question={data.Question}
          no={1}
          answering={{
            answers: {},
            results: new Map([[data.Result.QuestionId, data.Result]]),
            onChange: () => undefined,
          }}
        />
      )}
    </Dialog>
  )
}

/** The wrong-item book (错题本): what is due first, and what was mastered. */
export const WrongBook = ({ next }: { next: ReactNode }) => {
  const [kind, setKind] = useState<'open' | 'mastered'>('open')
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<string>()
  const isMastered = kind === 'mastered'
  const { data, error, refetch } = useQuery(wrongItems(isMastered, page))
  return (
    <div className={styles.page}>
      <Chips
        label="错题"
        options={[
          { value: 'open', name: '待掌握' },
          { value: 'mastered', name: '已掌握' },
        ]}
        chosen={kind}
        onChoose={(value) => {
          setKind(value)
          setPage(1)
        }}
      />
      <DataTable
        label="错题列表"
        columns={columns(setOpened)}
        rows={data?.List}
        keyOf={({ QuestionId }) => QuestionId}
        error={error}
        onRetry={() => void refetch()}
        empty={
          isMastered ? (
            <Empty
              head="还没有掌握的错题"
              note="一道错题在三个不同的日子都答对，就会移到这里；再答错会重新回到错题本。"
            />
          ) : (
            <Empty head="错题本是空的" note="练习中答错的题会自动收进来，到期再练。" next={next} />
          )
        }
      />
      {data && (
        <Pagination page={page} total={data.Count} size={practicePageSize} onPage={setPage} />
      )}
      {opened !== undefined && <WrongDialog id={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}
