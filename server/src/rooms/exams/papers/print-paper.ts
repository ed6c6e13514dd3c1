import type { InputOf } from '@xinglin/contract/call'
import { printPaper, type PrintedKey } from '@xinglin/contract/exams'
import type { QuestionForm } from '@xinglin/contract/questions'
import { drawnOrder } from '@xinglin/simulation/questions'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { keyOfUnit, openContent, unitsOf } from '#questions'
import { drawFor } from './draw.ts'
import { tenthsIn, type DrawnSection, type FrozenPaper } from './frozen-paper.ts'
import { managedPaper } from './manage-papers.ts'
import { paperContents } from './paper-contents.ts'
import { mayWritePaper, seenPaper } from './policy.ts'
import { showSections, wholePaper } from './show-paper.ts'

const { missing, keys: noKeys } = printPaper.refusals

/** The same questions in the order of a form, where a section mixes them. */
const orderedFor = (
  form: string,
  sections: readonly DrawnSection[],
  { sections: frozen }: FrozenPaper,
): DrawnSection[] =>
  sections.map((section, at) =>
    frozen[at]?.mixed
      ? {
          ...section,
          questions: drawnOrder(
            `${form} ${section.id}`,
            section.questions.map((question) => ({ id: question.questionId, question })),
          ).map(({ question }) => question),
        }
      : section,
  )

const keysOf = (
  visit: Visit,
  sections: readonly DrawnSection[],
  forms: ReadonlyMap<string, QuestionForm>,
): PrintedKey[] =>
  sections.flatMap(({ questions }) =>
    questions.flatMap(({ questionId, versionId }) => {
      const form = forms.get(versionId)
      if (!form) return []
      const opened = { ...form, Content: openContent(visit, form.Content) }
      return unitsOf(questionId, opened.Content).map((unit) => {
        const { Options, Blanks, Reference, Rubric, Explanation } = keyOfUnit(opened, unit)
        return {
          QuestionId: unit.id,
          Options: Options.filter(({ Kind }) => Kind === 'right' || Kind === 'key').map(
            ({ OptionId }) => OptionId,
          ),
          Blanks,
          Reference,
          Rubric: Rubric.map(({ Text, Tenths }) => ({ Text, Points: Tenths / 10 })),
          Explanation,
        }
      })
    }),
  )

const print = async (visit: Visit, { Id, No, Form, WithKeys }: InputOf<typeof printPaper>) => {
  const row = await seenPaper(visit, Id)
  const contents = await paperContents(visit, Id, No)
  if (!contents) throw refuse(missing)
  const mayHaveKeys = mayWritePaper(visit, row)
  if (WithKeys && !mayHaveKeys) throw refuse(noKeys)
  // All forms have the same questions: they are drawn once, and put into the order of the form.
  const seed = `print ${Id} ${No}`
  const drawn = await drawFor(visit, contents.content, seed, '', contents.forms)
  const sections = orderedFor(Form, drawn.sections, contents.content)
  if (WithKeys)
    await managedPaper(visit, `打印了${Form}卷的答案：`, `${contents.name}（第${No}版）`)
  return {
    Name: contents.name,
    Note: contents.note,
    No,
    Form,
    Sections: showSections(sections, {
      visit,
      seed: `${seed} ${Form}`,
      forms: drawn.forms,
      progress: wholePaper,
    }),
    Points: sections.reduce((sum, section) => sum + tenthsIn(section), 0) / 10,
    Keys: WithKeys ? keysOf(visit, sections, drawn.forms) : null,
    MayHaveKeys: mayHaveKeys,
  }
}

/** Answers those who print papers, and their keys. */
export const paperPrintCalls = () => [answer(printPaper, print)]
