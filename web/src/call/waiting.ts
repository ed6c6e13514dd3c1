import { visitor } from './visitor.ts'

/** A call that takes longer than this is one that somebody waits for. */
export const momentMs = 600

let late = 0

const change = (by: number) => {
  const before = late
  late += by
  if (before === 0 || late === 0) visitor().waits(late > 0)
}

/** Tells the visitor while some work takes longer than a moment; of `background` work nobody is told. */
export const awaited = async <T>(work: Promise<T>, background: boolean): Promise<T> => {
  if (background) return work
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    change(1)
  }, momentMs)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    if (isLate) change(-1)
  }
}
