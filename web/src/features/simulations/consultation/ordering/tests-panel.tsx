import { Button, Checkbox, Chips, SearchField } from '#ui'
import { isFound, type Test, testOf, tests } from '@xinglin/simulation/catalogue'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import type { Known } from '../session/queries.ts'
import { ResultCard } from './result-card.tsx'
import styles from './tests-panel.module.css'
import { useFocusKept } from '../session/use-focus-kept.ts'
import type { Deed } from '../session/use-consultation.ts'
import { minutesWord } from '../session/words.ts'

const kinds = [
  { value: '', name: '全部' },
  { value: 'tracing', name: '心电与床旁' },
  { value: 'laboratory', name: '检验' },
  { value: 'imaging', name: '影像与内镜' },
] as const

/** What is still to be read comes first, then the newest. */
const inSight = ({ results, readings }: Known) => {
  const waits = ({ test, toRead }: (typeof results)[number]) => toRead && !readings[test]
  const newest = results.toReversed()
  return [...newest.filter(waits), ...newest.filter((one) => !waits(one))]
}

type Kind = (typeof kinds)[number]['value']

const waits = [5, 15, 30, 60] as const

const Waiting = ({
  view,
  pending,
  onWait,
}: {
  view: Known
  pending: boolean
  onWait: (minutes: number) => void
}) => {
  const next = Math.min(...view.pending.map(({ readyAt }) => readyAt))
  // Both are whole minutes, cut: one more is sure to be enough.
  const left = Math.min(180, Math.max(1, next - view.minute + 1))
  return (
    <section className={styles.waiting} aria-label="等待结果">
      <h2>
        <Clock size={15} aria-hidden />
        等待结果
      </h2>
      <ul>
        {view.pending.map(({ test, readyAt }) => (
          <li key={test}>
            {testOf(test)?.zh ?? test}
            <span>约{minutesWord(Math.max(0, readyAt - view.minute))}后</span>
          </li>
        ))}
      </ul>
      {/* Time does not pass by itself: while one talks and examines, tests run on. */}
      <p>问诊、查体时检查照常进行；也可以等：</p>
      <div className={styles.deeds}>
        <Button size="small" kind="primary" pending={pending} onClick={() => onWait(left)}>
          等到下一项结果（{minutesWord(left)}）
        </Button>
        {waits.map((minutes) => (
          <Button key={minutes} size="small" disabled={pending} onClick={() => onWait(minutes)}>
            {minutesWord(minutes)}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Ordering tests: several at once, with what they cost and how long they take; waiting; and the results. */
export const TestsPanel = ({
  view,
  closed,
  onDeed,
}: {
  view: Known
  closed: boolean
  onDeed: (deed: Deed) => Promise<unknown>
}) => {
  const [kind, setKind] = useState<Kind>('')
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [pending, setPending] = useState(false)
  const { place, keep: keepFocus } = useFocusKept<HTMLDivElement>()
  const ordered = new Set(view.pending.map(({ test }) => test))
  const done = new Set(view.results.map(({ test }) => test))
  const shown = tests.filter(
    (one) =>
      (one.sex === undefined || one.sex === view.patient.gender) &&
      (words !== '' || kind === '' || one.kind === kind) &&
      isFound(one, words),
  )
  const basket = chosen.flatMap((id) => testOf(id) ?? [])
  const run = async (deed: Deed) => {
    if (pending) return undefined
    setPending(true)
    const done = await onDeed(deed)
    setPending(false)
    keepFocus()
    return done
  }
  const order = async () => {
    if ((await run({ type: 'order', tests: chosen })) !== undefined) setChosen([])
  }
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const row = (one: Test) => (
    <li key={one.id} className={styles.row}>
      <Checkbox
        checked={chosen.includes(one.id) || ordered.has(one.id)}
        disabled={ordered.has(one.id) || closed}
        onChange={() => toggle(one.id)}
      >
        {one.zh}
      </Checkbox>
      <span className={styles.figures}>
        {ordered.has(one.id)
          ? '已开'
          : `${done.has(one.id) ? '可复查 · ' : ''}${one.cost}元 · ${minutesWord(one.minutes)}`}
      </span>
    </li>
  )
  return (
    <div ref={place} className={styles.panel} tabIndex={-1}>
      {view.pending.length > 0 && !closed && (
        <Waiting
          view={view}
          pending={pending}
          onWait={(minutes) => void run({ type: 'wait', minutes })}
        />
      )}
      {view.results.length > 0 && (
        <section className={styles.results} aria-label="检查结果">
          {inSight(view).map((result) => (
            <ResultCard
              key={`${result.test}/${result.minute}`}
              result={result}
              reading={view.readings[result.test]}
              report={view.reports[result.test]}
              closed={closed}
              onRead={(findings) => run({ type: 'read', test: result.test, findings })}
            />
          ))}
        </section>
      )}
      <section className={styles.catalogue} aria-label="开检查">
        <h2 className={styles.head}>
          开检查<span>已花费 {view.cost} 元</span>
        </h2>
        <SearchField label="搜索检查项目（可用拼音）" value={words} onSearch={setWords} />
        <Chips label="检查类别" quiet slim options={kinds} chosen={kind} onChoose={setKind} />
        <ul className={styles.rows}>{shown.map(row)}</ul>
        {shown.length === 0 && <p className={styles.none}>没有这项检查</p>}
      </section>
      {basket.length > 0 && (
        <div className={styles.basket}>
          <p>
            已选 {basket.length} 项，共 {basket.reduce((sum, { cost }) => sum + cost, 0)} 元，最长约
            {minutesWord(Math.max(...basket.map(({ minutes }) => minutes)))}
          </p>
          <Button size="small" onClick={() => setChosen([])}>
            清空
          </Button>
          <Button size="small" kind="primary" pending={pending} onClick={() => void order()}>
            开具检查
          </Button>
        </div>
      )}
    </div>
  )
}
