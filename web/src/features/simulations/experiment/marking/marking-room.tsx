import {
  SkeletonText,
  Button,
  ButtonLink,
  Card,
  Failure,
  longMomentOf,
  PageHead,
  SelectField,
  usePageTitle,
} from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useState } from 'react'
import { caution } from '../session/words.ts'
import { MachineMark } from './machine-mark.tsx'
import { MarkingDesk } from './marking-desk.tsx'
import { markingOf, type Marking } from './marking-queries.ts'
import styles from './marking-room.module.css'
import { inOrder } from './remark-list.tsx'
import { RemarkedText } from './remarked-text.tsx'
import { StateTag } from './report-state.tsx'
import { ReturnedReport } from './returned-report.tsx'
import { ReleasedMark } from './released-mark.tsx'

const outcomeWord = ({ Outcome }: Marking['Versions'][number]): string => {
  if (Outcome === 'returned') return '，已退回'
  return Outcome === 'marked' ? '，已批阅' : ''
}

const Reading = ({
  marking,
  addressOf,
}: {
  marking: Marking
  addressOf: (sessionId: string) => string
}) => (
  <>
    <div className={styles.desk}>
      <Card roomy>
        <RemarkedText
          marking={marking}
          annotations={inOrder(marking.Told?.Mark.Annotations ?? [])}
        />
      </Card>
      <Card roomy>
        <ReleasedMark marking={marking} />
        {!marking.Mine && <MachineMark marking={marking} addressOf={addressOf} />}
      </Card>
    </div>
    {marking.Draft && marking.Version === marking.Versions.length && (
      <ReturnedReport key={marking.Version} marking={marking} draft={marking.Draft} />
    )}
  </>
)

/** One report: on the desk of its teacher, or as whoever wrote it and those who run the school read it. */
export const MarkingRoom = ({
  sessionId,
  list,
  addressOf,
  fullOf,
  onNext,
}: {
  sessionId: string
  /** Where the list is. */
  list: string
  addressOf: (sessionId: string) => string
  /** Where the recording’s own sheet of a report is read. */
  fullOf: (marking: Marking) => string
  onNext: (sessionId: string | undefined) => void
}) => {
  const [version, show] = useState(0)
  const { data, error, isFetchedAfterMount, refetch } = useQuery(markingOf(sessionId, version))
  usePageTitle(data ? `实验报告：${data.Title} — ${data.Learner}` : '实验报告')
  const back = (
    <ButtonLink icon={<ArrowLeft size={16} aria-hidden />} to={list}>
      返回列表
    </ButtonLink>
  )
  // A form begins with the mark that stands now: what is remembered may be from before it was given.
  const isNow = isFetchedAfterMount && data !== undefined
  if (!isNow && !error) return <SkeletonText lines={10} />
  if (!isNow)
    return (
      <Failure head="报告暂时看不到" error={error} onRetry={() => void refetch()} other={back} />
    )
  const isNewest = data.Version === data.Versions.length
  const mayMark = data.MayMark && isNewest
  return (
    <div className={styles.room}>
      <PageHead
        title={`${data.Mine ? '' : `${data.Learner}：`}${data.Title}`}
        note={`${data.CourseName} · 第 ${data.No} 次实验 · ${caution}`}
      >
        {back}
      </PageHead>
      <div className={styles.bar} data-print="no">
        <StateTag state={data.State} />
        <SelectField
          compact
          label="版本"
          options={data.Versions.toReversed().map((one) => ({
            value: String(one.No),
            name: `第 ${one.No} 版，${longMomentOf(one.HandedAt)}，机器 ${scoreWord(one.Machine)}${outcomeWord(one)}`,
          }))}
          value={String(data.Version)}
          onChoose={(no) => show(Number(no))}
        />
        <ButtonLink size="small" kind="plain" to={fullOf(data)}>
          数据与各项得分
        </ButtonLink>
        <Button
          size="small"
          kind="plain"
          icon={<Printer size={15} aria-hidden />}
          onClick={() => window.print()}
        >
          打印
        </Button>
      </div>
      {mayMark ? (
        <MarkingDesk
          key={`${sessionId} ${data.Version}`}
          marking={data}
          addressOf={addressOf}
          onNext={onNext}
        />
      ) : (
        <Reading marking={data} addressOf={addressOf} />
      )}
    </div>
  )
}
