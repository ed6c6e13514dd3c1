import { exp, ln2 } from '#arithmetic'

/** A drug on its way to where it acts, and there; both as amounts in one unit. */
export type Depot = { waiting: number; present: number }

/** How fast a drug arrives (time constant, s) and leaves (half-life, s). */
export type Kinetics = { readonly arrival: number; readonly halfLife: number }

/** A depot of which nothing was given. */
export const emptyDepot = (): Depot => ({ waiting: 0, present: 0 })

/** The shares that arrive and remain in one step of `dt` seconds: exact for first-order processes, so no step is too long. */
export const shares = (
  { arrival, halfLife }: Kinetics,
  dt: number,
): { readonly arriving: number; readonly staying: number } => ({
  arriving: 1 - exp(-dt / arrival),
  staying: exp((-ln2 * dt) / halfLife),
})

/** One step of a depot: what stays of what is there, and what arrives of what waits; amounts never fall below 0. */
export const flow = (
  depot: Depot,
  { arriving, staying }: { readonly arriving: number; readonly staying: number },
): void => {
  const moved = depot.waiting * arriving
  depot.waiting -= moved
  depot.present = depot.present * staying + moved
}
