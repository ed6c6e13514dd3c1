import { meaningKey, type Meaning } from '#ontology'
import type { View } from '../model/net.ts'
import type { Reading } from './read-clause.ts'
import { surenessOf, verdictOf } from './verdict.ts'

/** An item of a row and what it was read as by itself. */
export type Item = { readonly text: string; readonly reading: Reading }

/** An item counts that means something as surely as this. */
const sure = 0.8

const isFinding = ({ intent }: Meaning): boolean => intent === 'symptom' || intent === 'disease'

/** True of an item that names what the row was read as already, or nothing but a part of the body (膝盖、脚踝肿). */
const isHeard = ({ tokens }: Reading, meanings: readonly Meaning[]): boolean => {
  const senses = tokens.flatMap((token) => token.senses)
  const isNamed = meanings.some(({ intent, entity }) =>
    senses.some((sense) => sense === `${intent.slice(0, 1)}:${entity ?? ''}`),
  )
  return isNamed || (senses.length > 0 && senses.every((sense) => sense.startsWith('p:')))
}

/** Nets must see a finding in the row itself as likely as this: 一阵一阵地疼、发硬 are two words for one. */
const seen = 0.05

/**
 * Findings that a row was read as, and those that other items of it surely mean by themselves (恶心、走路歪不歪), where nets,
 * if there are any, see them in the row too: `shareOf` says how likely.
 */
export const completeRow = (
  row: Reading,
  items: readonly Item[],
  shareOf: (view: View, meaning: Meaning) => number,
): Reading => {
  const { view } = row
  const isSeen = (meaning: Meaning): boolean => !view || shareOf(view, meaning) >= seen
  const [first, ...others] = row.candidates
  if (!first?.meanings.every(isFinding)) return row
  const more = items.flatMap(({ text, reading }) => {
    const isSure = surenessOf(reading) >= sure && !isHeard(reading, first.meanings)
    const { verdict, meanings } = verdictOf(text, reading, undefined)
    return isSure && verdict === 'understood'
      ? meanings.filter((one) => isFinding(one) && isSeen(one))
      : []
  })
  const all = new Map([...first.meanings, ...more].map((one) => [meaningKey(one), one]))
  return { ...row, candidates: [{ ...first, meanings: [...all.values()] }, ...others] }
}
