import { Button, ButtonLink, longMomentOf, usePageTitle } from '#ui'
import { BookOpen, History, Printer, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { attemptName } from '../report/attempt-words.ts'
import { playerAddress } from '../addresses/moolparam.ts'
import { NextSteps } from './next-steps.tsx'
import type { PlayerData } from './player-queries.ts'
import { itemsOf } from './player-state.ts'
import { detailAddress } from '../addresses/record-addresses.ts'
import { Dimensions } from '../report/dimensions.tsx'
import styles from '../report/report.module.css'
import { ScoreSum } from '../report/score-sum.tsx'
import { ShareReport } from '../report/share-report.tsx'
import { timeSpent } from '../report/time-spent.ts'
import { WhosePaper } from '../report/whose-paper.tsx'

/** 学习报告: the composite and its level, what they rest on, what to do next, and the ways to keep and to show it. */
export const PlayerReport = ({
  player,
  report,
  evidence,
}: {
  player: PlayerData
  report: NonNullable<PlayerData['Report']>
  /** What the score rests on besides, for a course that is not learnt in items. */
  evidence: ReactNode
}) => {
  usePageTitle(`学习报告 — ${player.CourseName}`)
  const [first] = itemsOf(player)
  return (
    <article className={styles.report}>
      <WhosePaper />
      <p className={styles.over}>
        {player.CourseName}
        {player.AttemptNo > 1 && ` · ${attemptName(player.AttemptNo)}`}
      </p>
      <div className={styles.headline}>
        <h1 className={styles.title}>学习报告</h1>
        <div className={styles.actions} data-print="no">
          <ShareReport progressId={player.ProgressId} />
          <Button icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
            打印
          </Button>
        </div>
      </div>
      <ScoreSum
        composite={report.Composite}
        level={report.Level}
        facts={[
          { name: '完成时间', value: longMomentOf(report.FinishedAt) },
          { name: '学习时长', value: timeSpent(player.Seconds) },
          { name: '必修内容', value: `${player.DoneCount}/${player.ItemCount}` },
        ]}
      />
      <Dimensions report={report} />
      {evidence}
      {first && <NextSteps player={player} report={report} />}
      <div className={styles.next}>
        <ButtonLink
          kind="primary"
          to={`/courseDetail/${player.CourseId}`}
          icon={<BookOpen size={17} aria-hidden />}
        >
          返回课程
        </ButtonLink>
        {first && (
          <ButtonLink
            to={playerAddress(player.CourseId, { progressId: player.ProgressId, itemId: first.Id })}
            icon={<RotateCcw size={17} aria-hidden />}
          >
            再看一遍
          </ButtonLink>
        )}
        <ButtonLink to={detailAddress(player.ProgressId)} icon={<History size={17} aria-hidden />}>
          学习记录明细
        </ButtonLink>
      </div>
    </article>
  )
}
