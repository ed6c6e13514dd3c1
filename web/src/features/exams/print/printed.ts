import type { OutputOf } from '@xinglin/contract/call'
import type { ExamQuestion, ExamSection, printPaper } from '@xinglin/contract/exams'

/** A form of a paper as the server has it for printing. */
export type Printed = OutputOf<typeof printPaper>

/** What is answered by itself on paper: its number (12, or 12.2 of a group) and what it chooses from. */
export type PrintedUnit = {
  readonly id: string
  readonly label: string
  readonly type: ExamQuestion['Type']
  readonly options: ExamQuestion['Options']
  readonly blanks: number
  readonly points: number
}

/** The number of the first question of a section, through the whole paper. */
export const firstNumber = (sections: readonly ExamSection[], at: number): number =>
  1 + sections.slice(0, at).reduce((sum, { Questions }) => sum + Questions.length, 0)

/** Everything that is answered, in the order of the form. */
export const unitsOf = (sections: readonly ExamSection[]): PrintedUnit[] =>
  sections.flatMap(({ Questions }, at) =>
    Questions.flatMap((question, nth): PrintedUnit[] => {
      const no = firstNumber(sections, at) + nth
      const { QuestionId, Type, Options, Blanks, Parts, Points } = question
      if (Parts.length === 0)
        return [
          {
            id: QuestionId,
            label: String(no),
            type: Type,
            options: Options,
            blanks: Blanks.length,
            points: Points,
          },
        ]
      return Parts.map((part, nthPart) => ({
        id: part.QuestionId,
        label: `${no}.${nthPart + 1}`,
        type: Type,
        options: Type === 'B1' ? Options : part.Options,
        blanks: 0,
        points: part.Points,
      }))
    }),
  )
