import type { Criterion, Mark } from '@xinglin/contract/simulations/experiment'
import type { KeyboardEvent } from 'react'
import look from './mark-panel.module.css'

const sumOf = (rubric: readonly Criterion[], points: Mark['Points']): number =>
  rubric.reduce((sum, { Id }) => sum + (points[Id] ?? 0), 0)

const isPoint = (value: number, most: number): boolean =>
  value >= 0 && value <= most && Number.isInteger(value * 2)

/** Goes on to the next field of points, and from the last to the comment. */
const onward = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const form = event.currentTarget.closest('[data-marks]')
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-points], textarea') ?? [])]
  fields[fields.indexOf(event.currentTarget) + 1]?.focus()
}

/** Points by criterion, typed: Enter goes on, so that a report is marked without the mouse. */
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
    <div className={look.rubric}>
      {rubric.map(({ Id, Name, Note, Max }) => {
        const given = points[Id]
        const wrong = given !== undefined && !isPoint(given, Max)
        return (
          <div key={Id} className={look.criterion}>
            <label htmlFor={`points-${Id}`}>
              {Name}
              <small>{Note}</small>
            </label>
            {onChange ? (
              <span className={look.points}>
                <input
                  id={`points-${Id}`}
                  data-points
                  type="number"
                  inputMode="decimal"
                  min={0}
                  max={Max}
                  step={0.5}
                  value={given ?? ''}
                  aria-invalid={wrong || undefined}
                  onKeyDown={onward}
                  onChange={({ target: { value } }) => {
                    const { [Id]: _, ...others } = points
                    onChange(value === '' ? others : { ...others, [Id]: Number(value) })
                  }}
                />
                <span aria-hidden>/ {Max}</span>
                {wrong && <em role="alert">0–{Max}，可到半分</em>}
              </span>
            ) : (
              <span className={look.points} id={`points-${Id}`}>
                {given ?? '—'} / {Max}
              </span>
            )}
          </div>
        )
      })}
      <p className={look.sum}>
        教师部分 <strong>{sumOf(rubric, points)}</strong> / {most}
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
