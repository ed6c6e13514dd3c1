import type { Direction, Measure } from '@xinglin/contract/experiment'

/** What every page of a simulator says. */
export const caution = '仅用于教学模拟，不作为诊疗依据'

/** Directions as signs and in words. */
export const directions: readonly {
  readonly value: Direction
  readonly sign: string
  readonly word: string
}[] = [
  { value: 'up', sign: '↑', word: '升高' },
  { value: 'none', sign: '→', word: '不变' },
  { value: 'down', sign: '↓', word: '降低' },
]

/** A direction as one reads it; a dash where there is none. */
export const directionWord = (direction: Direction | null): string => {
  const found = directions.find(({ value }) => value === direction)
  return found ? `${found.sign} ${found.word}` : '—'
}

/** What cursors measure, in words. */
export const measures: readonly { readonly value: Measure; readonly name: string }[] = [
  { value: 'mean', name: '平均值' },
  { value: 'rate', name: '频率' },
  { value: 'peak', name: '最高' },
  { value: 'trough', name: '最低' },
  { value: 'range', name: '幅度' },
]

/** Name and unit of a measure of a channel. */
export const measureWord = (measure: Measure): string =>
  measures.find(({ value }) => value === measure)?.name ?? ''
export const unitOf = (measure: Measure, unit: string): string =>
  measure === 'rate' ? '次/分' : unit

/** A figure with as many digits as one reads off a trace. */
export const figureWord = (value: number | null): string => {
  if (value === null || !Number.isFinite(value)) return '—'
  const size = Math.abs(value)
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2)
}

/** A moment of the recording: 2:05.3. */
export const clockWord = (seconds: number): string => {
  const rest = seconds % 60
  return `${Math.floor(seconds / 60)}:${rest < 10 ? '0' : ''}${rest.toFixed(1)}`
}
