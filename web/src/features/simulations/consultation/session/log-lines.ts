import { orderOf, testOf } from '@xinglin/simulation/catalogue'
import type { Event, Known } from './queries.ts'
import type { Coming, Comings } from './use-wording.ts'

/** A line of what happened, as the conversation shows it. */
export type Line = {
  readonly key: string
  /** The event it belongs to; 0 for the opening. */
  readonly seq: number
} & (
  | { readonly kind: 'doctor'; readonly text: string }
  | {
      readonly kind: 'patient'
      readonly text: string
      readonly mood: string
      /** The mood where it is another than before. */
      readonly shownMood: string
      readonly gesture: string
      readonly rate: number
      /** What may have been meant, where the patient asks back. */
      readonly choices: readonly string[]
      readonly asksBack: boolean
      /** Worded by the language model: AI 生成. */
      readonly worded: boolean
      /** More of it is on its way. */
      readonly coming: boolean
    }
  | {
      readonly kind: 'note'
      readonly what: 'finding' | 'test' | 'result' | 'order' | 'change' | 'harm' | 'hint' | 'kept'
      readonly text: string
    }
)

type Observation = Event['observations'][number]
type Note = Extract<Line, { kind: 'note' }>['what']

const kept = { suspicions: '考虑的诊断', diagnosis: '诊断', record: '病历' } as const

const noteOf = (one: Observation): readonly [what: Note, text: string] | undefined => {
  switch (one.type) {
    case 'finding':
      return ['finding', `${one.zh}：${one.text}`]
    case 'ordered':
      return ['test', `已开${one.zh}`]
    case 'blocked':
      return ['harm', one.why]
    case 'result':
      return ['result', one.toRead ? `${one.zh}已出，待判读` : `${one.zh}已出`]
    case 'report':
      return ['result', `${testOf(one.test)?.zh ?? '检查'}报告：${one.report}`]
    case 'placed':
      return ['order', `医嘱：${one.zh}${one.dose === undefined ? '' : ` ${one.dose}`}`]
    case 'stopped':
      return ['order', `已停：${one.zh}`]
    case 'change':
      return [one.harm ? 'harm' : 'change', one.text]
    case 'kept':
      return ['kept', `${kept[one.what]}已保存`]
    case 'hint':
      return ['hint', `提示（扣${one.cost}分）：${one.text}`]
    case 'ended':
      return ['change', one.how === 'time' ? '时间到，问诊结束' : '问诊结束']
    default:
      return undefined
  }
}

const lineOf = (one: Observation, seq: number, at: number): Line | undefined => {
  const key = `${seq}/${at}`
  if (one.type === 'say' || one.type === 'refused') {
    return {
      key,
      seq,
      kind: 'patient',
      text: one.text,
      mood: one.voice.mood,
      shownMood: one.voice.mood,
      gesture: one.voice.gesture ?? '',
      rate: one.voice.rate,
      choices: one.type === 'say' ? (one.choices ?? []) : [],
      asksBack: one.type === 'say' && one.manner === 'clarify',
      worded: false,
      coming: false,
    }
  }
  const note = noteOf(one)
  return note && { key, seq, kind: 'note', what: note[0], text: note[1] }
}

const orderLine = ({ seq, action }: Event): readonly Line[] =>
  action.type === 'wait'
    ? [{ key: `${seq}/wait`, seq, kind: 'note', what: 'change', text: `等待${action.minutes}分钟` }]
    : []

/** A gesture or a mood is told where it is new, not with every sentence. */
const withoutRepeats = (lines: readonly Line[]): readonly Line[] => {
  let before = { mood: '', gesture: '' }
  return lines.map((line) => {
    if (line.kind !== 'patient') return line
    const { mood, gesture } = line
    const shown = {
      ...line,
      gesture: gesture === before.gesture ? '' : gesture,
      shownMood: mood === before.mood ? '' : mood,
    }
    before = { mood, gesture }
    return shown
  })
}

const none: Comings = new Map()

/** How the answers of an event were worded, or are; undefined where they stand as they were told. */
const wordsOf = ({ words }: Event, coming: Coming | undefined): Coming | undefined => {
  if (coming) return coming.done && coming.clauses.length === 0 ? undefined : coming
  return words === undefined ? undefined : { clauses: [words], done: true }
}

/** What came of an event; where its answers were worded, the words stand in the place of the first of them. */
const saidIn = (event: Event, coming: Coming | undefined): readonly Line[] => {
  const words = wordsOf(event, coming)
  const isAnswer = (one: Observation) => one.type === 'say' && one.manner === 'answer'
  const first = event.observations.findIndex(isAnswer)
  return event.observations.flatMap((one, at): readonly Line[] => {
    const line = lineOf(one, event.seq, at)
    if (!line || !words || line.kind !== 'patient' || !isAnswer(one)) return line ? [line] : []
    if (at !== first) return []
    const { clauses, done } = words
    return [{ ...line, text: clauses.join(''), worded: clauses.length > 0, coming: !done }]
  })
}

/** Everything that happened, in its order, beginning with what the patient says first. */
export const linesOf = (
  opening: { readonly text: string; readonly mood: string },
  events: readonly Event[],
  comings: Comings = none,
): readonly Line[] =>
  withoutRepeats([
    {
      key: 'opening',
      seq: 0,
      kind: 'patient',
      text: opening.text,
      mood: opening.mood,
      shownMood: opening.mood,
      gesture: '',
      rate: 1,
      choices: [],
      asksBack: false,
      worded: false,
      coming: false,
    },
    ...events.flatMap((event): Line[] => [
      ...(event.action.type === 'ask'
        ? [
            {
              key: `${event.seq}`,
              seq: event.seq,
              kind: 'doctor' as const,
              text: event.action.text,
            },
          ]
        : orderLine(event)),
      ...saidIn(event, comings.get(event.seq)),
    ]),
  ])

/** What the patient said last. */
export const lastLine = (lines: readonly Line[]): Extract<Line, { kind: 'patient' }> | undefined =>
  lines.findLast((line) => line.kind === 'patient')

/** The vital signs that are known: of the monitor, else as they were last measured. */
export const vitalsOf = (
  view: Known,
  events: readonly Event[],
): { readonly vitals: NonNullable<Known['vitals']>; readonly live: boolean } | undefined => {
  if (view.vitals) return { vitals: view.vitals, live: true }
  const measured = events
    .flatMap(({ observations }) => observations)
    .findLast((one) => one.type === 'vitals')
  return measured && { vitals: measured.vitals, live: false }
}

/** An order with its dose, in words. */
export const orderWord = ({ id, dose }: Known['orders'][number]): string =>
  `${orderOf(id)?.zh ?? id}${dose === undefined ? '' : ` ${dose}`}`
