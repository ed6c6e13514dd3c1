import type { ChoiceTree, Vocabulary } from '@xinglin/contract/dictionaries'
import type { TenantContext } from '#platform/visit'
import { itemStore, type ItemRow } from './item-store.ts'

/** Who asks: seasons of a school that was never asked begin with the year of `at`. */
type VocabularyContext = TenantContext & { readonly at: Date }

/** An entry that can be chosen, with those below it; what is disabled, or below something disabled, is none. */
export type Chosen = {
  readonly code: string
  readonly name: string
  readonly figures: Readonly<Record<string, number>>
  readonly children: readonly Chosen[]
}

const below = (rows: readonly ItemRow[], parentId: string | null): Chosen[] =>
  rows
    .filter((row) => row.enabled && row.parentId === parentId)
    .map(({ id, code, name, figures }) => ({ code, name, figures, children: below(rows, id) }))

/** What of a vocabulary can be chosen, in the school’s order. */
export const choicesOf = async (
  visit: VocabularyContext,
  { type }: Vocabulary,
): Promise<readonly Chosen[]> => below(await itemStore(visit).list(type), null)

/** The choices of a vocabulary as loaders answer them. */
export const vocabularyOptions = async (
  visit: VocabularyContext,
  vocabulary: Vocabulary,
): Promise<{ Id: string; Name: string }[]> =>
  (await choicesOf(visit, vocabulary)).map(({ code: Id, name: Name }) => ({ Id, Name }))

/** The choices of a vocabulary that is a tree, as loaders answer them. */
export const vocabularyTree = async (
  visit: VocabularyContext,
  vocabulary: Vocabulary,
): Promise<ChoiceTree> =>
  (await choicesOf(visit, vocabulary)).map(({ code: Id, name: Name, children }) => ({
    Id,
    Name,
    Children: children.map((one) => ({ Id: one.code, Name: one.name })),
  }))

/** Whether a code can be chosen now; the entry cannot be deleted before the transaction that keeps the code has ended. */
export const lockChoice = async (
  visit: VocabularyContext,
  { type }: Vocabulary,
  code: string,
): Promise<boolean> => {
  const store = itemStore(visit)
  await store.list(type)
  return (await store.share(type, code)) !== undefined
}

/** Names of entries by their codes, disabled ones too: what was chosen once is still called something. */
export const namesIn = async (
  visit: VocabularyContext,
  { type }: Vocabulary,
): Promise<ReadonlyMap<string, string>> =>
  new Map((await itemStore(visit).list(type)).map((row) => [row.code, row.name]))
