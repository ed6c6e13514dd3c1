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

/**
 * Codes under which names stood before they were told apart (acute failure was type Ⅰ). A version of a case from then
 * knows these alone.
 */
const formerly = new Map(
  Object.entries({
    细菌性肺炎: 'J18.9',
    大叶性肺炎: 'J18.9',
    ⅰ型呼吸衰竭: 'J96.0',
    ⅱ型呼吸衰竭: 'J96.1',
    呼吸衰竭: 'J96.1',
    细菌性肠炎: 'A09',
    乙肝肝硬化: 'B18.1',
    异位妊娠: 'O00.1',
    宫外孕: 'O00.1',
    输卵管妊娠破裂: 'O00.9',
    流产: 'O20.0',
    感染性休克: 'A41.9',
    脓毒性休克: 'A41.9',
    Todd麻痹: 'G40.9',
    脑膜炎: 'G00.9',
    抑郁发作: 'F32.2',
    抑郁症: 'F32.2',
    抑郁障碍: 'F32.2',
    急性白血病: 'C95.9',
  }).map(([name, code]) => [plain(name), code]),
)

/** The code that a typed name had before; undefined for one that always meant the same. */
export const formerCodeOfName = (text: string): string | undefined => formerly.get(plain(text))

/** The code of a diagnosis that was typed and not chosen: by its whole name or alias, never by a part of it. */
export const codeOfName = (text: string): string | undefined => byName.get(plain(text))
