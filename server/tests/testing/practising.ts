import {
  answerPractice,
  beginPractice,
  questionTypes,
  type QuestionContent,
  type QuestionType,
} from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import type { TestApp } from './app.ts'
import { approvedQuestion, questionContent, questionForm } from './questions.ts'
import type { Visitor } from './visitor.ts'

/** A school in which a question of each type may be practised, and people who do. */
export class Practising {
  readonly #contents: ReadonlyMap<QuestionType, QuestionContent>
  readonly #ids: ReadonlyMap<QuestionType, string>
  readonly student: Visitor
  readonly other: Visitor
  readonly teacher: Visitor
  readonly admin: Visitor
  readonly departmentId: string

  private constructor(
    people: Pick<Practising, 'student' | 'other' | 'teacher' | 'admin' | 'departmentId'>,
    contents: ReadonlyMap<QuestionType, QuestionContent>,
    ids: ReadonlyMap<QuestionType, string>,
  ) {
    this.student = people.student
    this.other = people.other
    this.teacher = people.teacher
    this.admin = people.admin
    this.departmentId = people.departmentId
    this.#contents = contents
    this.#ids = ids
  }

  static async at(app: TestApp): Promise<Practising> {
    const people = {
      student: await app.signedIn('student1'),
      other: await app.signedIn('student2'),
      teacher: await app.signedIn('teacher1'),
      admin: await app.signedIn('admin1'),
      departmentId: app.fixture.departments['a'] ?? '',
    }
    const contents = new Map<QuestionType, QuestionContent>()
    const ids = new Map<QuestionType, string>()
    for (const type of questionTypes) {
      const content = questionContent(type)
      const form = questionForm(people.departmentId, content)
      contents.set(type, content)
      ids.set(type, await approvedQuestion(people.teacher, people.admin, form))
    }
    return new Practising(people, contents, ids)
  }

  idOf(type: QuestionType): string {
    return this.#ids.get(type) ?? ''
  }

  partOf(type: QuestionType, at: number): string {
    const content = this.#contents.get(type)
    return (content && 'Parts' in content && content.Parts[at]?.Id) || ''
  }

  /** The ids of the options of some kinds, of the question or of a part of it. */
  optionsOf(type: QuestionType, kinds: readonly string[], part?: number): string[] {
    const content = this.#contents.get(type)
    const parts = content && 'Parts' in content ? content.Parts : []
    const from = part === undefined ? content : parts[part]
    return from && 'Options' in from
      ? from.Options.flatMap((one) => ('Kind' in one && kinds.includes(one.Kind) ? [one.Id] : []))
      : []
  }

  /** Begins a round; answers what it shows. */
  async begin(Types: QuestionType[], who = this.student, over: object = {}) {
    return (await who.calls(beginPractice, { Id: newId(), Types, Count: 50, ...over })).Data
  }

  /** Hands in an answer to a question of a round, or to a part of it. */
  hand(RoundId: string, QuestionId: string, Answer: object, who = this.student, PartId = '') {
    return who.calls(answerPractice, { RoundId, QuestionId, PartId, Answer })
  }
}
