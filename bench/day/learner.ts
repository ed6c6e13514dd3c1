import type { Call } from '@xinglin/contract/call'
import { act, ask, createSession } from '@xinglin/contract/simulations/consultation'
import {
  geCoursePaginationClient,
  getAlikeCourse,
  getRetCourseBaseClient,
  hotCourses,
  searchCourseList,
} from '@xinglin/contract/courses'
import { userLoginNew, type Session } from '@xinglin/contract/identity'
import {
  getCourseStudyProgressInfo,
  getItem,
  getMyCourses,
  getPlayer,
  getRecentLearning,
  heartbeat,
  saveItemProgress,
  submitQuiz,
} from '@xinglin/contract/learning'
import { getNews } from '@xinglin/contract/news'
import { saveNote } from '@xinglin/contract/notes'
import { getCourseCommentSummarize } from '@xinglin/contract/reviews'
import { suggest } from '@xinglin/contract/search'
import { newId } from '../../server/src/platform/ids/index.ts'
import { caseOfBench, wayOf } from '../consulting.ts'
import type { Line } from '../standing/line.ts'
import { openSite } from './pages.ts'
import { Tally, type Class } from './tally.ts'

type CallAddress = Pick<Call, 'path' | 'method'>

const words = ['心电图', '护理', '急救', '评估', 'xdt', '肺', '治疗原则', '休克', '操作规范']
const patienceMs = 30_000
const script = caseOfBench()

/** What everybody goes to: a course of each kind, and where an examination is held. */
export type Places = {
  readonly courses: readonly string[]
  readonly text: string
  readonly quiz: string
  readonly consultation: string
  readonly exam: string
}

/** A student with a day before them. Each step is what one does between two thoughts. */
export class Learner {
  readonly line: Line
  readonly places: Places
  readonly number: number
  session: Session | undefined
  #tally = new Tally()
  #seq = 0
  #turn = 0
  #chapter = { ProgressId: '', ItemId: '' }
  #quiz: { at: object; Answers: Record<string, number[]> } | undefined
  #visit = { SessionId: '', Seq: 0 }
  readonly #way: ReturnType<typeof wayOf>

  constructor(line: Line, places: Places, number: number) {
    this.line = line
    this.places = places
    this.number = number
    this.#way = wayOf(script, number).slice(0, 60)
  }

