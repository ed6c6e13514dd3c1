import { expect, test } from 'vitest'
import { isLicensed, trialStatus, type Licence } from './index.ts'

const today = '2026-03-10'
const over: Licence = { granted: false, trialStart: '2026-01-01', trialEnd: '2026-03-09' }
const open: Licence = { granted: false, trialStart: '2026-03-10', trialEnd: '2026-03-10' }
const later: Licence = { granted: false, trialStart: '2026-03-11', trialEnd: '2026-03-12' }
const refused: Licence = { granted: false, trialStart: null, trialEnd: null }
const granted: Licence = { granted: true, trialStart: null, trialEnd: null }

test.each([
  [undefined, 0],
  [refused, 0],
  [open, 1],
  [later, 2],
  [over, 3],
] as const)('both days belong to the trial: %j is %s', (licence, status) =>
  expect(trialStatus(licence, today)).toBe(status),
)

test.each([
  ['a theory course of which nothing was said', true, undefined, true],
  ['a theory course that was refused', true, refused, false],
  ['a simulation of which nothing was said', false, undefined, false],
  ['a simulation that was granted', false, granted, true],
  ['a simulation in an open trial', false, open, true],
  ['a theory course after its trial', true, over, false],
] as const)('%s', (_what, isTheory, licence, licensed) =>
  expect(isLicensed(isTheory, licence, today)).toBe(licensed),
)
