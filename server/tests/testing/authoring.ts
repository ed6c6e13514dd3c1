import { expect } from 'vitest'
import {
  createCourse,
  findCases,
  getDraft,
  saveDraft,
  type CourseContent,
  type DraftItem,
} from '@xinglin/contract/authoring'
import { getRetCourseBaseClient, moveCourse } from '@xinglin/contract/courses'
import { newId } from '#platform/ids'
import type { TestApp } from './app.ts'
import type { Answered, Visitor } from './visitor.ts'

/** A text with a script in it that must go. */
export const aText = (over: Partial<DraftItem> = {}): DraftItem => ({
  Id: newId(),
  Title: '胸痛的常见原因',
  Minutes: 5,
  Required: true,
  Body: { Kind: 'text', Html: '<p>先想致命的。</p><script>alert(1)</script>' },
  ...over,
})

/** A quiz of one question, that nobody must take. */
export const aQuiz = (): DraftItem => ({
  Id: newId(),
  Title: '课前测验',
  Minutes: 3,
  Required: false,
  Body: {
    Kind: 'quiz',
    Pass: 60,
    Tries: 5,
    Questions: [
      {
        Id: newId(),
        Type: 'single',
        Stem: '首先排除什么？',
        Options: ['急性冠脉综合征', '肋软骨炎'],
        Answer: [0],
        Explanation: '致命者在先。',
      },
    ],
    Draws: [],
  },
})

/** Somebody who writes courses, and an administrator who examines them. */
export class Authoring {
  readonly author: Visitor
  readonly examiner: Visitor
  readonly #place: { readonly DepartmentId: string; readonly SectionId: string }

  private constructor(author: Visitor, examiner: Visitor, place: Authoring['place']) {
    this.author = author
    this.examiner = examiner
    this.#place = place
  }

  static async in(app: TestApp): Promise<Authoring> {
    const examiner = await app.signedIn('admin1')
    const { Data } = await examiner.calls(getRetCourseBaseClient, {
      CourseId: app.fixture.courses['a.open'],
    })
    const place = { DepartmentId: Data.PSubjectId, SectionId: Data.SectionId }
    return new Authoring(await app.signedIn('teacher1'), examiner, place)
  }

  get place() {
    return this.#place
  }

  /** What the form of a new course of consultation sends. */
  fields(more: object = {}) {
    return {
      Id: newId(),
      Name: '胸痛患者的问诊',
      CourseType: 1,
      ...this.#place,
      SecrecyType: 1,
      Applicable: [1],
      Knowledge: ['胸痛'],
      ...more,
    }
  }

  async begin(more: object = {}): Promise<string> {
    const wanted = this.fields(more)
    expect(await this.author.calls(createCourse, wanted)).toMatchObject({ Code: 0 })
    return wanted.Id
  }

  async open(CourseId: string, who = this.author): Promise<Answered['Data']> {
    return (await who.calls(getDraft, { CourseId })).Data
  }

  async save(CourseId: string, Parts: object, Version?: string, who = this.author) {
    const mark = Version ?? ((await this.open(CourseId, who)).Version as string)
    return who.calls(saveDraft, { CourseId, Parts, Version: mark })
  }

  move(who: Visitor, CourseId: string, Action: string, Comment = ''): Promise<Answered> {
    return who.calls(moveCourse, { CourseId, Action, Comment })
  }

  /** A consultation of seven minutes with the first approved case. */
  async aPatient(): Promise<DraftItem> {
    const cases = await this.author.calls(findCases, {})
    const Case = cases.Data.List[0].Id as string
    return {
      Id: newId(),
      Title: '接诊',
      Minutes: 20,
      Required: true,
      Body: { Kind: 'consultation', Case, Mode: 'practice', Temperament: 'standard', Limit: 7 },
    }
  }

  /** A course that is written to its end. */
  async whole(): Promise<Pick<CourseContent, 'Introduction' | 'Chapters'>> {
    return {
      Introduction: [{ Title: '课程简介', Html: '<p>从问开始。</p>' }],
      Chapters: [
        { Id: newId(), Title: '第一章', Items: [aText(), aQuiz(), await this.aPatient()] },
      ],
    }
  }

  /** A course on the shelf. */
  async published(Name: string): Promise<string> {
    const id = await this.begin({ Name })
    expect(await this.save(id, await this.whole())).toMatchObject({ Data: { Problems: [] } })
    expect((await this.move(this.author, id, 'submit')).Code).toBe(0)
    expect((await this.move(this.examiner, id, 'approve')).Code).toBe(0)
    expect((await this.move(this.examiner, id, 'publish')).Code).toBe(0)
    return id
  }
}
