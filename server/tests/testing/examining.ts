import { movePaper, savePaper, type PaperForm, type PaperMove } from '@xinglin/contract/exams'
import type { QuestionType } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import type { TestApp } from './app.ts'
import { Practising } from './practising.ts'

type Section = PaperForm['Sections'][number]

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
}
