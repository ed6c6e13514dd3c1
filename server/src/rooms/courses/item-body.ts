/** A question as its author wrote it; `answer` holds indexes of options and never leaves the server before a submission. */
export type Question = {
  readonly id: string
  readonly type: 'single' | 'multiple' | 'judge'
  readonly stem: string
  readonly options: readonly string[]
  readonly answer: readonly number[]
  readonly explanation: string
  /** Its texts are formatted, as those of the bank are. */
  readonly rich?: true
}

/** Questions of the bank by the versions that were approved when the course's version was laid; each learner has so many. */
export type QuizDraw = {
  readonly id: string
  readonly count: number
  /** By what its author drew. */
  readonly chosen: readonly string[]
  readonly type: string
  readonly theme: string
  readonly difficulty: number
  readonly pool: readonly Question[]
}

/** The kinds of what is learnt. */
export const itemKinds = [
  'text',
  'image',
  'video',
  'document',
  'quiz',
  'consultation',
  'operation',
  'experiment',
] as const

/** What an item holds, by kind. Files are named by id; HTML was sanitised when it was saved. */
export type ItemBody =
  | { readonly kind: 'text'; readonly html: string }
  | {
      readonly kind: 'image'
      readonly file: string
      readonly alt: string
      readonly width: number
      readonly height: number
      readonly html: string
    }
  | {
      readonly kind: 'video'
      readonly file: string
      readonly poster: string
      readonly captions: string
      readonly seconds: number
      readonly html: string
      /** What was not played cannot be skipped. */
      readonly noSkip: boolean
    }
  | {
      readonly kind: 'document'
      /** A PDF. */
      readonly file: string
      readonly pages: number
      readonly html: string
    }
  | {
      readonly kind: 'quiz'
      readonly pass: number
      /** How often it may be tried, 1-20; absent: five times. */
      readonly tries?: number
      readonly questions: readonly Question[]
      /** Absent: none. */
      readonly draws?: readonly QuizDraw[]
    }
  | {
      readonly kind: 'consultation'
      /** A case of the school. */
      readonly caseId: string
      /** An examination has no hints, one go, and its report after the round; so has a contest, equal for everybody. */
      readonly mode: 'practice' | 'examination' | 'contest'
      readonly temperament: 'cooperative' | 'standard' | 'guarded'
      /** Minutes of real time; absent for as long as the case says. */
      readonly limitMinutes?: number
    }
  | {
      readonly kind: 'operation'
      /** A procedure of the school. */
      readonly procedureId: string
      /** One of its patients; empty: drawn anew for each operation. */
      readonly patient: string
      /** An examination has neither hints nor taking back, and one go. */
      readonly mode: 'guided' | 'practice' | 'examination'
    }
  | {
      readonly kind: 'experiment'
      /** A protocol of the school. */
      readonly protocolId: string
      /** An examination is taken once; absent: practice. */
      readonly mode?: 'practice' | 'examination'
    }

/** How often a quiz may be tried whose author did not say. */
export const defaultTries = 5

/** How often a quiz may be tried; null for other kinds. */
export const maxTriesOf = (body: ItemBody): number | null =>
  body.kind === 'quiz' ? (body.tries ?? defaultTries) : null
