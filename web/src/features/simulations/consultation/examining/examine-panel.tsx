import { Button, Chips, classes, SearchField, Tag } from '#ui'
import {
  type Examination,
  examinationOf,
  examinations,
  isFound,
  type Region,
  regions,
  techniques,
} from '@xinglin/simulation/catalogue'
import { Check } from 'lucide-react'
import { useMemo, useState } from 'react'
import { BodyMap } from './body/body-map.tsx'
import styles from './examine-panel.module.css'
import type { Event, Known } from '../session/queries.ts'
import { Phonogram } from './sound/phonogram.tsx'
import type { Deed } from '../session/use-consultation.ts'

type Finding = Extract<Event['observations'][number], { type: 'finding' }>

const findingsOf = (events: readonly Event[]): ReadonlyMap<string, Finding> =>
  new Map(
    events
      .flatMap(({ observations }) => observations)
      .flatMap((one) => (one.type === 'finding' ? [[one.item, one] as const] : [])),
  )

/** What can be examined on this patient; a man has no breasts to palpate, a grown-up no fontanelle. */
const possibleOn = ({ patient: { gender, age } }: Known) =>
  examinations.filter(
    ({ sex, child }) => (sex === undefined || sex === gender) && (child === undefined || age < 14),
  )

const Row = ({
  one,
  finding,
  pending,
  closed,
  onExamine,
}: {
  one: Examination
  finding: Finding | undefined
  pending: boolean
  closed: boolean
  onExamine: () => void
}) => (
  <li className={classes(styles.row, finding && styles.done)}>
    <div className={styles.head}>
      <span className={styles.name}>
        {finding && <Check size={15} aria-hidden />}
        {one.zh}
      </span>
      <span className={styles.technique}>
        <Tag>{techniques[one.technique]}</Tag>
      </span>
      <span className={styles.minutes}>{one.minutes}分钟</span>
      <Button
        size="small"
        pending={pending}
        disabled={closed}
        aria-label={`${finding ? '复查' : '检查'}：${one.zh}`}
        onClick={onExamine}
      >
        {finding ? '复查' : '检查'}
      </Button>
    </div>
    {finding && (
      <output className={styles.finding}>
        <p>{finding.text}</p>
        {finding.sound && (
          <>
            {finding.sound.kind === 'breath' && finding.sound.where && (
              <p className={styles.where}>听诊部位：{finding.sound.where}</p>
            )}
            <Phonogram sound={finding.sound} name={one.zh} />
          </>
        )}
      </output>
    )}
  </li>
)

/** Examining: where on the body, and the same as a list that is searched; each finding stands by its examination, what is heard can be heard. */
export const ExaminePanel = ({
  view,
  events,
  closed,
  onDeed,
}: {
  view: Known
  events: readonly Event[]
  closed: boolean
  onDeed: (deed: Deed) => Promise<unknown>
}) => {
  const [region, setRegion] = useState<Region | ''>('')
  const [words, setWords] = useState('')
  const [pending, setPending] = useState('')
  const findings = useMemo(() => findingsOf(events), [events])
  const possible = useMemo(() => possibleOn(view), [view])
  const shown = possible.filter(
    (one) => (words === '' ? region === '' || one.region === region : true) && isFound(one, words),
  )
  const done: Partial<Record<Region, number>> = {}
  for (const id of view.examined) {
    const where = examinationOf(id)?.region
    if (where) done[where] = (done[where] ?? 0) + 1
  }
  const present = (Object.keys(regions) as Region[]).filter((one) =>
    possible.some((exam) => exam.region === one),
  )
  const examine = async (item: string) => {
    if (pending) return
    setPending(item)
    await onDeed({ type: 'examine', item })
    setPending('')
  }
  return (
    <div className={styles.panel}>
      <div className={styles.map}>
        <BodyMap
          age={view.patient.age}
          chosen={region}
          done={done}
          onChoose={(one) => setRegion(one === region ? '' : one)}
        />
      </div>
      <div className={styles.list}>
        <SearchField label="搜索查体项目（可用拼音）" value={words} onSearch={setWords} />
        <Chips
          label="检查部位"
          quiet
          slim
          options={[
            { value: '', name: '全部' },
            ...present.map((one) => ({ value: one, name: regions[one] })),
          ]}
          chosen={region}
          onChoose={(one) => setRegion(one)}
        />
        {present
          .filter((one) => shown.some((exam) => exam.region === one))
          .map((one) => (
            <section key={one}>
              <h2 className={styles.region}>{regions[one]}</h2>
              <ul className={styles.rows}>
                {shown
                  .filter((exam) => exam.region === one)
                  .map((exam) => (
                    <Row
                      key={exam.id}
                      one={exam}
                      finding={findings.get(exam.id)}
                      pending={pending === exam.id}
                      closed={closed}
                      onExamine={() => void examine(exam.id)}
                    />
                  ))}
              </ul>
            </section>
          ))}
        {shown.length === 0 && <p className={styles.none}>没有这个查体项目</p>}
      </div>
    </div>
  )
}
