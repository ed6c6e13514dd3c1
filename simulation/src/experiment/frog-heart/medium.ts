import { heart } from './constants.ts'

/** What is in the fluid in and around the heart: ions and acid in mmol/L, drugs in µmol/L. */
export type Medium = {
  sodium: number
  potassium: number
  calcium: number
  acid: number
  adrenaline: number
  acetylcholine: number
  atropine: number
  propranolol: number
}

/** The members of a medium, in one order. */
export const members = [
  'sodium',
  'potassium',
  'calcium',
  'acid',
  'adrenaline',
  'acetylcholine',
  'atropine',
  'propranolol',
] as const satisfies readonly (keyof Medium)[]

/** A fluid of the given ions, without acid or drugs. */
export const fluidOf = (ions: { sodium: number; potassium: number; calcium: number }): Medium => ({
  ...ions,
  acid: 0,
  adrenaline: 0,
  acetylcholine: 0,
  atropine: 0,
  propranolol: 0,
})

/** Frog Ringer’s solution. */
export const ringer = (): Medium => fluidOf(heart.ringer)

/** Adds a volume (mL) of another fluid to one of `volume` mL: every substance is conserved. */
export const mix = (
  into: Medium,
  volume: number,
  added: Partial<Medium>,
  millilitres: number,
): void => {
  for (const name of members)
    into[name] = (into[name] * volume + (added[name] ?? 0) * millilitres) / (volume + millilitres)
}

/** One step in which the tissue takes up what surrounds it. */
export const soak = (tissue: Medium, bath: Medium, dt: number): void => {
  const share = dt / heart.soaking
  for (const name of members) tissue[name] += (bath[name] - tissue[name]) * share
}
