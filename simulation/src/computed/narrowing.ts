import type { Narrowed } from './draw.ts'
import type { Family } from './family.ts'

/** Fewer than so many instances, and neighbours would have the same one. */
const fewest = 30

const isStep = (distance: number, step: number): boolean => {
  const steps = distance / step
  const off = steps - Number(steps.toFixed(0))
  return (off < 0 ? -off : off) < 1e-6
}

/** What is wrong with how a family's ranges were narrowed, in a sentence; undefined for nothing. */
export const narrowingProblem = ({ ranges }: Family, narrowed: Narrowed): string | undefined => {
  let instances = 1
  for (const name of Object.keys(narrowed))
    if (!ranges[name]) return '参数范围与题目类型不符，请重新选择'
  for (const [name, { zh, unit, least, most, step }] of Object.entries(ranges)) {
    const own = narrowed[name] ?? { least, most }
    if (own.least < least || own.most > most)
      return `“${zh}”须在 ${least} 至 ${most}${unit === '' ? '' : ` ${unit}`} 之间`
    if (own.least > own.most) return `“${zh}”的下限大于上限`
    if (!isStep(own.least - least, step) || !isStep(own.most - least, step))
      return `“${zh}”须以 ${step} 为一档`
    instances *= Number(((own.most - own.least) / step).toFixed(0)) + 1
  }
  return instances < fewest
    ? `参数范围过窄，只有 ${instances} 种组合（至少 ${fewest} 种），相邻考生会得到相同的数据`
    : undefined
}
