import { type Faults, faultsBy } from '#ui'
import { figureFault, saveDictionaryItem, type Vocabulary } from '@xinglin/contract/dictionaries'
import type { Entry } from './dictionary-queries.ts'

/** What is edited: an entry, or a new one below `parentId` (empty at the top). */
export type Edited = { readonly entry: Entry | undefined; readonly parentId: string }

/** The figures that any vocabulary asks for. */
const figureKeys = ['X', 'Y', 'Weight', 'Minutes'] as const
type FigureKey = (typeof figureKeys)[number]

/** What stands in the form of an entry; figures as they are typed. */
export type EntryValues = {
  readonly ParentId: string
  readonly Name: string
  readonly Code: string
  readonly Enabled: boolean
} & Readonly<Record<FigureKey, string>>

/** What the lines are called. */
export const entryNames: Partial<Record<keyof EntryValues, string>> = {
  ParentId: '上级',
  Name: '名称',
  Code: '编码',
  Enabled: '启用',
}

/** How the form of an entry begins. */
export const valuesOf = (entry: Entry | undefined, parentId: string): EntryValues => {
  const figure = (key: FigureKey) => String(entry?.Figures[key] ?? '')
  return {
    ParentId: entry?.ParentId ?? parentId,
    Name: entry?.Name ?? '',
    Code: entry?.Code ?? '',
    Enabled: entry?.Enabled ?? true,
    X: figure('X'),
    Y: figure('Y'),
    Weight: figure('Weight'),
    Minutes: figure('Minutes'),
  }
}

/** The figures that this entry of the vocabulary carries: those of the last level alone. */
export const figuresFor = (
  { levels, figures = {} }: Vocabulary,
  { ParentId: parentId }: EntryValues,
): readonly (readonly [FigureKey, string])[] =>
  levels.length === 2 && parentId === ''
    ? []
    : figureKeys.flatMap((key) => {
        const figure = figures[key]
        return figure ? [[key, figure.name] as const] : []
      })

/** What is sent. */
export const inputOf = (vocabulary: Vocabulary, entry: Entry | undefined, typed: EntryValues) => ({
  Id: entry?.Id ?? '',
  Version: entry?.Version ?? '',
  Type: vocabulary.type,
  ParentId: typed.ParentId,
  Code: typed.Code,
  Name: typed.Name,
  Enabled: typed.Enabled,
  Figures: Object.fromEntries(
    figuresFor(vocabulary, typed).map(([key]) => [
      key,
      typed[key].trim() === '' ? -1 : Number(typed[key]) || 0,
    ]),
  ),
})

/** What the contract says against the form, line by line. */
export const checkEntry =
  (vocabulary: Vocabulary) =>
  (typed: EntryValues): Faults<EntryValues> => {
    const input = inputOf(vocabulary, undefined, typed)
    const figures = figuresFor(vocabulary, typed)
    const wrong = figures.length > 0 ? figureFault(vocabulary, input.Figures) : undefined
    return {
      ...(wrong && { [wrong.key]: wrong.message }),
      ...(faultsBy(saveDictionaryItem.input, input) as Faults<EntryValues>),
    }
  }

const { taken, sameName, wrongCode, wrongSeason, codeInUse } = saveDictionaryItem.refusals

/** The sentences of the server that are about one line. */
export const entryLines: Readonly<Record<string, keyof EntryValues>> = {
  [taken[1]]: 'Code',
  [wrongCode[1]]: 'Code',
  [wrongSeason[1]]: 'Code',
  [codeInUse[1]]: 'Code',
  [sameName[1]]: 'Name',
}
