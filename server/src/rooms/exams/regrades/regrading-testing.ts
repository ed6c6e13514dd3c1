import type { OutputOf } from '@xinglin/contract/call'
import {
  type Correction,
  decideRegrade,
  type ExamResult,
  getManagedExam,
  getResult,
  moveExam,
  previewRegrade,
  proposeRegrade,
  type Regrade,
  type Sitting,
} from '@xinglin/contract/exams'
import { expect, vi } from 'vitest'
import type { Examining, TestApp, Visitor } from '#testing'

type Preview = OutputOf<typeof previewRegrade>
type Answers = Readonly<Record<string, object>>
const kinds = ['right', 'key', 'irrelevant', 'wrong'] as const
const usual: Correction = { Treatment: 'scored', Keys: [], Blanks: [], Points: null }

/** An examination that people sat, and what is corrected in it: proposed by its teacher, applied by an administrator. */
export class Regrading {
  readonly at: Examining
  readonly app: TestApp

  constructor(app: TestApp, at: Examining) {
    this.app = app
    this.at = at
  }

  /** The whole key of a question in which some options, by their place, are right. */
  keyWith(type: 'A1' | 'X', ...rights: number[]): Correction['Keys'][number] {
    return this.at
      .optionsOf(type, kinds)
      .map((OptionId, place) => ({ OptionId, Kind: rights.includes(place) ? 'right' : 'wrong' }))
  }

  optionAt(type: 'A1' | 'X', place: number): string {
    return this.at.optionsOf(type, kinds)[place] ?? ''
  }

  preview(ExamId: string, UnitId: string, over: Partial<Correction>) {
    const item = { ExamId, UnitId, Correction: { ...usual, ...over } }
    return this.at.teacher.calls(previewRegrade, item)
  }

  propose(ExamId: string, UnitId: string, over: Partial<Correction>) {
    const item = { ExamId, UnitId, Correction: { ...usual, ...over } }
    return this.at.teacher.calls(proposeRegrade, { ...item, Reason: '原答案有误' })
  }

  decide(
    ExamId: string,
    Id: string,
    over: { Outcome?: 'applied' | 'declined' | 'withdrawn'; Seen?: string; Note?: string },
    who: Visitor = this.at.admin,
  ) {
    return who.calls(decideRegrade, {
      ExamId,
      Id,
      Outcome: 'applied',
      Seen: '',
      Note: '',
      ...over,
    })
  }

  /** Proposed and applied. */
  async regrade(exam: string, unit: string, over: Partial<Correction>): Promise<Regrade> {
    const { Seen } = (await this.preview(exam, unit, over)).Data as Preview
    const { Id } = (await this.propose(exam, unit, over)).Data as Regrade
    const applied = await this.decide(exam, Id, { Seen })
    if (applied.Code !== 0) throw new Error(applied.Msg)
    return applied.Data
  }

  async sit(exam: string, who: Visitor, answers: Answers): Promise<Sitting> {
    const sitting = await this.at.start(exam, who)
    const items = Object.entries(answers).map(([QuestionId, Answer], nth) => ({
      QuestionId,
      Seq: nth + 1,
      Answer,
    }))
    await this.at.submit(sitting, items, who)
    return sitting
  }

  /** Every version of a score, the first first. */
  async scoresOf({ AttemptId }: Pick<Sitting, 'AttemptId'>) {
    const { rows } = await this.app.database.within(this.app.fixture.schools.a, (db) =>
      db.execute<{ tenths: number; most_tenths: number; units: object[] }>(
        `select tenths, most_tenths, units from exam_score where attempt_id = '${AttemptId}' order by version`,
      ),
    )
    return rows
  }

  async scored(...sittings: Sitting[]): Promise<void> {
    for (const one of sittings)
      await vi.waitFor(async () => expect(await this.scoresOf(one)).toHaveLength(1), 9_000)
  }

  async release(Id: string): Promise<void> {
    const { Data } = await this.at.teacher.calls(getManagedExam, { Id })
    await this.at.teacher.calls(moveExam, { Id, Action: 'release', Version: Data.Version })
  }

  async resultOf(
    { AttemptId }: Pick<Sitting, 'AttemptId'>,
    who: Visitor = this.at.student,
  ): Promise<ExamResult> {
    return (await who.calls(getResult, { AttemptId })).Data
  }
}
