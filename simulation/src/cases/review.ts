import type { Draft } from './draft.ts'
import { playable } from './playable.ts'
import { coverage, substance } from './proofread-substance.ts'
import { laboratory } from './proofread-laboratory.ts'
import { history } from './proofread-history.ts'
import { proofread } from './proofread.ts'
import { references } from './proofread-references.ts'
import { readCase } from './script.ts'
import { secrets } from './proofread-secrets.ts'
import type { Problem } from '#form'

const memberOf = ({ path }: Problem): string => /^\w+/.exec(path)?.[0] ?? ''

/** Members that the server fills when a case is published. */
const byServer: readonly string[] = ['id', 'version']

/**
 * What is wrong with a draft, however far it has come: its form, and of its content what can be said already. Nothing is
 * said of what merely stands in for what was not written yet.
 */
export const review = (draft: Draft): readonly Problem[] => {
  const whole = { ...draft, id: 'draft', version: 1 }
  const { script, problems } = readCase(whole)
  if (script !== undefined) return proofread(script)
  const { script: so, mended, replaced } = playable(whole)
  // A place in a list that was shortened is another place.
  const isSure = (one: Problem): boolean =>
    !replaced.has(memberOf(one)) && !(mended.has(memberOf(one)) && one.path.includes('['))
  return [
    ...problems.filter((one) => !byServer.includes(memberOf(one))),
    ...[
      ...(mended.size + replaced.size === 0 ? references(so) : []),
      ...(replaced.has('tests') || mended.has('tests') ? [] : laboratory(so)),
      ...history(so),
      ...(replaced.has('diagnosis') || mended.has('diagnosis') ? [] : secrets(so)),
      ...substance(so),
      ...coverage(so),
    ].filter(isSure),
  ]
}
