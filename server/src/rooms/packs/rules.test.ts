import { expect, test } from 'vitest'
import { verdictOf } from './rules.ts'

const laid = { versionId: 'v1', hash: 'h1', own: false }
const asLaid = { versionId: 'v1', revised: false }

test.each([
  ['what is not there is added', 'h1', undefined, undefined, false, 'new'],
  ['what the school has from elsewhere stays', 'h1', undefined, undefined, true, 'own'],
  ['what stayed once stays', 'h2', { ...laid, own: true }, asLaid, false, 'own'],
  ['what is as it was laid is updated', 'h2', laid, asLaid, false, 'changed'],
  ['what says the same is left alone', 'h1', laid, asLaid, false, 'same'],
  [
    'what has another version is the school’s',
    'h2',
    laid,
    { ...asLaid, versionId: 'v2' },
    false,
    'edited',
  ],
  [
    'what somebody writes on is the school’s',
    'h2',
    laid,
    { ...asLaid, revised: true },
    false,
    'edited',
  ],
  ['what was deleted does not come back', 'h2', laid, undefined, false, 'removed'],
] as const)('%s', (_what, hash, before, standing, own, verdict) =>
  expect(verdictOf(hash, { laid: before, standing, own })).toBe(verdict),
)
