import { examinationOf, type Examination } from '#catalogue'
import { isOpen } from '../interpret/gate.ts'
import { losses, phraseOf, voiceOf } from '../converse/manner.ts'
import type { Observation } from '../state/observation.ts'
import type { Step } from './clock.ts'
import { changeTrust, type State } from '../state/state.ts'
import { withFigures } from '../state/vitals.ts'

/** Whether this patient can be examined so at all. */
export const isPossible = ({ sex, child }: Examination, { setup }: State): boolean => {
  const { gender, age } = setup.script.caseInfo
  return (sex === undefined || sex === gender) && (child === undefined || age < 14)
}

const explained = ['explain_purpose', 'exam_request', 'explain_plan'] as const

/** An intimate examination needs a word beforehand; the first time without one the patient draws back. */
const drawsBack = ({ intimate }: Examination, { asked, examined }: State): boolean =>
  intimate === true && !explained.some((key) => (asked[key] ?? 0) > 0) && !('privacy' in examined)

const soundOf = (known: Examination, state: State) => {
  const own = state.setup.script.exam.find(({ item }) => item === known.id)
  const sound = own?.sound ?? known.sound
  if (sound === undefined) return {}
  const rate =
    sound.kind === 'heart'
      ? state.vitals.P
      : sound.kind === 'breath'
        ? state.vitals.R
        : sound.perMinute
  return { sound: { ...sound, rate } }
}

/** One examination: what is found now, in words and as sound, or a refusal; and the virtual seconds it takes. */
export const examine = (state: State, known: Examination): Step & { readonly seconds: number } => {
  if (drawsBack(known, state)) {
    const shy = changeTrust(state, losses.startled)
    const text = '您这是要查哪儿啊？先跟我说清楚为啥查，再把帘子拉上吧。'
    const seen: Observation = { type: 'refused', item: known.id, text, voice: voiceOf(shy) }
    return { state: shy, observations: [seen], seconds: 20 }
  }
  const own = state.setup.script.exam.find(({ item }) => item === known.id)
  if (
    own?.gate !== undefined &&
    !isOpen(own.gate, state, { text: '', own: '', saying: [], asks: [], isPressed: false })
  ) {
    const seen: Observation = {
      type: 'refused',
      item: known.id,
      text: own.guarded ?? phraseOf(state, 'unknown'),
      voice: voiceOf(state),
    }
    return { state, observations: [seen], seconds: 20 }
  }
  const text = withFigures(own?.finding ?? known.normal, state.vitals)
  const finding: Observation = {
    type: 'finding',
    item: known.id,
    zh: known.zh,
    text,
    ...soundOf(known, state),
  }
  const measured: Observation[] = known.vitals ? [{ type: 'vitals', vitals: state.vitals }] : []
  return {
    state: {
      ...state,
      examined: { ...state.examined, [known.id]: state.examined[known.id] ?? state.seq },
      examinedLast: { ...state.examinedLast, [known.id]: state.seq },
    },
    observations: [finding, ...measured],
    seconds: known.minutes * 60,
  }
}

/** The examination of an id, if it can be done on this patient. */
export const possibleExamination = (state: State, item: string): Examination | undefined => {
  const known = examinationOf(item)
  return known !== undefined && isPossible(known, state) ? known : undefined
}
