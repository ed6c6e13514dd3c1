import type { RecordedFigure as Figure } from '@xinglin/contract/questions'
import { useId, useState } from 'react'
import styles from './recorded-figure.module.css'

const width = 720
const left = 52
const right = 8
const rowHeight = 150
const foot = 26
/** So many lines of the grid have a figure. */
const maxLabels = 13

type Strip = Figure['Strips'][number]

const decimals = (step: number): number => Math.max(0, Math.ceil(-Math.log10(step) - 1e-9))

const spoken = (value: number, step: number): string => value.toFixed(decimals(step))

/** A step of 1, 2 or 5 that parts a range into about four. */
const stepOf = (span: number): number => {
  const rough = span / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power
}

const levelsOf = ({ Least, Most }: Strip): { step: number; levels: number[] } => {
  const step = stepOf(Most - Least)
  const first = Math.ceil(Least / step)
  const count = Math.floor(Most / step) - first + 1
  return { step, levels: Array.from({ length: count }, (_, at) => (first + at) * step) }
}

const Row = ({ strip, top, clip }: { strip: Strip; top: number; clip: string }) => {
  const { Least, Most, Samples, Name, Unit } = strip
  const y = (value: number) =>
    top + rowHeight - 8 - ((value - Least) / (Most - Least)) * (rowHeight - 28)
  const x = (at: number) => left + (at / Samples.length) * (width - left - right)
  const { step, levels } = levelsOf(strip)
  return (
    <g>
      <text className={styles.name} x={left} y={top + 13}>
        {Name}（{Unit}）
      </text>
      {levels.map((level) => (
        <g key={level}>
          <path className={styles.grid} d={`M${left} ${y(level)}H${width - right}`} />
          <text className={styles.level} x={left - 6} y={y(level) + 4} textAnchor="end">
            {spoken(level, step)}
          </text>
        </g>
      ))}
      <path
        className={styles.trace}
        clipPath={`url(#${clip})`}
        d={Samples.map(
          (value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`,
        ).join('')}
      />
    </g>
  )
}

/** A curve to be read: its channels over a common time, with a cursor that says where it stands. */
export const RecordedFigure = ({ figure }: { figure: Figure }) => {
  const { Name, Length, TimeUnit, Grid, Strips } = figure
  const id = useId()
  const [cursor, setCursor] = useState<number>()
  const count = Strips[0]?.Samples.length ?? 1
  const height = Strips.length * rowHeight + foot
  const x = (time: number) => left + (time / Length) * (width - left - right)
  const lines = Array.from({ length: Math.floor(Length / Grid + 1e-6) + 1 }, (_, at) => at * Grid)
  const every = Math.ceil(lines.length / maxLabels)
  const step = Length / count
  const reading =
    cursor === undefined
      ? ''
      : `${spoken(cursor * step, step)} ${TimeUnit}：${Strips.map(
          (strip) => `${strip.Name} ${strip.Samples[cursor] ?? ''} ${strip.Unit}`,
        ).join('，')}`
  return (
    <figure className={styles.figure}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: it is moved along by keys too */}
      <section className={styles.paper} tabIndex={0} aria-label={`${Name}，曲线，可左右移动`}>
        <svg className={styles.sheet} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <clipPath id={id}>
            <rect x={left} y="0" width={width - left - right} height={height - foot} />
          </clipPath>
          {lines.map((time, at) => (
            <g key={time}>
              <path className={styles.grid} d={`M${x(time)} 18V${height - foot}`} />
              {at % every === 0 && (
                <text className={styles.level} x={x(time)} y={height - 10} textAnchor="middle">
                  {spoken(time, Grid)}
                  {at === 0 && ` ${TimeUnit}`}
                </text>
              )}
            </g>
          ))}
          {Strips.map((strip, at) => (
            <Row key={strip.Name} strip={strip} top={at * rowHeight} clip={id} />
          ))}
          {cursor !== undefined && (
            <path className={styles.cursor} d={`M${x(cursor * step)} 18V${height - foot}`} />
          )}
        </svg>
      </section>
      <figcaption className={styles.reader}>
        <label className={styles.slide}>
          <span>读数光标</span>
          <input
            type="range"
            min={0}
            max={count - 1}
            value={cursor ?? 0}
            aria-valuetext={reading === '' ? '未读数' : reading}
            onChange={({ target }) => setCursor(Number(target.value))}
          />
        </label>
        <output className={styles.reading}>
          {reading === '' ? '拖动光标或按方向键读数' : reading}
        </output>
      </figcaption>
    </figure>
  )
}
