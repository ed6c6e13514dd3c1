import type { Action } from '@xinglin/simulation/operation'

type Claims = {
  readonly [Type in Action['type']]: (action: Extract<Action, { type: Type }>) => number
}

const none = (): number => 0

/** Milliseconds that each action says it lasted for the hands of whoever did it. */
const claims: Claims = {
  // What a deed takes (its own seconds, and those of its figures) and what is waited for pass for the patient in full.
  perform: none,
  wait: none,
  prepare: none,
  // Compressions are made by hand, one by one: from the first to the last.
  compress: ({ strokes }) => (strokes.at(-1)?.at ?? 0) - (strokes[0]?.at ?? 0),
  hint: none,
  undo: none,
  finish: none,
}

/** Milliseconds that an action says it lasted for whoever did it. */
export const claimedMs = (action: Action): number => {
  const claim = claims[action.type] as (one: Action) => number
  return claim(action)
}
