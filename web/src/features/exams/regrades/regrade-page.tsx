import {
  Skeleton,
  Button,
  ButtonLink,
  Card,
  type Column,
  DataTable,
  Empty,
  Failure,
  PageHead,
  Tag,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type Regrade, type RegradeItem } from '@xinglin/contract/exams'
import { questionTypeNames } from '@xinglin/contract/questions'
import { useState } from 'react'
import { itemNo } from '../analysis/item-notes.ts'
import type { ScheduleAddresses } from '../schedule/addresses.ts'
import { correctionWords } from './correction-form.ts'
import { DecideDrawer } from './decide-drawer.tsx'
import { ProposeDrawer } from './propose-drawer.tsx'
import { RegradeList } from './regrade-list.tsx'
import { examRegrades } from './regrade-queries.ts'
import styles from './regrades.module.css'

const columnsOf = (
  waiting: ReadonlySet<string>,
  onPropose: ((item: RegradeItem) => void) | undefined,
): readonly Column<RegradeItem>[] => [
  { name: '题号', width: '76px', cell: itemNo },
  {
    name: '题干',
    cell: ({ Stem }) => <span className={styles.short}>{Stem || '（无文字）'}</span>,
  },
  {
    name: '题型',
    width: '96px',
    secondary: true,
    cell: ({ Type }) => questionTypeNames[Type].split(' ')[0],
  },
  {
    name: '分值',
    width: '70px',
    figures: true,
    cell: ({ Points, Current }) =>
      Current?.Treatment === 'void' ? '—' : (Current?.Points ?? Points),
  },
  {
    name: '判分',
    width: '190px',
    cell: (item) =>
      item.Current && correctionWords(item.Current, item) !== '按原答案计分' ? (
        <Tag tone="warning">{correctionWords(item.Current, item)}</Tag>
      ) : (
        '按原答案'
      ),
  },
  {
    name: '操作',
    unnamed: true,
    width: '116px',
    cell: (item) =>
      waiting.has(item.UnitId) ? (
        <Tag>待确认</Tag>
      ) : (
        onPropose && (
          <Button
            size="small"
            kind="plain"
            aria-label={`重新判分第${itemNo(item)}题`}
            onClick={() => onPropose(item)}
          >
            重新判分
          </Button>
        )
      ),
  },
]

/** 重新判分: what items of an examination count otherwise than their questions say, proposed by one and applied by another. */
export const RegradePage = ({
  examId,
  addresses,
}: {
  examId: string
  addresses: ScheduleAddresses
}) => {
  const [{ item: unitId }, setAddress] = useAddressState({ item: '' })
  const [deciding, setDeciding] = useState<Regrade>()
  const { data, error, refetch } = useQuery(examRegrades(examId))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="480px" shape="block" />
  const itemOf = (id: string) => data.Items.find(({ UnitId }) => UnitId === id)
  const waiting = data.Regrades.filter(({ State }) => State === 'proposed')
  const waitingUnits = new Set(waiting.map(({ UnitId }) => UnitId))
  const proposed = data.MayPropose && !waitingUnits.has(unitId) ? itemOf(unitId) : undefined
  const decided = deciding && itemOf(deciding.UnitId)
  return (
    <>
      <PageHead
        title={`重新判分：${data.Name}`}
        note="更正答案或分值，或让一道题全体给分、不计分。先看影响谁，再由另一人确认；试卷与原来的成绩都保留。"
      >
        <ButtonLink to={addresses.one(examId)}>返回考试</ButtonLink>
        <ButtonLink to={addresses.analysis(examId)}>成绩分析</ButtonLink>
      </PageHead>
      <div className={styles.page}>
        {data.Regrades.length > 0 && (
          <Card className={styles.card}>
            <h2 className={styles.head}>
              记录{waiting.length > 0 && <Tag tone="warning">{waiting.length} 项待确认</Tag>}
            </h2>
            <RegradeList
              examId={examId}
              regrades={data.Regrades}
              items={data.Items}
              mayConfirm={data.MayConfirm}
              onDecide={setDeciding}
            />
          </Card>
        )}
        <DataTable
          label="试题"
          columns={columnsOf(
            waitingUnits,
            data.MayPropose ? ({ UnitId }) => setAddress({ item: UnitId }) : undefined,
          )}
          rows={data.Items}
          keyOf={({ UnitId }) => UnitId}
          least="760px"
          empty={<Empty head="试卷里没有试题" />}
        />
      </div>
      {proposed && (
        <ProposeDrawer
          key={proposed.UnitId}
          examId={examId}
          item={proposed}
          onClose={() => setAddress({ item: '' })}
        />
      )}
      {deciding && decided && (
        <DecideDrawer
          key={deciding.Id}
          examId={examId}
          item={decided}
          regrade={deciding}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  )
}
