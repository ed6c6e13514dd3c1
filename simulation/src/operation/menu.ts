import { deedsOf, phases, type Deed, type Procedure } from '#procedures'
import type { State } from './state.ts'

type Named = { readonly id: string; readonly zh: string }

/** What can be done in a procedure at all, for trays, figures and keyboards: the same for each of its patients. */
export type Menu = {
  readonly title: string
  readonly scene: string
  readonly minutes: number
  readonly phases: readonly string[]
  readonly tools: readonly Named[]
  readonly sites: readonly (Named & { readonly region: string })[]
  readonly compressions: boolean
  readonly deeds: readonly (Named & {
    readonly phase: string
    readonly tool?: string
    readonly targets?: readonly string[]
    readonly options?: Readonly<Record<string, string>>
    readonly values?: NonNullable<Deed['values']>
  })[]
}

/** The menu of a procedure: named one by one, so that what is new in the form is hidden until it is named. */
export const menuOf = (procedure: Procedure): Menu => ({
  title: procedure.title,
  scene: procedure.scene,
  minutes: procedure.minutes,
  phases,
  tools: procedure.tools.map(({ id, zh }) => ({ id, zh })),
  sites: procedure.sites.map(({ id, zh, region }) => ({ id, zh, region })),
  compressions: procedure.arrest !== undefined,
  deeds: deedsOf(procedure).map(({ id, zh, phase, tool, targets, options, values }) => ({
    id,
    zh,
    phase,
    ...(tool === undefined ? {} : { tool }),
    ...(targets === undefined ? {} : { targets }),
    ...(options === undefined ? {} : { options }),
    ...(values === undefined ? {} : { values }),
  })),
})

const isPossible = ({ prepared, instrument }: State, { tool, verb }: Deed): boolean => {
  if (tool !== undefined && prepared[tool] === undefined) return false
  if (verb === 'insert') return instrument === undefined
  return verb === 'advance' || verb === 'withdraw' ? instrument !== undefined : true
}

/** The deeds for which hands and tools are there now. What a supervisor would stop is among them: it tells when tried. */
export const possibleNow = (state: State): readonly string[] =>
  deedsOf(state.setup.procedure)
    .filter((deed) => isPossible(state, deed))
    .map(({ id }) => id)
