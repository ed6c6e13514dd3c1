import { longMomentOf } from '#ui'
import { pointWord } from '@xinglin/simulation/assessment'
import type { Judged, SessionReport } from '@xinglin/contract/simulations/consultation'
import { meaningWord } from '../meanings/meaning-words.ts'
import { AppealTag } from './appeal-sign.tsx'
import styles from './decisions.module.css'

const saidIn = ({ Debrief: { understood } }: SessionReport, seq: number): string =>
  understood.find((turn) => turn.seq === seq)?.text ?? ''

/** What the engine took a part for by itself. */
const takenFor = ({ Machine: machine }: SessionReport, seq: number, part: number): string => {
  const utterance = machine?.Understood.find((turn) => turn.seq === seq)?.said
  const words = utterance?.filter((one) => one.part === part).map(({ key }) => meaningWord(key))
  return words?.filter(Boolean).join('、') || '没听明白'
}

const Change = ({ report, judged: { About: about } }: { report: SessionReport; judged: Judged }) =>
  about.Kind === 'item' ? (
    <>
      <strong>{about.Name}</strong>：{pointWord(about.From)} 分改为 {pointWord(about.To)} 分
    </>
  ) : (
    <>
      “{saidIn(report, about.Seq)}”：机器理解为“{takenFor(report, about.Seq, about.Part)}
      ”，老师判定为
      <strong>“{meaningWord(about.Key)}”</strong>
    </>
  )

/** What was appealed of a report and what teachers decided, beside what the engine had: nothing where there is nothing. */
export const Decisions = ({ report }: { report: SessionReport }) => {
  const { Judged: judged, Appeals: appeals, Machine: machine } = report
  const waiting = appeals.filter(({ State }) => State !== 'accepted')
  if (judged.length + appeals.length === 0) return null
  return (
    <section className={styles.decisions} aria-labelledby="decisions">
      <h2 id="decisions">申诉与人工评定</h2>
      {machine && (
        <p className={styles.sums}>
          机器评分 <strong>{machine.Sheet.composite}</strong>（{machine.Sheet.level}），人工评定后{' '}
          <strong>{report.Sheet.composite}</strong>（{report.Sheet.level}）
        </p>
      )}
      <ul className={styles.list}>
        {judged.map((one) => (
          <li key={one.At}>
            <p>
              <Change report={report} judged={one} />
            </p>
            <p className={styles.who}>
              {one.Appealed && <AppealTag state="accepted" />}
              {one.By} · {longMomentOf(one.At)} · 总分 {one.Before} → {one.After}
              {one.Reason !== '' && ` · ${one.Reason}`}
            </p>
          </li>
        ))}
        {waiting.map((one) => (
          <li key={one.Id}>
            <p>
              <strong>{one.About.Kind === 'item' ? one.Title : `“${one.Title}”`}</strong>
              {one.About.Kind === 'sentence' &&
                one.About.Meant !== '' &&
                `：我问的是“${meaningWord(one.About.Meant)}”`}
              {one.Words !== '' && `（${one.Words}）`}
            </p>
            <p className={styles.who}>
              <AppealTag state={one.State} />
              {one.State === 'declined'
                ? `${one.Decider} · ${longMomentOf(one.DecidedAt ?? one.CreatedAt)} · ${one.Reason}`
                : `${longMomentOf(one.CreatedAt)} 提交`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
