import type { Mode } from '@xinglin/contract/simulations/operation'

/** What every page of a simulator says. */
export const caution = '仅用于教学模拟，不作为诊疗依据'

/** How an operation is meant, in words. */
export const modeWords: Readonly<Record<Mode, string>> = {
  guided: '引导',
  practice: '练习',
  examination: '考核',
}

/** Virtual seconds as a clock: 12:05. */
export const clockWord = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
