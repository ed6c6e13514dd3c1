import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { beganAt } from './running.ts'

test('a process that runs began at some time, and always at the same', () => {
  expect(beganAt(process.pid)).not.toBe('')
  expect(beganAt(process.pid)).toBe(beganAt(process.pid))
})

test('one that there is not began never', () => {
  expect(beganAt(2 ** 22 + 1)).toBe('')
})

test('one that has ended runs no more, though its parent has not taken note', async () => {
  // The shell becomes a program that never asks after the child it has.
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 20'])
  try {
    const [output] = await once(parent.stdout, 'data')
    const child = Number(String(output))
    await expect.poll(() => beganAt(child)).toBe('')
    // A signal finds it still.
    expect(process.kill(child, 0)).toBe(true)
  } finally {
    parent.kill()
  }
})
