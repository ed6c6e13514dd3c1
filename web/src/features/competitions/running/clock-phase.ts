import type { RoundClock } from '@xinglin/contract/competitions'

const minuteMs = 60_000
const secondMs = 1_000

/** What goes on in a step: reading, examining, time is up; nothing before the first step and after the last. */
export type Phase = 'none' | 'reading' | 'examining' | 'over'
export const phaseNames: Readonly<Record<Phase, string>> = {
  none: '未开始',
  reading: '读题',
  examining: '考试',
  over: '时间到',
}

/** Where a clock stands at a moment of the server's: the phase, and the seconds that are left of it. */
export const clockPhase = (
  clock: RoundClock,
  now: number,
): { readonly phase: Phase; readonly seconds: number; readonly isPaused: boolean } => {
  if (clock.StartedAt === null) return { phase: 'none', seconds: 0, isPaused: false }
  const until = clock.PausedAt === null ? now : Date.parse(clock.PausedAt)
  const gone = Math.max(0, until - Date.parse(clock.StartedAt) - clock.PausedMs)
  const reading = clock.ReadingMinutes * minuteMs
  const all = reading + (clock.Minutes + clock.ExtraMinutes) * minuteMs
  const isPaused = clock.PausedAt !== null
  const left = (end: number) => Math.ceil((end - gone) / secondMs)
  if (gone < reading) return { phase: 'reading', seconds: left(reading), isPaused }
  if (gone < all) return { phase: 'examining', seconds: left(all), isPaused }
  return { phase: 'over', seconds: 0, isPaused }
}

const two = (figure: number): string => String(figure).padStart(2, '0')

/** Seconds as minutes and seconds. */
export const minutesWord = (seconds: number): string =>
  `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
