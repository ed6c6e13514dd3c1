import {
  moveExam,
  movePaper,
  saveAnswers,
  saveExam,
  savePaper,
  startAttempt,
  submitAttempt,
  type ExamForm,
  type ExamQuestion,
  type PaperForm,
  type PaperMove,
  type Sitting,
} from '@xinglin/contract/exams'
import type { QuestionType } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import type { TestApp } from './app.ts'
import { Practising } from './practising.ts'
import type { Visitor } from './visitor.ts'

type Section = PaperForm['Sections'][number]
type Items = readonly { QuestionId: string; Seq: number; Answer: object }[]

const minuteMs = 60_000
const around = (minutes: number): string => new Date(Date.now() + minutes * minuteMs).toISOString()

/** A school with a question of each type in its bank, and people who set and sit papers of them. */
export class Examining {
  readonly #bank: Practising
  readonly app: TestApp

  private constructor(app: TestApp, bank: Practising) {
    this.app = app
    this.#bank = bank
  }

  static async at(app: TestApp): Promise<Examining> {
    return new Examining(app, await Practising.at(app))
  }

  get student() {
    return this.#bank.student
  }
  get other() {
    return this.#bank.other
  }
  get teacher() {
    return this.#bank.teacher
  }
  get admin() {
    return this.#bank.admin
  }

  idOf(type: QuestionType): string {
    return this.#bank.idOf(type)
  }
  partOf(type: QuestionType, at: number): string {
    return this.#bank.partOf(type, at)
  }
  optionsOf(type: QuestionType, kinds: readonly string[], part?: number): string[] {
    return this.#bank.optionsOf(type, kinds, part)
  }

  /** A section of some questions, each worth so much. */
  section(Name: string, ids: readonly string[], over: Partial<Section> = {}): Section {
    return {
      Id: newId(),
      Name,
      Policy: 'all',
      OneWay: false,
      Mixed: true,
      MixOptions: true,
      Items: ids.map((QuestionId) => ({ QuestionId, Tenths: 30 })),
      Cells: [],
      ...over,
    }
  }

  /** A paper with a question of each type: single choice, weighed and several, written. */
  form(Sections: Section[] = this.sections()): PaperForm {
    return { Name: '内科学期末试卷', Note: '请独立完成。', Sections }
  }

  sections(over: Partial<Section> = {}): Section[] {
    const ids = (types: readonly QuestionType[]) => types.map((type) => this.idOf(type))
    const [judge, ...single] = ids(['judge', 'A1', 'A2', 'A3', 'A4', 'B1'])
    return [
      this.section('单选题', [...single, judge ?? ''], { Policy: 'one', ...over }),
      this.section('多选与案例', ids(['X', 'analysis', 'blank']), {
        Policy: 'weights',
        ...over,
        Items: ids(['X', 'analysis', 'blank']).map((QuestionId) => ({ QuestionId, Tenths: 40 })),
      }),
      this.section('问答题', ids(['short', 'case']), {
        ...over,
        Items: ids(['short', 'case']).map((QuestionId) => ({ QuestionId, Tenths: 50 })),
      }),
    ]
  }

  move(Id: string, Action: PaperMove, Version: number, who = this.teacher) {
    return who.calls(movePaper, { Id, Action, NewId: newId(), Version })
  }

  /** A frozen paper of a form. */
  async frozen(Form: PaperForm = this.form()): Promise<{ Id: string; No: number }> {
    const { Data } = await this.teacher.calls(savePaper, { Id: newId(), Form, Version: 0 })
    const { Data: moved } = await this.move(Data.Line.Id, 'freeze', Data.Version)
    return { Id: Data.Line.Id, No: moved.Detail?.Line.VersionNo ?? 0 }
  }

  get people(): Readonly<Record<string, string>> {
    return this.app.fixture.people
  }

  /** The form of an examination that is open now and given to both students. */
  examForm(paper: { Id: string; No: number }, over: Partial<ExamForm> = {}): ExamForm {
    return {
      Name: '内科学期末考试',
      PaperId: paper.Id,
      PaperVersion: paper.No,
      VisibleAt: null,
      OpensAt: around(-10),
      ClosesAt: around(120),
      Minutes: 60,
      Attempts: 1,
      AccessCode: '',
      Release: { Score: 'submitted', Answers: 'submitted', Keys: 'submitted' },
      Targets: ['a.student1', 'a.student2'].map((name) => ({
        Kind: 'person' as const,
        Id: this.people[name] ?? '',
        Excluded: false,
      })),
      ...over,
    }
  }

  /** An examination that was published; answers its id. */
  async exam(paper: { Id: string; No: number }, over: Partial<ExamForm> = {}): Promise<string> {
    const Id = newId()
    const saved = await this.teacher.calls(saveExam, {
      Id,
      Form: this.examForm(paper, over),
      Version: 0,
    })
    if (saved.Code !== 0) throw new Error(saved.Msg)
    const moved = await this.teacher.calls(moveExam, {
      Id,
      Action: 'publish',
      Version: saved.Data.Version,
    })
    if (moved.Code !== 0) throw new Error(moved.Msg)
    return Id
  }

  async start(ExamId: string, who: Visitor = this.student): Promise<Sitting> {
    const started = await who.calls(startAttempt, { ExamId })
    if (started.Code !== 0) throw new Error(started.Msg)
    return started.Data
  }

  save({ AttemptId, Epoch }: Sitting, Items: Items, who: Visitor = this.student) {
    return who.calls(saveAnswers, { AttemptId, Epoch, Items })
  }

  submit({ AttemptId, Epoch }: Sitting, Items: Items = [], who: Visitor = this.student) {
    return who.calls(submitAttempt, { AttemptId, Epoch, Items })
  }

  /** A question of a sitting by its type. */
  question(sitting: Sitting, type: ExamQuestion['Type']): ExamQuestion {
    const all = sitting.Sections.flatMap(({ Questions }) => Questions)
    const one = all.find(({ Type }) => Type === type)
    if (!one) throw new Error(`no ${type} in sight`)
    return one
  }

  /** Moves the deadline of an attempt so many seconds from now, as if the time had passed. */
  async deadlineIn({ AttemptId }: Pick<Sitting, 'AttemptId'>, seconds: number): Promise<void> {
    const at = new Date(Date.now() + seconds * 1_000).toISOString()
    await this.app.database.within(this.app.fixture.schools.a, (db) =>
      db.execute(
        `update exam_attempt set deadline = '${at}'::timestamptz where id = '${AttemptId}'`,
      ),
    )
  }

  /** Puts every examination away: none holds a question of another's result any more. */
  async putAway(): Promise<void> {
    await this.app.database.within(this.app.fixture.schools.a, async (db) => {
      await db.execute(`update exam set state = 'archived', holds_questions = false`)
      await db.execute('delete from question_hold')
    })
  }
}
