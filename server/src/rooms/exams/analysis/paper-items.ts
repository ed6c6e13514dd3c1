import type { Correction, ItemFigures } from '@xinglin/contract/exams'
import type { QuestionContent, QuestionForm, QuestionType } from '@xinglin/contract/questions'
import { wordsIn } from '#platform/rich-text'
import { stemWords, unitsOf } from '#questions'
import { keysOf } from '../corrections/score-unit.ts'
import type { FrozenPaper, FrozenStation } from '../papers/frozen-paper.ts'

/** An item of a paper as an analysis names it; its column is the same for all who had it or one drawn in its stead. */
export type PaperItem = Pick<
  ItemFigures,
  'No' | 'Part' | 'QuestionId' | 'UnitId' | 'Type' | 'SectionName' | 'Stem' | 'Treatment'
> & {
  readonly versionId: string
  /** The cell of the blueprint that it was drawn for; undefined for a question that everybody has. */
  readonly cellId: string | undefined
  readonly options: readonly Pick<ItemFigures['Options'][number], 'OptionId' | 'Text' | 'Kind'>[]
}

const partStem = (content: QuestionContent, unitId: string): string => {
  const part = 'Parts' in content ? content.Parts.find(({ Id }) => Id === unitId) : undefined
  return part ? wordsIn(part.Stem) : stemWords(content)
}

/** What each option of a unit says, by its id. */
const optionTexts = (content: QuestionContent): ReadonlyMap<string, string> => {
  const own = 'Options' in content ? content.Options : []
  const parts =
    'Parts' in content
      ? content.Parts.flatMap((part) => ('Options' in part ? part.Options : []))
      : []
  return new Map([
    ['true', '正确'],
    ['false', '错误'],
    ...[...own, ...parts].map(({ Id, Text }) => [Id, wordsIn(Text)] as const),
  ])
}

const stationItem = (
  { id, title, versionId }: FrozenStation,
  no: number,
  sectionName: string,
): PaperItem => ({
  No: no,
  Part: 0,
  QuestionId: id,
  UnitId: id,
  Type: 'station',
  SectionName: sectionName,
  Stem: title,
  versionId,
  cellId: undefined,
  options: [],
  Treatment: 'scored',
})

type QuestionItem = PaperItem & { readonly Type: QuestionType }

const isQuestion = (item: PaperItem): item is QuestionItem => item.Type !== 'station'

/** Every question of a frozen paper, as `entriesOfPaper` has it. */
export const itemsOfPaper = (...given: Parameters<typeof entriesOfPaper>): QuestionItem[] =>
  entriesOfPaper(...given).filter(isQuestion)

/** Every item that a frozen paper can show, in its order, with the key that counts; the stations of a section behind its questions. */
export const entriesOfPaper = (
  { sections }: FrozenPaper,
  forms: ReadonlyMap<string, QuestionForm>,
  corrections: ReadonlyMap<string, Correction> = new Map(),
): PaperItem[] => {
  let no = 0
  const items: PaperItem[] = []
  for (const { name, questions, cells, stations = [] } of sections) {
    const all = [
      ...questions.map((one) => ({ ...one, cellId: undefined })),
      ...cells.flatMap(({ id, pool }) => pool.map((one) => ({ ...one, cellId: id }))),
    ]
    for (const { questionId, versionId, cellId } of all) {
      const content = forms.get(versionId)?.Content
      if (!content) continue
      no += 1
      const texts = optionTexts(content)
      for (const [at, { id, key: own }] of unitsOf(questionId, content).entries()) {
        const correction = corrections.get(id)
        const [key] = keysOf(own, correction)
        items.push({
          No: no,
          Part: 'Parts' in content ? at + 1 : 0,
          QuestionId: questionId,
          UnitId: id,
          Type: content.Type,
          SectionName: name,
          Stem: partStem(content, id),
          versionId,
          cellId,
          options:
            key.kind === 'options'
              ? key.options.map((option) => ({
                  OptionId: option.id,
                  Text: texts.get(option.id) ?? '',
                  Kind: option.kind,
                }))
              : [],
          Treatment: correction?.Treatment ?? 'scored',
        })
      }
    }
    items.push(...stations.map((station, at) => stationItem(station, no + at + 1, name)))
    no += stations.length
  }
  return items
}
