import type { KnownFact } from '#cases'
import { alike } from './alike.ts'
import type { State } from '../state/state.ts'

/** Whoever asks like this does not let go. */
const insisting =
  /还(?:有(?!没好)|吃过|用过|喝过|喂过|做过|查过|开过|得过)|(?<!特)别的|其[他它]|另外|真的|真没|确定|当真|到底|再想|想想|瞒|实话|没说|仔细/

/** Whether one of these questions was put before and is pressed now: after it was evaded, in the same words, or for more. */
export const isPressed = (
  { turns, asked }: State,
  keys: readonly string[],
  text: string,
): boolean =>
  keys.some((key) => (asked[key] ?? 0) > 0) &&
  (insisting.test(text) ||
    turns.some(
      (turn) =>
        turn.said.some(({ key }) => keys.includes(key)) &&
        (alike(turn.text, text) ||
          turn.said.some(({ key, outcome }) => outcome === 'guarded' && keys.includes(key))),
    ))

/** How often this fact was told before to much the same question. */
export const timesAsked = (
  { turns }: State,
  key: string,
  { id }: KnownFact,
  text: string,
): number =>
  turns.filter(
    (turn) =>
      turn.said.some((one) => one.key === key && one.facts.includes(id)) && alike(turn.text, text),
  ).length
