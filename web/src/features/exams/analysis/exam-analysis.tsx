import { Skeleton, Button, ButtonLink, Chips, Empty, Failure, PageHead, useAddressState } from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  type CountedAttempt,
  countedAttemptNames,
  type ExamAnalysis,
  type ItemFigures,
} from '@xinglin/contract/exams'
import { useState } from 'react'
import type { ScheduleAddresses } from '../schedule/addresses.ts'
import styles from './analysis.module.css'
import { AnalysisHead } from './analysis-head.tsx'
import { allowedAnalysis, examAnalysis, defaultAnalysis } from './analysis-queries.ts'
import { offerAnalysis } from './analysis-sheet.ts'
import { ItemDrawer } from './item-drawer.tsx'
import { notesOn } from './item-notes.ts'
import { ItemTable } from './item-table.tsx'

const scopeOf = ({ Classes }: ExamAnalysis, classId: string, take: string): string =>
  `${Classes.find(({ Id }) => Id === classId)?.Name ?? '全部考生'}，${countedAttemptNames[take as CountedAttempt]}作答`

/** 成绩分析: what the answers to an examination say of it and of each of its items. */
export const ExamAnalysisPage = ({
  examId,
  addresses,
}: {
  examId: string
  addresses: ScheduleAddresses
}) => {
  const [state, change] = useAddressState(defaultAnalysis, allowedAnalysis)
  const [open, setOpen] = useState<ItemFigures>()
  const { data, error, refetch, isPlaceholderData } = useQuery(examAnalysis(examId, state))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="480px" shape="block" />
  const noted = data.Items.filter((item) => notesOn(item).length > 0)
  return (
    <>
      <PageHead title={`成绩分析：${data.Name}`}>
        <ButtonLink to={addresses.one(examId)}>返回考试</ButtonLink>
        <Button
          disabled={data.Examinees === 0}
          onClick={() => void offerAnalysis(data, scopeOf(data, state.class, state.take))}
        >
          导出
        </Button>
      </PageHead>
      {data.Examinees === 0 && state.class === '' ? (
        <Empty head="还没有可分析的作答" note="有考生交卷并计分后，这里显示成绩分布与试题分析。" />
      ) : (
        <>
          <AnalysisHead analysis={data} state={state} onChange={change} />
          <Chips
            label="试题"
            quiet
            slim
            options={[
              { value: 'all', name: `全部试题 ${data.Items.length}` },
              { value: 'noted', name: `需要关注 ${noted.length}` },
            ]}
            chosen={state.show}
            onChoose={(show) => change({ show })}
          />
          <div className={styles.items}>
            <ItemTable
              items={state.show === 'noted' ? noted : data.Items}
              stale={isPlaceholderData}
              order={{
                by: state.by,
                descending: state.desc !== '',
                onOrder: (by, descending) => change({ by, desc: descending ? '1' : '' }),
              }}
              onOpen={setOpen}
            />
          </div>
        </>
      )}
      {open && (
        <ItemDrawer
          item={open}
          address={open.Type === 'station' ? undefined : addresses.question(open.QuestionId)}
          regrade={
            data.MayRegrade && open.Type !== 'station'
              ? addresses.regrade(examId, open.UnitId)
              : undefined
          }
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
