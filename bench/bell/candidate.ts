import type { Call } from '@xinglin/contract/call'
import {
  nextSection,
  pulse,
  saveAnswers,
  startAttempt,
  submitAttempt,
  type Sitting,
} from '@xinglin/contract/exams'
import type { Session } from '@xinglin/contract/identity'
import { newId } from '../../server/src/platform/ids/index.ts'
import type { Tally } from '../day/tally.ts'
import type { Line } from '../standing/line.ts'
import { examMinutes } from './set-exam.ts'

type CallAddress = Pick<Call, 'path' | 'method'>

/** What an examinee's browser asks for. */
export const kinds = ['start', 'save', 'pulse', 'move on', 'hand in'] as const
export type Kind = (typeof kinds)[number]

const patienceMs = 30_000

/** Somebody who sits an examination, with a session since before the bell. */
export class Candidate {
  readonly #line: Line
  readonly session: Session
  readonly tally: Tally<Kind>
  sitting: Sitting | undefined
  #seq = 0

  constructor(line: Line, session: Session, tally: Tally<Kind>) {
    this.#line = line
    this.session = session
    this.tally = tally
  }

  /** Asks as a browser does, again while the server says to come again. */
  async #ask<T>(kind: Kind, call: CallAddress, input: object): Promise<T | undefined> {
    const began = performance.now()
    let again = false
    const answer = await this.#line.until(call, input, this.session, {
      over: () => performance.now() - began > patienceMs,
      outage: () => (again = true),
    })
    const ms = again || !answer ? performance.now() - began : answer.ms
    this.tally.note(kind, answer, ms, again, call.path)
    return answer?.Code === 0 ? (answer.Data as T) : undefined
  }

  /** The questions that are in sight. */
  get questions() {
    return this.sitting?.Sections.flatMap(({ Questions }) => Questions) ?? []
  }

  /** Begins; the paper must be whole and its time exact. */
  async start(ExamId: string, inSight: number): Promise<void> {
    this.sitting = await this.#ask<Sitting>('start', startAttempt, { ExamId, OpeningId: newId() })
    if (!this.sitting) return
    const { StartAt, Deadline, Epoch } = this.sitting
    if (this.questions.length !== inSight)
      this.tally.fault('start', `${this.questions.length} questions of ${inSight}`)
    if (Date.parse(Deadline) - Date.parse(StartAt) !== examMinutes * 60_000)
      this.tally.fault('start', 'another time than the limit')
    if (Epoch !== 1) this.tally.fault('start', 'an attempt that was opened before')
  }

  /** Answers to questions of a section, under the next numbers. */
  answers(from: number, count: number) {
    return this.questions.slice(from, from + count).map(({ QuestionId, Options }) => {
      this.#seq += 1
      const option = Options[this.#seq % (Options.length || 1)]
      return {
        QuestionId,
        Seq: this.#seq,
        Answer: { Options: option ? [option.OptionId] : [] },
      }
    })
  }

  /** The number of the last change. */
  get seq(): number {
    return this.#seq
  }

  get place() {
    return { AttemptId: this.sitting?.AttemptId ?? '', Epoch: this.sitting?.Epoch ?? 0 }
  }

  /** Answers some questions; every answer must be the one that is stored. */
  async save(from: number, count: number): Promise<void> {
    const Items = this.answers(from, count)
    type Saved = { Saved: { QuestionId: string; Seq: number }[] }
    const answer = await this.#ask<Saved>('save', saveAnswers, { ...this.place, Items })
    const stored = new Map(answer?.Saved.map(({ QuestionId, Seq }) => [QuestionId, Seq]))
    if (answer && Items.some(({ QuestionId, Seq }) => stored.get(QuestionId) !== Seq))
      this.tally.fault('save', 'another answer is stored than was sent')
  }

  async pulse(): Promise<void> {
    await this.#ask('pulse', pulse, { ...this.place, Unsent: 0, QuestionId: null, Read: [] })
  }

  /** Leaves a section for the next. */
  async moveOn(at: number): Promise<void> {
    const SectionId = this.sitting?.Sections[at]?.SectionId ?? ''
    type Moved = Pick<Sitting, 'Sections'>
    const moved = await this.#ask<Moved>('move on', nextSection, { ...this.place, SectionId })
    if (moved && this.sitting) this.sitting = { ...this.sitting, Sections: moved.Sections }
  }

  async handIn(): Promise<void> {
    await this.#ask('hand in', submitAttempt, { ...this.place, Items: [] })
  }
}
