import type { ImportChange, ImportColumn } from '@xinglin/contract/imports'

/** What is compared of somebody whom the school knows, by column. */
export type StatedFields = Readonly<Partial<Record<ImportColumn, string>>>

/** The columns in which a sheet may say something else of somebody. */
export const comparedColumns = [
  '姓名',
  '登录名',
  '性别',
  '手机',
  '邮箱',
  '院系',
  '职称',
  '班级',
] as const satisfies readonly ImportColumn[]

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

/** Whether two cells say the same. */
export const saysSame = (one: string, other: string): boolean => plain(one) === plain(other)

/**
 * What a sheet changes of somebody: `sheet` says it now, `before` is what the last sheet said, `present` what the school
 * knows. An empty cell says nothing. What the sheet says as it did before changes nothing, so that what was changed by hand
 * since stays; what it says anew is taken where nobody has changed it, else kept as a clash, unless `take` says otherwise.
 */
export const differencesOf = (
  { sheet, before, present }: { sheet: StatedFields; before: StatedFields; present: StatedFields },
  take: boolean,
): ImportChange[] =>
  comparedColumns.flatMap((column): ImportChange[] => {
    const [To, From, stated] = [sheet[column] ?? '', present[column] ?? '', before[column]]
    if (To === '' || saysSame(To, From)) return []
    if (stated !== undefined && saysSame(To, stated)) return []
    const isUntouched = stated === undefined ? From === '' : saysSame(From, stated)
    return [{ Column: column, From, To, Kept: !isUntouched && !take }]
  })

/** What the last sheet said of somebody, once this one was imported: where it says nothing, the one before still holds. */
export const saidAfter = (before: StatedFields, sheet: StatedFields): StatedFields => ({
  ...before,
  ...Object.fromEntries(Object.entries(sheet).filter(([, text]) => text !== '')),
})
