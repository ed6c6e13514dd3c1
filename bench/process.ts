import { readFileSync } from 'node:fs'

/** Kilobytes that a process holds in memory; 0 where the machine does not tell. */
export const kilobytesOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** Megabytes that a process holds in memory. */
export const memoryOf = (pid: number): string => {
  const kilobytes = kilobytesOf(pid)
  return kilobytes === 0 ? 'not told by this machine' : `${Math.round(kilobytes / 1_024)} MB`
}

const ticksASecond = 100

/** Milliseconds of a processor that a process has used; 0 where the machine does not tell. */
export const usedBy = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, user = '0', kernel = '0'] = /\) \S(?: \S+){10} (\d+) (\d+)/.exec(stat) ?? []
    return ((Number(user) + Number(kernel)) * 1_000) / ticksASecond
  } catch {
    return 0
  }
}
