import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '@xinglin/contract/call'
import { ask, createSession } from '@xinglin/contract/simulations/consultation'
import { beginExperiment, operate } from '@xinglin/contract/simulations/experiment'
import type { Sitting } from '@xinglin/contract/exams'
import type { Session } from '@xinglin/contract/identity'
import {
  getCourseStudyProgressInfo,
  getPlayer,
  saveItemProgress,
  submitQuiz,
  getItem,
} from '@xinglin/contract/learning'
import { saveNote } from '@xinglin/contract/notes'
import { beginOperation, performAction } from '@xinglin/contract/simulations/operation'
import { demoProtocols } from '@xinglin/content'
import { goldenWay } from '@xinglin/simulation/practical'
import pg from 'pg'
import { newId } from '../../server/src/platform/ids/index.ts'
import { beginning, Examinee } from './examinee.ts'
import type { Line, Outage } from './line.ts'

/** What is saved: each kind has its own way of being the same deed when it is sent again. */
export const kinds = [
  'progress',
  'note',
  'quiz',
  'consultation',
  'operation',
  'experiment',
  'exam',
] as const
export type Kind = (typeof kinds)[number]

type CallAddress = Pick<Call, 'path' | 'method'>
type Deed = {
  readonly call: CallAddress
  readonly input: object
  readonly key: string
  readonly mark: string
}

const bodyKind: Readonly<Record<Kind, string>> = {
  progress: 'text',
  note: 'text',
  quiz: 'quiz',
  consultation: 'consultation',
  operation: 'operation',
  experiment: 'experiment',
  exam: 'exam',
}

const protocolOfTrial = 'arterial-pressure'
const protocol = () => {
  const [trialProtocol] = demoProtocols().filter(({ slug }) => slug === protocolOfTrial)
  if (!trialProtocol) throw new Error('no protocol')
  return trialProtocol.protocol
}

/**
 * A published course for each kind whose first item is of that kind, as the database has them. Quizzes may be tried as
 * often as one likes from now on: a try after the last allowed one is practice, of which nothing is kept.
 */
export const placesOf = async (databaseUrl: string): Promise<ReadonlyMap<string, string>> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `update course_item set body = jsonb_set(jsonb_set(body, '{tries}', '100000'), '{pass}', '100') where kind = 'quiz'`,
  )
  const { rows } = await client.query<{ kind: string; course: string }>(
    `
    select distinct on (i.kind) i.kind, v.course_id as course
    from course_item i
    join course_version v on v.school_id = i.school_id and v.id = i.version_id
    join course c on c.school_id = v.school_id and c.current_version_id = v.id and c.shelf in (1, 2)
    join school s on s.id = c.school_id and s.key = 'qinghe'
    where not v.sequential
    order by i.kind, exists (select from experiment_protocol p
      where p.id::text = i.body->>'protocolId' and p.key = $1) desc, (select count(*) from attempt a where a.course_id = c.id and not a.tester) desc`,
    [protocolOfTrial],
  )
  await client.end()
  return new Map(rows.map(({ kind, course }) => [kind, course]))
}

/** A student who saves one thing after the other, each until it is acknowledged, and remembers what was. */
export class Saver {
  readonly line: Line
  readonly session: Session
  readonly kind: Kind
  readonly number: number
  readonly outages: Outage[] = []
  /** What was acknowledged, by mark. */
  readonly acknowledged: string[] = []
  /** What was sent and never answered for good. */
  open: string | undefined
  /** Answers that no fault explains. */
  readonly strange: string[] = []
  /** Where it is kept: an attempt or a session. */
  place = ''
  #where = { CourseId: '', ProgressId: '', ItemId: '' }
  #seq = 0
  #steps = 0
  #answers: Record<string, number[]> = {}
  #examinee: Examinee | undefined

  constructor(line: Line, session: Session, kind: Kind, number: number) {
    this.line = line
    this.session = session
    this.kind = kind
    this.number = number
  }

