import { ButtonLink, usePageTitle } from '#ui'
import { BookOpen, RotateCcw } from 'lucide-react'
import { playerAddress } from './moolparam.ts'
import type { PlayerData } from './player-queries.ts'
import { itemsOf } from './player-state.ts'
import look from './report.module.css'
import { ReportTable } from './report-table.tsx'
import { levelSentence, shownScore } from './score.ts'
import { timeSpent } from './time-spent.ts'

const day = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** 学习报告: the composite and its level, what they rest on, and what to do next. */
export const Report = ({
  player,
  report,
}: {
  player: PlayerData
  report: NonNullable<PlayerData['Report']>
}) => {
  usePageTitle(`学习报告 — ${player.CourseName}`)
  const [first] = itemsOf(player)
  const assessed = report.Dimensions.filter(({ Score }) => Score !== null).length
  return (
    <article className={look.report}>
      <p className={look.over}>
        {player.CourseName}
        {player.AttemptNo > 1 && ` · 第 ${player.AttemptNo} 轮`}
      </p>
      <h1 className={look.title}>学习报告</h1>
      <div className={look.sum}>
        <p className={look.level}>
          <span className={look.letter}>{report.Level || '—'}</span>
          <span>等级</span>
        </p>
        <div className={look.told}>
          <p className={look.score}>
            <strong>{shownScore(report.Composite)}</strong>
            <span>综合成绩</span>
          </p>
          <p>{levelSentence(report.Level)}</p>
        </div>
        <dl className={look.facts}>
          <div>
            <dt>完成时间</dt>
            <dd>{day.format(new Date(report.FinishedAt))}</dd>
          </div>
          <div>
            <dt>学习时长</dt>
            <dd>{timeSpent(player.Seconds)}</dd>
          </div>
          <div>
            <dt>必修内容</dt>
            <dd>
              {player.DoneCount}/{player.ItemCount}
            </dd>
          </div>
        </dl>
      </div>
      <h2 className={look.head}>八个维度</h2>
      <p className={look.note}>
        {assessed === report.Dimensions.length
          ? '八个维度各占 12.5%。'
          : `本课程设置了 ${assessed} 个维度，综合成绩为它们的平均；未设置的维度不计入总分。`}
      </p>
      <ReportTable dimensions={report.Dimensions} />
      <div className={look.next}>
        <ButtonLink
          kind="primary"
          to={`/CoursePreview/${player.CourseId}`}
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
      </div>
    </article>
  )
}
