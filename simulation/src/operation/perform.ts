import { deedsOf, phases, type Deed } from '#procedures'
import type { Action } from './action.ts'
import { shock, stimulated } from './arrest.ts'
import { isClean, touched } from './asepsis.ts'
import { shown } from './body.ts'
import { holds } from './condition.ts'
import { aspirate, inject } from './fluid.ts'
import { advance, insert, withdraw } from './instrument.ts'
import { beyondOf, tipOf } from './layers.ts'
import { falls } from './luck.ts'
import { measureOf } from './measures.ts'
import { seen, patientSays, type Observation } from './observation.ts'
import { flagsOf, type Done, type State } from './state.ts'
import { isResponsive } from './tension.ts'
import { befall, resume, signsOf, treat, type Step } from './trouble.ts'

type Performed = Extract<Action, { type: 'perform' }>

/** The deed of an action; undefined where there is none of that name. */
export const deedOf = ({ setup }: State, id: string): Deed | undefined =>
  deedsOf(setup.procedure).find((one) => one.id === id)

const measured = (state: State): Step => {
  const vitals = shown(state)
  const { T, P, R, SBP, DBP, SpO2 } = vitals
  const zh = `T ${T.toFixed(1)} ℃，P ${P} 次/分，R ${R} 次/分，BP ${SBP}/${DBP} mmHg，SpO₂ ${SpO2}%。`
  return {
    state: { ...state, measured: vitals },
    observations: [{ type: 'vitals', zh, vitals }],
  }
}

const still = (state: State): Step => ({ state, observations: [] })

const byVerb = (state: State, deed: Deed, action: Performed): Step => {
  switch (deed.verb) {
    case 'insert':
      return insert(state, deed, action)
    case 'advance':
      return advance(state, action)
    case 'aspirate':
      return aspirate(state, action)
    case 'inject':
      return inject(state, deed, action)
    case 'withdraw':
      return still(withdraw(state))
    case 'measure':
      return measured(state)
    case 'monitor':
      return measured({ ...state, monitored: true })
    case 'shock':
      return shock(state)
    // Breaths and plain deeds move nothing in the body but what their effects say.
    default:
      return still(state)
  }
}

const fine = ['“没什么不舒服。”', '“还行，不难受。”'] as const

/** What the patient says or shows when asked or looked at. */
const answers = (state: State, deed: Deed): readonly Observation[] => {
  if (deed.id !== 'ask-feeling' && deed.id !== 'observe') return []
  const signs = signsOf(state)
  const isMute = !isResponsive(state)
  if (deed.id === 'ask-feeling' && isMute) return [seen('患者没有应答。')]
  if (signs.length > 0) return signs.map((zh) => patientSays(zh))
  if (deed.id === 'observe')
    return [seen(isMute ? '患者没有应答，未见新的异常。' : '患者面色如常，呼吸平稳。')]
  const { symptoms } = state.setup.variant
  if (symptoms.length > 0 && state.ache <= 1)
    return [patientSays(`“还是有点${symptoms.join('、')}，没有别的不舒服。”`)]
  return [patientSays(state.ache > 1 ? '“有点疼，还忍得住。”' : (fine[state.seq % 2] ?? fine[0]))]
}

const beyond = (instrument: State['instrument']): Pick<Done, 'beyond'> => {
  const cm = beyondOf(instrument)
  return cm === undefined ? {} : { beyond: cm }
}

const recorded = (state: State, deed: Deed, action: Performed): Done => {
  const tissue = tipOf(state.instrument)
  return {
    seq: state.seq,
    clock: state.clock,
    deed: deed.id,
    values: action.values ?? {},
    ...(action.target === undefined ? {} : { target: action.target }),
    ...(action.option === undefined ? {} : { option: action.option }),
    ...(tissue === undefined ? {} : { tissue, ...beyond(state.instrument) }),
    flags: flagsOf(state),
    clean: isClean(state, deed),
  }
}

const caused = (state: State, deed: Deed): State =>
  deed.causes.reduce(
    (now, { when, complication, chance, severity }, at) =>
      (when === undefined || holds(now, when) !== undefined) &&
      falls(now.setup, `${deed.id}:${at}:${complication}`, chance)
        ? befall(now, complication, severity)
        : now,
    state,
  )

/** A breach of asepsis that is gone on with infects two in three. */
const infected = (state: State, deed: Deed, clean: boolean): State =>
  !clean && state.setup.procedure.main.includes(deed.id) && falls(state.setup, 'infection', 0.67)
    ? befall(state, 'infection', 0.5)
    : state

/** Every danger that what was done has brought near, each drawn once. */
const endangered = (state: State): State =>
  state.setup.procedure.dangers.reduce((now, { id, when, complication, chance, severity }) => {
    if (now.drawn.includes(id) || holds(now, when) === undefined) return now
    const drawn = { ...now, drawn: [...now.drawn, id] }
    return falls(now.setup, id, chance) ? befall(drawn, complication, severity) : drawn
  }, state)

/** Virtual seconds of a deed: its own, and those that its figures say. */
export const secondsOf = (deed: Deed, { values = {} }: Performed): number =>
  deed.seconds + (values['seconds'] ?? 0) + 60 * (values['minutes'] ?? 0)

/** A sentence with the session's figures where their names stand in braces. */
const withFigures = (state: State, zh: string): string =>
  zh.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => (measureOf(state, name) ?? 0).toFixed(0))

/** A deed of which nothing more is to be told. */
const plainly = ({ zh, options }: Deed, { option }: Performed): string => {
  const way = option === undefined ? undefined : options?.[option]
  return way === undefined ? `${zh}。` : `${zh}：${way}。`
}

/** Does a deed that nothing forbids: what it touches, moves, draws, treats, causes and tells. */
export const perform = (state: State, deed: Deed, action: Performed): Step => {
  const record = recorded(state, deed, action)
  const asepsis = touched(state, deed)
  const begun = { ...state, asepsis, done: [...state.done, record] }
  const acted = byVerb(begun, deed, action)
  const tip = tipOf(acted.state.instrument)
  const settled = {
    ...acted.state,
    flags: { ...acted.state.flags, ...deed.sets },
    done: acted.state.done.map((one) =>
      one === record && deed.verb !== 'withdraw' && tip !== undefined
        ? { ...one, tissue: tip, ...beyond(acted.state.instrument) }
        : one,
    ),
  }
  const gone = state.setup.procedure.main.includes(deed.id) ? resume(settled) : settled
  const caring = infected(caused(gone, deed), deed, record.clean)
  const treated = treat(caring, deed.treats)
  const beating = deed.treats.includes('adrenaline') ? stimulated(treated) : treated
  const after = endangered(beating)
  const tells = deed.tells
    .filter(({ when }) => when === undefined || holds(after, when) !== undefined)
    .map(({ zh }) => seen(withFigures(after, zh)))
  const observations = [...acted.observations, ...tells, ...answers(after, deed)]
  return {
    state: after,
    observations: observations.length > 0 ? observations : [seen(plainly(deed, action))],
  }
}

/** Deeds by the usual order of their phases. */
export const phaseOrder = (phase: string): number => phases.findIndex((one) => one === phase)
