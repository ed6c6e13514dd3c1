import type { Mood } from '#cases'
import { chosen } from '#arithmetic'
import type { Voice } from '../state/observation.ts'
import { replyFor } from './replies.ts'
import { changeTrust, type State } from '../state/state.ts'
import { isGravelyIll } from '../state/vitals.ts'

/** What trust is gained by the first time (and a third of it, whole numbers, the second and third time). */
const gains: Readonly<Record<string, number>> = {
  greet: 4,
  self_intro: 5,
  explain_purpose: 5,
  confidentiality: 6,
  empathy: 10,
  summarize: 4,
  ice_ideas: 3,
  ice_concerns: 6,
  ice_expect: 3,
  ask_more: 2,
  explain_plan: 3,
  teach_back: 2,
}

/** What trust is lost by. */
export const losses = {
  repeat: -4,
  jargon: -3,
  overload: -3,
  offtopic: -5,
  leak: -5,
  blame: -8,
  startled: -3,
} as const

/**
 * Kind words calm fear, anger and distrust. They do not talk away grief, nor the pain and breathlessness of whoever
 * speaks of their own body: that takes a treatment, whose effect names the mood.
 */
const canBeCalmed = ({ mood, vitals, setup: { script } }: State): boolean => {
  if (mood === '低落') return false
  const suffers = mood === '痛苦' || isGravelyIll(vitals, script.caseInfo.age)
  return script.persona.informant !== '本人' || !suffers
}

/** Trust and mood after something was said for the how-many-th time, from 0. */
export const afterSaying = (state: State, intent: string, before: number): State => {
  const gain = gains[intent] ?? 0
  const given = before === 0 ? gain : before < 3 ? (gain - (gain % 3)) / 3 : 0
  const moved = changeTrust(state, given)
  const calms = intent === 'empathy' && before < 3 && canBeCalmed(state)
  return calms ? { ...moved, mood: '平静' } : moved
}

/** A patient who was reproached or asked the same thing over and over has had enough. */
export const annoy = (state: State, by: number): State => ({
  ...changeTrust(state, by),
  mood: state.mood === '低落' || state.mood === '痛苦' ? state.mood : '不耐烦',
})

type Style = {
  readonly prefix: readonly string[]
  readonly suffix: readonly string[]
  readonly rate: number
  readonly action?: string
}

const styles: Readonly<Record<Mood, Style>> = {
  平静: { prefix: ['', '嗯，', ''], suffix: [''], rate: 1 },
  放松: { prefix: ['', '哦，'], suffix: [''], rate: 1, action: '微微点头' },
  焦虑: {
    prefix: ['', '大夫，', ''],
    suffix: ['', '……要不要紧啊？', ''],
    rate: 1.05,
    action: '皱着眉',
  },
  痛苦: { prefix: ['哎……', '……', ''], suffix: [''], rate: 0.92, action: '表情痛苦' },
  不耐烦: { prefix: ['', '唉，', ''], suffix: [''], rate: 1.12, action: '叹了口气' },
  低落: { prefix: ['……', '', '（停了一会儿）'], suffix: [''], rate: 0.85, action: '低着头' },
  戒备: { prefix: ['', '……'], suffix: [''], rate: 0.95, action: '看了您一眼' },
}

const styleOf = ({ setup, mood }: State): Style => {
  const own = setup.script.persona.styles[mood]
  return own === undefined ? styles[mood] : own
}

/** How the patient sounds and looks just now: the gesture of a mood is seen when the mood is new, that of a fact with it. */
export const voiceOf = (state: State, gesture?: string): Voice => {
  const { rate, action } = styleOf(state)
  const seen = gesture ?? (state.shown === state.mood ? undefined : action)
  return { mood: state.mood, rate, ...(seen === undefined ? {} : { gesture: seen }) }
}

/** A text in the manner of the mood; the same for the same seed and event, so that a contest is equal for all. */
export const inMood = (state: State, text: string): string => {
  const { prefix, suffix } = styleOf(state)
  const by = [state.setup.seed, state.seq] as const
  // The same sigh or worry with every second sentence would be a tic.
  const before = chosen([...prefix, '', ''], ...by, 'prefix') ?? ''
  return before + text + (chosen([...suffix, '', '', ''], ...by, 'suffix') ?? '')
}

const phrases = {
  unclear: ['我没听明白，您换个说法？', '您是问啥？我没听懂。'],
  offtopic: ['咱先说看病的事行不？', '大夫，这个跟我的病有关系吗？'],
  unknown: ['这个我说不上来。', '没注意过这个。', '这个不清楚。'],
  leak: ['我哪知道是啥病啊，不就是来找您看的嘛。', '这得您告诉我呀。'],
  acknowledge: ['嗯，好。', '行，听您的。', '好的，大夫。'],
  repeated: ['刚才说过了，', '说过的呀，', '我再说一遍啊，'],
} as const

/** What the patient answers to a statement of an intent. */
export const replyTo = (state: State, intent: string): string =>
  replyFor(state, intent) ?? phraseOf(state, 'acknowledge')

/** What the patient says where no fact has the words; `repeated` stands before what is said once more. */
export const phraseOf = (state: State, kind: keyof typeof phrases): string => {
  const own = state.setup.script.persona.phrases[kind] ?? []
  return chosen(own.length > 0 ? own : phrases[kind], state.setup.seed, state.seq, kind) ?? ''
}
