import { expect, test } from 'vitest'
import { reasonIn } from './cluster.ts'

test.each([
  [
    'sh: 1: cannot create /dev/null: Permission denied\nchild process exited with exit code 2\ninitdb: removing data directory "/x"\n',
    'sh: 1: cannot create /dev/null: Permission denied',
  ],
  [
    'initdb: error: could not create directory "/x": Read-only file system\n',
    'initdb: error: could not create directory "/x": Read-only file system',
  ],
  [
    'child process was terminated by signal 9\ninitdb: removing contents of data directory "/x"',
    'child process was terminated by signal 9',
  ],
  ['\n', ''],
])('of what initdb prints the fault is told, not that it cleans up', (output, reason) => {
  expect(reasonIn(output)).toBe(reason)
})
