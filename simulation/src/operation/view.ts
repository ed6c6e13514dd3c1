import {
  deedsOf,
  stepsOf,
  tissueOf,
  type Condition,
  type Deed,
  type Variant,
  type Vitals,
} from '#procedures'
import { shown } from './body.ts'
import { lookOf } from './fluid.ts'
import { possibleNow } from './menu.ts'
import { phaseOrder } from './perform.ts'
import type { Mode, State } from './state.ts'
import { signsOf } from './trouble.ts'

/** Everything that a browser may know of a session: named one by one, so that what is new is hidden until it is named. */
export type View = {
  readonly title: string
  readonly mode: Mode
  readonly minutes: number
  readonly seq: number
  /** Virtual seconds. */
  readonly clock: number
  readonly brief: string
  readonly patient: Pick<
    Variant['patient'],
    'name' | 'gender' | 'age' | 'stature' | 'weight' | 'build' | 'mood'
  >
  readonly complaint?: string
  /** What the patient shows now. */
  readonly signs: readonly string[]
  /** As the monitor shows them, or as they were last taken. */
  readonly vitals?: Vitals & { readonly live: boolean }
  readonly prepared: readonly string[]
  /** As anybody can see it; that a glove touched something is not written on it. */
  readonly hands: 'bare' | 'washed' | 'gloved'
  readonly field: 'none' | 'scrubbed' | 'draped'
  readonly instrument?: {
    readonly deed: string
    readonly site: string
    readonly depth: number
    readonly angle: number
  }
  readonly drawn?: { readonly ml: number; readonly look: string }
  readonly compressions?: { readonly strokes: number; readonly shocks: number }
  /** Ids of what there are hands and tools for. */
  readonly can: readonly string[]
  /** What was done, by deed. */
  readonly done: readonly string[]
  /** Guided mode: the steps of the procedure by phase, and which were touched upon (not whether rightly). */
  readonly rail?: readonly {
    readonly id: string
    readonly phase: string
    readonly zh: string
    readonly done: boolean
    /** With some patients, or in some courses, alone. */
    readonly sometimes: boolean
  }[]
  /** Guided mode: what lies along the instrument, from the surface inward (cm). */
  readonly layers?: readonly { readonly zh: string; readonly cm: number }[]
  readonly hints: number
  readonly ended?: 'finished' | 'time'
}

const named = ({ did = [], all = [], any = [] }: Condition): readonly string[] => [
  ...did,
  ...[...all, ...any].flatMap(named),
]

/**
 * The usual way, the same for every patient: what of it is to be done with this one, and whether it is to be gone at all,
 * stays the student's to judge. What follows a contraindication is shown when the student has reported one.
 */
const railOf = (state: State): NonNullable<View['rail']> => {
  const { procedure } = state.setup
  const done = new Set(state.done.map(({ deed }) => deed))
  return stepsOf(procedure)
    .filter(({ of }) => of !== 'stop' || done.has('report'))
    .toSorted((one, other) => phaseOrder(one.phase) - phaseOrder(other.phase))
    .map(({ id, phase, zh, full, when }) => ({
      id,
      sometimes: when !== undefined,
      phase,
      zh,
      done: named(full).some((deed) =>
        (deed === 'main' ? procedure.main : [deed]).some((one) => done.has(one)),
      ),
    }))
}

const layersOf = ({ instrument }: State): NonNullable<View['layers']> =>
  (instrument?.way ?? []).map(({ tissue, cm }) => ({ zh: tissueOf(tissue)?.zh ?? tissue, cm }))

const vitalsOf = (state: State): View['vitals'] | undefined => {
  if (state.monitored) return { ...shown(state), live: true }
  return state.measured === undefined ? undefined : { ...state.measured, live: false }
}

const whole = (value: number): number => value - (value % 1)

/** As anybody sees them: in gloves since these were put on, clean ones too; else washed once, or never. */
const handsOf = (state: State): View['hands'] => {
  const putOn = ({ id, touch }: Deed) => touch === 'gloves' || id.endsWith('gloves')
  const deeds = new Map(deedsOf(state.setup.procedure).map((deed) => [deed.id, deed]))
  const last = state.done
    .flatMap(({ deed }) => deeds.get(deed) ?? [])
    .findLast((deed) => deed.touch === 'wash' || putOn(deed))
  if (last === undefined) return 'bare'
  return putOn(last) ? 'gloved' : 'washed'
}

/** The view of a state: what was done and what it brought, never what is right. */
export const viewOf = (state: State): View => {
  const { procedure, variant, mode } = state.setup
  const { name, gender, age, stature, weight, build, mood } = variant.patient
  const { instrument, arrest, asepsis } = state
  const vitals = vitalsOf(state)
  const drawn = state.measures['drawn'] ?? 0
  return {
    title: procedure.title,
    mode,
    minutes: procedure.minutes,
    seq: state.seq,
    clock: whole(state.clock),
    brief: variant.brief,
    patient: { name, gender, age, stature, weight, build, mood },
    ...(variant.complaint === undefined ? {} : { complaint: variant.complaint }),
    signs: signsOf(state),
    ...(vitals === undefined ? {} : { vitals }),
    prepared: Object.keys(state.prepared),
    hands: handsOf(state),
    field: asepsis.field,
    ...(instrument === undefined
      ? {}
      : {
          instrument: {
            deed: instrument.deed,
            site: instrument.site,
            depth: instrument.depth,
            angle: instrument.angle,
          },
        }),
    ...(drawn > 0 && procedure.pool !== undefined
      ? { drawn: { ml: drawn, look: lookOf(state) } }
      : {}),
    ...(arrest === undefined
      ? {}
      : { compressions: { strokes: arrest.strokes, shocks: arrest.shocks } }),
    can: possibleNow(state),
    done: state.done.map(({ deed }) => deed),
    ...(mode === 'guided' ? { rail: railOf(state), layers: layersOf(state) } : {}),
    hints: state.hints.length,
    ...(state.ended === undefined ? {} : { ended: state.ended.how }),
  }
}
