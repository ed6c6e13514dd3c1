import { shareTenths } from '@xinglin/simulation/papers'
import type { AnswerKey } from '@xinglin/simulation/questions'
import { unitsOf } from '#questions'
import type { FrozenSection } from './frozen-paper.ts'
import type { PaperContents } from './paper-contents.ts'

/** What is answered and scored by itself in a paper: a question, or a part of one. */
export type PaperUnit = {
  readonly id: string
  readonly questionId: string
  readonly versionId: string
  readonly policy: FrozenSection['policy']
  readonly key: AnswerKey
  /** In tenths, as every examinee who draws it has it. */
  readonly most: number
}

/** Every unit that a frozen paper can ask, by its id. */
export const unitsOfPaper = ({
  content,
  forms,
}: Pick<PaperContents, 'content' | 'forms'>): ReadonlyMap<string, PaperUnit> =>
  new Map(
    content.sections.flatMap(({ policy, questions, cells }) =>
      [
        ...questions,
        ...cells.flatMap(({ pool, tenths }) => pool.map((one) => ({ ...one, tenths }))),
      ].flatMap(({ questionId, versionId, tenths }) => {
        const form = forms.get(versionId)
        const units = form ? unitsOf(questionId, form.Content) : []
        const shares = shareTenths(tenths, units.length)
        return units.map(
          ({ id, key }, at) =>
            [id, { id, questionId, versionId, policy, key, most: shares[at] ?? 0 }] as const,
        )
      }),
    ),
  )
