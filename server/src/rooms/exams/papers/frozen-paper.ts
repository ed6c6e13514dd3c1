import type { PolicyOfSection } from '@xinglin/contract/exams'
import type { QuestionType } from '@xinglin/contract/questions'

/** A question by the version that was frozen, with its points in tenths. */
export type FrozenQuestion = {
  readonly questionId: string
  readonly versionId: string
  readonly tenths: number
}

/** A section with every version that it may show: chosen ones, and what each cell draws from. */
export type FrozenSection = {
  readonly id: string
  readonly name: string
  readonly policy: PolicyOfSection
  readonly oneWay: boolean
  readonly mixed: boolean
  readonly mixOptions: boolean
  readonly questions: readonly FrozenQuestion[]
  readonly cells: readonly {
    readonly id: string
    readonly count: number
    readonly tenths: number
    readonly pool: readonly Omit<FrozenQuestion, 'tenths'>[]
  }[]
}

/** A paper that never changes again. */
export type FrozenPaper = { readonly sections: readonly FrozenSection[] }

/** What one examinee has of a question: what is answered by itself, in tenths. */
export type DrawnQuestion = {
  readonly questionId: string
  readonly versionId: string
  readonly type: QuestionType
  /** Its parts come one after the other, and cannot be gone back to. */
  readonly stepwise: boolean
  readonly units: readonly { readonly id: string; readonly tenths: number }[]
}

/** A section of one examinee's paper. */
export type DrawnSection = Pick<
  FrozenSection,
  'id' | 'name' | 'policy' | 'oneWay' | 'mixOptions'
> & { readonly questions: readonly DrawnQuestion[] }

/** How many answers a section asks for. */
export const unitsIn = ({ questions }: Pick<DrawnSection, 'questions'>): number =>
  questions.reduce((sum, { units }) => sum + units.length, 0)

/** All its points, in tenths. */
export const tenthsIn = ({ questions }: Pick<DrawnSection, 'questions'>): number =>
  questions.reduce((sum, { units }) => sum + units.reduce((so, { tenths }) => so + tenths, 0), 0)