  /** Asks as a browser does, again while the server says to come again; a refusal is noted and answers nothing. */
  async #ask<T>(kind: Class, call: CallAddress, input: object, key = ''): Promise<T | undefined> {
    const began = performance.now()
    let again = false
    const answer = await this.line.until(call, input, this.session, {
      key,
      over: () => performance.now() - began > patienceMs,
      outage: () => (again = true),
    })
    const ms = again || !answer ? performance.now() - began : answer.ms
    this.#tally.note(kind, answer, ms, again, call.path)
    return answer?.Code === 0 ? (answer.Data as T) : undefined
  }

  /** Opens the site and signs in. */
  async signIn(tally: Tally, UserName: string, PassWord: string): Promise<void> {
    this.#tally = tally
    await openSite(this.line.agent, this.line.port(), this.#tally)
    const input = { LoginType: 2, UserName, PassWord }
    this.session = await this.#ask<Session>('sign-in', userLoginNew, input)
  }

  async #home(): Promise<void> {
    await Promise.all([
      this.#ask('browse', getRecentLearning, {}),
      this.#ask('browse', geCoursePaginationClient, { PageSize: 15 }),
      this.#ask('browse', hotCourses, { Count: 6 }),
      this.#ask('browse', getNews, {}),
    ])
  }

  async #search(): Promise<void> {
    const SearchKey = words[(this.number + this.#turn) % words.length] ?? ''
    await this.#ask('browse', suggest, { SearchKey: SearchKey.slice(0, 2) })
    const OrderByType = this.#turn % 4
    await this.#ask('browse', searchCourseList, { SearchKey, OrderByType, PageSize: 15 })
  }

  async #look(): Promise<void> {
    const { courses } = this.places
    const CourseId = courses[(this.number + this.#turn) % courses.length] ?? ''
    await Promise.all([
      this.#ask('browse', getRetCourseBaseClient, { CourseId }),
      this.#ask('browse', getCourseCommentSummarize, { CourseId }),
      this.#ask('browse', getAlikeCourse, { ThisCourseId: CourseId }),
    ])
  }

  /** Begins or goes on, up to the first item of a kind. */
  async #approach(CourseId: string, kind: string, as: Class) {
    type Items = { Chapters: { Items: { Id: string; Kind: string }[] }[] }
    const begin = { CourseId, Proceed: 0 }
    const begun = await this.#ask<{ ProgressId: string }>(as, getCourseStudyProgressInfo, begin)
    if (!begun) return undefined
    const { ProgressId } = begun
    const player = await this.#ask<Items>(as, getPlayer, { ProgressId })
    const items = player?.Chapters.flatMap(({ Items: all }) => all) ?? []
    const item = items.find(({ Kind }) => Kind === kind)
    return item && { CourseId, ProgressId, ItemId: item.Id }
  }

  async #openChapter(): Promise<void> {
    const at = await this.#approach(this.places.text, 'text', 'study')
    if (!at) return
    this.#chapter = { ProgressId: at.ProgressId, ItemId: at.ItemId }
    const item = await this.#ask<{ Seq: number }>('study', getItem, this.#chapter)
    this.#seq = item?.Seq ?? 0
  }

  async #read(): Promise<void> {
    if (this.#chapter.ProgressId === '') return
    const Device = `load-${this.number}`
    this.#seq += 1
    const Position = { depth: (this.#seq % 90) / 100 }
    const input = { ...this.#chapter, Seq: this.#seq, Position, Device }
    const { ProgressId } = this.#chapter
    await this.#ask('save', saveItemProgress, input, newId())
    await this.#ask('save', heartbeat, { ProgressId, Seconds: 9, Device }, newId())
  }

  async #note(): Promise<void> {
    if (this.#chapter.ProgressId === '') return
    const Id = newId()
    const input = { Id, ...this.#chapter, Anchor: {}, Text: `笔记 ${Id}`, Version: 0 }
    await this.#ask('save', saveNote, input, Id)
  }

  async #openQuiz(): Promise<void> {
    const at = await this.#approach(this.places.quiz, 'quiz', 'study')
    if (!at) return
    type Quiz = { Content: { Questions: { Id: string }[] } }
    const quiz = await this.#ask<Quiz>('study', getItem, at)
    const questions = quiz?.Content.Questions ?? []
    this.#quiz = { at, Answers: Object.fromEntries(questions.map(({ Id }) => [Id, [0]])) }
  }

  async #answer(): Promise<void> {
    if (!this.#quiz) return
    const { at, Answers } = this.#quiz
    await this.#ask('save', submitQuiz, { ...at, Answers, Device: 'load' }, newId())
  }

  async #meetPatient(): Promise<void> {
    const at = await this.#approach(this.places.consultation, 'consultation', 'study')
    if (!at) return
    type Stage = { SessionId: string; Seq: number }
    const stage = await this.#ask<Stage>('open', createSession, { ...at, Proceed: 0 })
    if (stage) this.#visit = { SessionId: stage.SessionId, Seq: stage.Seq }
  }

  async #consult(): Promise<void> {
    if (this.#visit.SessionId === '') return
    const step = this.#way[this.#turn % this.#way.length] ?? { ask: '您好' }
    const at = { ...this.#visit, ClientActionId: newId() }
    const answer =
      'ask' in step
        ? await this.#ask<{ Seq: number }>('consult', ask, { ...at, Text: step.ask })
        : await this.#ask<{ Seq: number }>('consult', act, { ...at, Action: step.act })
    // Whoever does not know what was done opens the patient anew.
    if (answer) this.#visit.Seq = answer.Seq
  }

  async #own(): Promise<void> {
    await this.#ask('browse', getMyCourses, { Tab: 'learning' })
  }

  /** What a day consists of, again and again; where one begins differs from student to student. */
  readonly #day: readonly (() => Promise<void>)[] = [
    () => this.#home(),
    () => this.#search(),
    () => this.#look(),
    () => this.#openChapter(),
    ...Array.from({ length: 4 }, () => () => this.#read()),
    () => this.#note(),
    () => this.#openQuiz(),
    () => this.#answer(),
    () => this.#meetPatient(),
    ...Array.from({ length: 8 }, () => () => this.#consult()),
    () => this.#own(),
  ]

  async step(tally: Tally): Promise<void> {
    this.#tally = tally
    const at = (this.#turn + this.number * 7) % this.#day.length
    this.#turn += 1
    await this.#day[at]?.()
  }

  /** The start of an examination: the course is opened, and with it the patient. */
  async sitDown(tally: Tally): Promise<void> {
    this.#tally = tally
    const at = await this.#approach(this.places.exam, 'consultation', 'exam')
    if (at) await this.#ask('exam', createSession, { ...at, Proceed: 0 })
  }
}