  async #must<T>(call: CallAddress, input: object): Promise<T> {
    const over = () => false
    const answer = await this.line.until(call, input, this.session, {
      over,
      outage: () => undefined,
    })
    if (answer?.Code !== 0) throw new Error(`${call.path}: ${answer?.Code} ${answer?.Msg}`)
    return answer.Data as T
  }

  /** Opens the course, up to where it is saved; or the examination. */
  async enter(places: ReadonlyMap<string, string>): Promise<void> {
    if (this.kind === 'exam') {
      this.#examinee = new Examinee(await this.#must<Sitting>(beginning.call, beginning.input))
      this.place = this.#examinee.attemptId
      return
    }
    const CourseId = places.get(bodyKind[this.kind]) ?? ''
    const { ProgressId } = await this.#must<{ ProgressId: string }>(getCourseStudyProgressInfo, {
      CourseId,
      Proceed: 0,
    })
    type Items = { Chapters: { Items: { Id: string; Kind: string }[] }[] }
    const { Chapters } = await this.#must<Items>(getPlayer, { ProgressId })
    const all = Chapters.flatMap(({ Items }) => Items)
    const item = all.find(({ Kind }) => Kind === bodyKind[this.kind])
    if (!item) throw new Error(`no ${this.kind} in the course`)
    const where = { CourseId, ProgressId, ItemId: item.Id }
    this.#where = where
    this.place = ProgressId
    if (this.kind === 'quiz') {
      type Quiz = { Content: { Questions: { Id: string }[] } }
      const { Content } = await this.#must<Quiz>(getItem, where)
      this.#answers = Object.fromEntries(Content.Questions.map(({ Id }) => [Id, [0]]))
    }
    const begin = {
      consultation: createSession,
      operation: beginOperation,
      experiment: beginExperiment,
    }
    const call = begin[this.kind as keyof typeof begin]
    if (!call) return
    const stage = await this.#must<{ SessionId: string; Seq: number; Steps?: number }>(call, {
      ...where,
      Proceed: 0,
    })
    this.place = stage.SessionId
    this.#seq = stage.Seq
    if (this.kind === 'experiment') await this.#prepare()
  }

  /** The laboratory opens after the pre-test and the hypotheses, as the author has them. */
  async #prepare(): Promise<void> {
    for (const { action } of goldenWay(protocol(), () => 'none')) {
      if (action.type !== 'answer' && action.type !== 'suppose') return
      const at = { SessionId: this.place, Seq: this.#seq, ClientActionId: newId(), Steps: 0 }
      const { Seq } = await this.#must<{ Seq: number }>(operate, { ...at, Action: action })
      this.#seq = Seq
    }
  }

  #deed(): Deed {
    // An answer has its number, and needs no key.
    if (this.#examinee) return { ...this.#examinee.next(), key: '' }
    const { ProgressId, ItemId } = this.#where
    const id = newId()
    const key = `proof-${id}`
    const at = { SessionId: this.place, Seq: this.#seq, ClientActionId: id }
    if (this.kind === 'progress') {
      this.#seq += 1
      const Position = { depth: (this.#seq % 90) / 100 }
      const input = { ProgressId, ItemId, Seq: this.#seq, Position, Device: 'proof' }
      return { call: saveItemProgress, input, key, mark: String(this.#seq) }
    }
    if (this.kind === 'note') {
      const input = { Id: id, ProgressId, ItemId, Anchor: {}, Text: `笔记 ${id}`, Version: 0 }
      return { call: saveNote, input, key, mark: id }
    }
    if (this.kind === 'quiz') {
      const input = { ProgressId, ItemId, Answers: this.#answers, Device: 'proof' }
      return { call: submitQuiz, input, key, mark: id }
    }
    // These carry a number of their own instead of a key.
    if (this.kind === 'consultation')
      return { call: ask, input: { ...at, Text: '您哪里不舒服？' }, key: '', mark: id }
    if (this.kind === 'operation')
      return {
        call: performAction,
        input: { ...at, Action: { type: 'wait', seconds: 1 } },
        key: '',
        mark: id,
      }
    const input = { ...at, Steps: this.#steps, Action: { type: 'wait', seconds: 1 } }
    return { call: operate, input, key: '', mark: id }
  }

  /** Saves until the time is over; `keyed` false leaves the keys out, which is how doubling is shown to be seen. */
  async save({
    over,
    everyMs,
    keyed,
  }: {
    over: () => boolean
    everyMs: number
    keyed: boolean
  }): Promise<void> {
    await pause(everyMs * Math.random())
    while (!over()) {
      const began = performance.now()
      const deed = this.#deed()
      this.open = deed.mark
      const answer = await this.line.until(deed.call, deed.input, this.session, {
        key: keyed ? deed.key : '',
        over: () => over() && performance.now() - began > 20_000,
        outage: (one) => this.outages.push(one),
      })
      if (!answer) return
      this.open = undefined
      if (answer.Code === 0) {
        const { Seq, Steps, Result } = answer.Data as {
          Seq?: number
          Steps?: number
          Result?: { Practice: boolean }
        }
        if (this.kind !== 'progress' && Seq !== undefined) this.#seq = Seq
        if (Steps !== undefined) this.#steps = Steps
        // Of a try for practice nothing is promised.
        if (!Result?.Practice) this.acknowledged.push(deed.mark)
      } else this.strange.push(`${this.kind}: ${answer.Code} ${answer.Msg}`)
      await pause(Math.max(0, everyMs * (0.75 + Math.random() / 2) - (performance.now() - began)))
    }
  }
}
