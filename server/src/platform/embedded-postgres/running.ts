import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const linux = (pid: number): string => {
  // The name may hold spaces and brackets; after it come the state and, as the 22nd field, the time.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return fields[0] === 'Z' ? '' : (fields[19] ?? '')
}

const elsewhere = (pid: number): string => {
  const psOutput = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  const [state = '', ...began] = psOutput.trim().split(/\s+/)
  return state.startsWith('Z') ? '' : began.join(' ')
}

/**
 * When a process began, as the system counts: a number alone could be another process's by now. Empty for none, and for
 * one that has ended: until its parent takes note, which may last seconds, a signal would still find it.
 */
export const beganAt = (pid: number): string => {
  try {
    return existsSync('/proc/self/stat') ? linux(pid) : elsewhere(pid)
  } catch {
    return ''
  }
}
