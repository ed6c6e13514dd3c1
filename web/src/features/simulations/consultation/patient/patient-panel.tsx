import { Tag } from '#ui'
import { type Line, lastLine, vitalsOf } from '../session/log-lines.ts'
import styles from './patient-panel.module.css'
import { Portrait } from './portrait/portrait.tsx'
import type { Event, Known } from '../session/queries.ts'
import { VitalSigns } from './vital-signs.tsx'
import { speakerFor } from '../session/speaker.ts'
import { ageWord, caution } from '../session/words.ts'

const sexWord = (gender: number) => (gender === 0 ? '女' : '男')

/** Whoever speaks for the patient: the mood that is known is theirs, and nothing is known of the patient's own. */
const speakerOf = ({ patient }: Known) => {
  const speaker = speakerFor(patient)
  return speaker && { ...speaker, mood: patient.mood }
}

const sitterOf = (view: Known) =>
  speakerOf(view) ? { ...view.patient, mood: '平静' } : view.patient

/** Who is drawn, in words. */
const portraitName = (view: Known) => {
  const { gender, mood } = view.patient
  const who = `患者画像：${sexWord(gender)}，${ageWord(view.patient)}`
  return speakerOf(view) ? `${who}，与${view.patient.informant}同来` : `${who}，神情${mood}`
}

const moodWord = (view: Known) =>
  speakerOf(view) ? `${view.patient.informant}：${view.patient.mood}` : view.patient.mood

/** The patient beside the conversation: face, bedside card, what was said last, vital signs. */
export const PatientPanel = ({
  view,
  events,
  lines,
  slim = false,
}: {
  view: Known
  events: readonly Event[]
  lines: readonly Line[]
  /** One row on top of the page instead of a column beside it. */
  slim?: boolean
}) => {
  const { patient } = view
  const spoken = lastLine(lines)
  const known = vitalsOf(view, events)
  const name = patient.name ?? '姓名未问'
  if (slim) {
    return (
      <div className={styles.strip}>
        <div className={styles.small}>
          <Portrait sitter={sitterOf(view)} speaker={speakerOf(view)} name={portraitName(view)} />
        </div>
        <div className={styles.words}>
          <p className={styles.who}>
            <strong>{name}</strong> {sexWord(patient.gender)} {ageWord(patient)}
            <Tag>{moodWord(view)}</Tag>
          </p>
          <p className={styles.caution}>{caution}</p>
          {known && (
            <p className={styles.figures}>
              P {Math.round(known.vitals.P)} · BP {Math.round(known.vitals.SBP)}/
              {Math.round(known.vitals.DBP)} · SpO₂ {Math.round(known.vitals.SpO2)}%
            </p>
          )}
        </div>
      </div>
    )
  }
  return (
    <div className={styles.panel}>
      <div className={styles.picture}>
        <Portrait sitter={sitterOf(view)} speaker={speakerOf(view)} name={portraitName(view)} />
        <span className={styles.mood}>{moodWord(view)}</span>
      </div>
      {/* Also while one is examining or writing: whatever the patient says is read here. */}
      <p className={styles.caption}>
        {speakerFor(patient) && <strong>{patient.informant}：</strong>}
        {spoken?.gesture && <span className={styles.gesture}>（{spoken.gesture}）</span>}
        {spoken?.text}
      </p>
      <dl className={styles.card}>
        <div>
          <dt>姓名</dt>
          <dd>{patient.name ?? '未问'}</dd>
        </div>
        <div>
          <dt>性别 / 年龄</dt>
          <dd>
            {sexWord(patient.gender)} / {ageWord(patient)}
          </dd>
        </div>
        {speakerFor(patient) && (
          <div>
            <dt>陈述者</dt>
            <dd>{patient.informant}</dd>
          </div>
        )}
        <div>
          <dt>就诊地点</dt>
          <dd>
            {view.department} · {view.scene}
          </dd>
        </div>
        <div className={styles.state}>
          <dt>就诊时情况</dt>
          <dd>{patient.medicalCondition}</dd>
        </div>
      </dl>
      <VitalSigns known={known} />
    </div>
  )
}
