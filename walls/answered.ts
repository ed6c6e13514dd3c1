import * as courses from '@xinglin/contract/courses'
import * as dictionaries from '@xinglin/contract/dictionaries'
import * as identity from '@xinglin/contract/identity'
import * as learning from '@xinglin/contract/learning'
import * as schools from '@xinglin/contract/schools'
import * as statistics from '@xinglin/contract/statistics'
import * as teachers from '@xinglin/contract/teachers'
import type { Call } from '@xinglin/contract/call'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'input' in value &&
  'output' in value

/** Every call of the contract; a test of the server holds that each is answered. */
export const answeredCalls: readonly Call[] = [
  courses,
  dictionaries,
  identity,
  learning,
  schools,
  statistics,
  teachers,
]
  .flatMap((room) => Object.values(room as Record<string, unknown>))
  .filter(isCall)
