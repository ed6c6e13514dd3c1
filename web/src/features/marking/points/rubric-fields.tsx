import { type Criterion, isInTenths, type Mark } from '@xinglin/contract/marking'
import { pointWord } from '@xinglin/simulation/assessment'
import type { KeyboardEvent } from 'react'
import styles from './points.module.css'

const tenths = (points: number): number => Math.round(points * 10)

const sumOf = (rubric: readonly Criterion[], points: Mark['Points']): number =>
  rubric.reduce((sum, { Id }) => sum + tenths(points[Id] ?? 0), 0) / 10

const isPoint = (value: number, most: number): boolean =>
  value >= 0 && value <= most && isInTenths(value)

/** Goes on to the next field of points, and from the last to the comment. */
const onward = (field: HTMLInputElement) => {
  const form = field.closest('[data-marks]')
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-points], textarea') ?? [])]
  fields[fields.indexOf(field) + 1]?.focus()
}

/** The level one step up or down from some points; the nearest where they are none's. */
const stepped = (levels: readonly { readonly Points: number }[], points: number, by: 1 | -1) => {
  const rising = levels.map((one) => one.Points).toSorted((a, b) => a - b)
  return by === 1 ? rising.find((one) => one > points) : rising.findLast((one) => one < points)
}

const Levels = ({
  criterion: { Name, Levels: levels = [] },
  given,
  onGive,
}: {
  criterion: Criterion
  given: number | undefined
  onGive: (points: number) => void
}) => (
  <fieldset className={styles.levels} aria-label={`${Name}的等级`}>
    {levels.map((level) => (
      <button
        key={level.Name}
        type="button"
        title={level.Note}
        aria-pressed={given === level.Points}
        onClick={() => onGive(level.Points)}
      >
        {level.Name} {pointWord(level.Points)}
      </button>
    ))}
  </fieldset>
)

const PointsField = ({
  criterion: { Id, Max, Levels: levels = [] },
  given,
  onGive,
}: {
  criterion: Criterion
  given: number | undefined
  onGive: (points: number | undefined) => void
}) => {
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      onward(event.currentTarget)
    }
    if (levels.length > 0 && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      const up = event.key === 'ArrowUp'
      const next = stepped(levels, given ?? (up ? -1 : Max + 1), up ? 1 : -1)
      if (next !== undefined) onGive(next)
    }
  }
  const wrong = given !== undefined && !isPoint(given, Max)
  return (
    <span className={styles.points}>
      <input
        id={`points-${Id}`}
        data-points
        type="number"
        inputMode="decimal"
        min={0}
        max={Max}
        step={0.1}
        value={given ?? ''}
        aria-invalid={wrong || undefined}
        onKeyDown={pressed}
        onChange={({ target: { value } }) => onGive(value === '' ? undefined : Number(value))}
      />
      <span aria-hidden>/ {Max}</span>
      {wrong && <em role="alert">0–{Max}，最多一位小数</em>}
    </span>
  )
}

/** Points by criterion, typed or by level: Enter goes on, so that a work is marked without the mouse. */
export const RubricFields = ({
  rubric,
  points,
  onChange,
}: {
  rubric: readonly Criterion[]
  points: Mark['Points']
  /** Absent where it is read alone. */
  onChange?: (points: Mark['Points']) => void
}) => {
  const most = rubric.reduce((sum, { Max }) => sum + Max, 0)
  return (
    <div className={styles.rubric}>
      {rubric.map((criterion) => {
        const { Id, Name, Note, Max, Levels: levels = [] } = criterion
        const given = points[Id]
        const level = levels.find((one) => one.Points === given)
        const give = (value: number | undefined) => {
          const { [Id]: _, ...others } = points
          onChange?.(value === undefined ? others : { ...others, [Id]: value })
        }
        return (
          <div key={Id} className={styles.criterion}>
            {onChange ? (
              <>
                <label htmlFor={`points-${Id}`}>
                  {Name}
                  <small>{Note}</small>
                </label>
                <PointsField criterion={criterion} given={given} onGive={give} />
                {levels.length > 0 && <Levels criterion={criterion} given={given} onGive={give} />}
              </>
            ) : (
              <>
                <span>
                  {Name}
                  <small>{level ? `${level.Name}：${level.Note}` : Note}</small>
                </span>
                <span className={styles.points}>
                  {given === undefined ? '—' : pointWord(given)} / {Max}
                </span>
              </>
            )}
          </div>
        )
      })}
      <p className={styles.sum}>
        合计 <strong>{pointWord(sumOf(rubric, points))}</strong> / {most}
      </p>
    </div>
  )
}

/** Whether every criterion has points that it may have. */
export const isRated = (rubric: readonly Criterion[], points: Mark['Points']): boolean =>
  rubric.every(({ Id, Max }) => {
    const given = points[Id]
    return given !== undefined && isPoint(given, Max)
  })
