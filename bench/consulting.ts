import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { act, ask as say, createSession, getView } from '@xinglin/contract/simulations/consultation'
import type { Session } from '@xinglin/contract/identity'
import type { Call } from '@xinglin/contract/call'
import { demoCases } from '@xinglin/content'
import type { CaseScript } from '@xinglin/simulation/cases'
import { approached, granted, type ItemOfRound } from './learning.ts'
import { ask, type Measured } from './signed.ts'

/** What somebody does in a turn: a question in words, or an act as a browser sends it. */
type Step = { readonly ask: string } | { readonly act: object }

const overloaded = -10_503
const pauseMs = 1_000

type CallAddress = Pick<Call, 'path' | 'method'>

/** The case that everybody consults in. */
export const caseOfBench = (): CaseScript => {
  const consultation = demoCases().find(({ slug }) => slug === 'ami-inferior')
  if (!consultation) throw new Error('the case of the bench is missing')
  return consultation.script
}

const held = fileURLToPath(new URL('understanding/held-out.jsonl', import.meta.url))

/** What people say to patients, in many voices: what the understanding is measured by. */
const questions: readonly string[] = readFileSync(held, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => (JSON.parse(line) as { text: string }).text)

/** The examinations and tests of the author's way, one of them after every third question or so. */
const acts = (script: CaseScript): Step[] =>
  script.golden.flatMap((step): Step[] => {
    if ('examine' in step) return step.examine.map((item) => ({ act: { type: 'examine', item } }))
    if ('order' in step) return [{ act: { type: 'order', tests: step.order } }]
    return []
  })

/** A way of one's own through the case: questions from another place in the list for each student, acts among them. */
export const wayOf = (script: CaseScript, student: number): readonly Step[] => {
  const from = (student * 17) % questions.length
  const turned = [...questions.slice(from), ...questions.slice(0, from)]
  const others = acts(script)
  return turned.flatMap((text, at) => {
    const other = at % 3 === 2 ? others[(at - 2) / 3] : undefined
    return other ? [{ ask: text }, other] : [{ ask: text }]
  })
}

/** A student in a consultation; each turn is prepared and opened off the clock. */
export class Consulting {
  readonly port: number
  readonly session: Session
  readonly student: number
  place: ItemOfRound | undefined
  id = ''
  seq = 0
  acknowledged = 0
  turnedAway = 0

  constructor(port: number, session: Session, student: number) {
    this.port = port
    this.session = session
    this.student = student
  }

  /** Begins to learn, up to the door of the consultation. */
  async approach(courseId: string): Promise<void> {
    this.place = await approached(this.port, this.session, courseId, 'consultation')
  }

  async #opened(call: CallAddress, input: object): Promise<Measured> {
    const answered = await granted(this.port, call, input, this.session)
    const { SessionId, Seq } = answered.Data as { SessionId: string; Seq: number }
    this.id = SessionId
    this.seq = Seq
    return answered
  }

  /** The stage, in one call. */
  open(): Promise<Measured> {
    return this.#opened(createSession, { ...this.place, Proceed: 0 })
  }

  /** Comes back to the stage. */
  comeBack(): Promise<Measured> {
    return this.#opened(getView, { SessionId: this.id })
  }

  /** Takes a turn. A refusal by the patient (an examination that was done) is an answer and no event. */
  async turn(step: Step): Promise<Measured> {
    const at = {
      SessionId: this.id,
      Seq: this.seq,
      ClientActionId: `bench-${this.student}-${this.seq}-${performance.now().toFixed(0)}`,
    }
    const send = () =>
      'ask' in step
        ? ask(this.port, say, { ...at, Text: step.ask }, this.session)
        : ask(this.port, act, { ...at, Action: step.act }, this.session)
    let answered = await send()
    let waited = 0
    // The server had no room: the browser sends the same again a second later, and the student waits that long.
    while (answered.Code === overloaded) {
      this.turnedAway += 1
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      waited += answered.ms + pauseMs
      answered = await send()
    }
    if (answered.Code === 0) {
      this.seq = (answered.Data as { Seq: number }).Seq
      this.acknowledged += 1
    }
    return { ...answered, ms: answered.ms + waited }
  }
}
