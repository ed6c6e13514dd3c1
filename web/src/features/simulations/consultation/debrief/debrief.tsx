import { askAddress } from '#simulations/kernel'
import { Empty, hasScores, RadarChart, Tag } from '#ui'
import { pointWord } from '@xinglin/simulation/assessment'
import type { SessionReport } from '@xinglin/contract/simulations/consultation'
import { nobody } from '@xinglin/contract/call'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Decisions } from '../appeals/decisions.tsx'
import { useAppealDesk } from '../appeals/use-appeal-desk.tsx'
import { ClassPart } from '../class/class-part.tsx'
import { DebriefItems, Evidence, ScoredLine } from '../scoring/debrief-items.tsx'
import { DebriefPath } from './debrief-path.tsx'
import { DebriefSum } from './debrief-sum.tsx'
import styles from './debrief.module.css'
import { Reflection } from './reflection.tsx'
import { Replay } from './replay.tsx'
import { Understood } from './understood.tsx'
import { caution } from '../session/words.ts'

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {note && <p className={styles.note}>{note}</p>}
    {children}
  </section>
)

/** The debrief (复盘): what the consultation was worth and why, what was missed, how an expert goes, and what to practise next. */
export const Debrief = ({ report, next }: { report: SessionReport; next: ReactNode }) => {
  const { Sheet: sheet, Debrief: debrief, Events: events } = report
  const axes = sheet.dimensions.map(({ name, score }) => ({ name, score }))
  // What hangs on a course is not there for a station.
  const isStation = report.CourseId === nobody
  const appealDesk = useAppealDesk(report)
  const dangers = sheet.caps.length + debrief.harms.length + sheet.deductions.length
  return (
    <div className={styles.debrief}>
      <DebriefSum report={report} next={next} />
      <Decisions report={report} />
      <div className={styles.pair}>
        <Part title="做得好的三点">
          {debrief.best.length === 0 ? (
            <p className={styles.none}>这次还没有拿满分的项目。</p>
          ) : (
            <ul className={styles.list}>
              {debrief.best.map((item) => (
                <ScoredLine key={item.id} item={item} events={events} />
              ))}
            </ul>
          )}
        </Part>
        <Part title="最该改的三点">
          {debrief.mend.length === 0 ? (
            <p className={styles.none}>没有失分的项目。</p>
          ) : (
            <ul className={styles.list}>
              {debrief.mend.map((item) => (
                <ScoredLine key={item.id} item={item} events={events} />
              ))}
            </ul>
          )}
        </Part>
      </div>
      <Part title="八个维度" note="各占12.5%；展开可看每一项的得分、依据和理由。">
        <div className={styles.both}>
          {hasScores(axes) && (
            <div className={styles.radar}>
              <RadarChart axes={axes} />
            </div>
          )}
          <DebriefItems sheet={sheet} events={events} beside={appealDesk.besideItem} />
        </div>
      </Part>
      {!isStation && (
        <Part title="全班分布">
          <ClassPart sessionId={report.SessionId} mine={report.Mine} />
        </Part>
      )}
      {dangers > 0 && (
        <Part title="安全事件">
          <ul className={styles.harms}>
            {sheet.caps.map(({ id, zh, cap, evidence }) => (
              <li key={id}>
                <TriangleAlert size={16} aria-hidden />
                <span>
                  {zh}：总分不超过 {cap} 分
                  <Evidence seqs={evidence} events={events} />
                </span>
              </li>
            ))}
            {debrief.harms.map(({ id, zh, why, seq, penalty }) => (
              <li key={`harm/${id}`}>
                <TriangleAlert size={16} aria-hidden />
                <span>
                  {zh}：{why}（−{pointWord(penalty)}）
                  <Evidence seqs={[seq]} events={events} />
                </span>
              </li>
            ))}
            {sheet.deductions.map(({ zh, points, evidence }) => (
              <li key={zh}>
                <TriangleAlert size={16} aria-hidden />
                <span>
                  {zh}：扣 {pointWord(points)} 分
                  <Evidence seqs={evidence} events={events} />
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={`漏掉的关键信息（${debrief.missed.length}）`}>
        {debrief.missed.length === 0 ? (
          <p className={styles.whole}>
            <CircleCheck size={17} aria-hidden />
            关键病史全部问到。
          </p>
        ) : (
          <ul className={styles.missed}>
            {debrief.missed.map(({ id, zh, question, why, safety }) => (
              <li key={id}>
                <p>
                  <strong>{zh}</strong>
                  {safety && <Tag tone="danger">安全</Tag>}
                </p>
                {question !== '' && <p className={styles.model}>可以这样问：“{question}”</p>}
                <p className={styles.note}>{why}</p>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="专家的路径和我的路径" note="按病程时间（分钟）对照。">
        <DebriefPath debrief={debrief} />
      </Part>
      {debrief.teach.length + debrief.references.length > 0 && (
        <Part title="要点">
          <ul className={styles.teach}>
            {debrief.teach.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          {debrief.references.length > 0 && (
            <p className={styles.note}>参考：{debrief.references.join('；')}</p>
          )}
        </Part>
      )}
      {report.Mine && !isStation && (
        <Part title="反思三问">
          <Reflection report={report} />
        </Part>
      )}
      {debrief.next.length > 0 && (
        <Part title="接下来练什么">
          <ul className={styles.teach}>
            {debrief.next.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="问诊回放">
        {events.length === 0 ? (
          <Empty head="没有记录" />
        ) : (
          <Replay
            opening={report.Opening}
            informant={report.Informant}
            events={events}
            understood={report.Mine ? [] : debrief.understood}
          />
        )}
      </Part>
      {debrief.understood.length > 0 && (
        <Part
          title="每句话被理解为"
          note={
            appealDesk.mayAppeal
              ? '与本意不符的，可以申诉“我问的是…”，由老师判定。'
              : '与本意不符的，下次换个说法。'
          }
        >
          <Understood
            report={report}
            beside={appealDesk.besidePart}
            {...(report.Mine &&
              !isStation && { askAt: (turn) => askAddress(report, 'turn', turn) })}
          />
        </Part>
      )}
      <p className={styles.caution}>
        {report.Reviewed ? '' : '内容待专家审核 · '}
        {caution}
      </p>
      {appealDesk.dialog}
    </div>
  )
}
