import type { PolicyOfSection, StationKindName } from '@xinglin/contract/exams'
import type { QuestionType } from '@xinglin/contract/questions'

/** A question by the version that was frozen, with its points in tenths. */
export type FrozenQuestion = {
  readonly questionId: string
  readonly versionId: string
  readonly tenths: number
}

/** A station by the version of the case or procedure that was frozen, with its points in tenths. */
export type FrozenStation = {
  readonly id: string
  readonly kind: StationKindName
  readonly workId: string
  readonly versionId: string
  readonly title: string
  readonly minutes: number
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
  /** Absent in papers from before there were any. */
  readonly stations?: readonly FrozenStation[]
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
  'id' | 'name' | 'policy' | 'oneWay' | 'mixOptions' | 'stations'
> & { readonly questions: readonly DrawnQuestion[] }

/** How many answers a section asks for. */
export const unitsIn = ({
  questions,
  stations = [],
}: Pick<DrawnSection, 'questions' | 'stations'>): number =>
  questions.reduce((sum, { units }) => sum + units.length, stations.length)

/** All its points, in tenths. */
export const tenthsIn = ({
  questions,
  stations = [],
}: Pick<DrawnSection, 'questions' | 'stations'>): number =>
  [...questions.flatMap(({ units }) => units), ...stations].reduce(
    (sum, { tenths }) => sum + tenths,
    0,
  )

/** Entries of a section, groups counted as one. */
export const entriesIn = ({
  questions,
  stations = [],
}: Pick<DrawnSection, 'questions' | 'stations'>): number => questions.length + stations.length
