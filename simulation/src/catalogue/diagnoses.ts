import { diagnosisRows } from './diagnosis-rows.ts'

/** A diagnosis that can be chosen: the code of ICD-10 (GB/T 14396-2016) to its first decimal, its name, other names. */
export type Diagnosis = {
  readonly code: string
  readonly zh: string
  readonly aliases: readonly string[]
}

/** Every diagnosis, the same list for every case; the case's own is one of them. */
export const diagnoses: readonly Diagnosis[] = diagnosisRows.map(([code, zh, ...aliases]) => ({
  code,
  zh,
  aliases,
}))

const byCode = new Map(diagnoses.map((one) => [one.code, one]))

/** The diagnosis of a code; undefined for one that is not in the catalogue. */
export const diagnosisOf = (code: string): Diagnosis | undefined => byCode.get(code)

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s()（）·,，.。]/g, '')

const byName = new Map(
  diagnoses.flatMap(({ code, zh, aliases }) => [zh, ...aliases].map((name) => [plain(name), code])),
)

/** The code of a diagnosis that was typed and not chosen: by its whole name or alias, never by a part of it. */
export const codeOfName = (text: string): string | undefined => byName.get(plain(text))
