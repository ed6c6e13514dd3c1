import { within, said, wordsOf, type Element } from './xml.ts'

type Person = {
  readonly caseInfo: Readonly<Record<string, unknown>>
  readonly taken: readonly string[]
  readonly notTaken: readonly string[]
}

const genderOf = (text: string): 0 | 1 | undefined => {
  if (/^(?:f|female|woman|girl|女)/i.test(text)) return 0
  return /^(?:m|male|man|boy|男)/i.test(text) ? 1 : undefined
}

/** Years: 58, 58 years, 58岁; months and days are left to the author. */
const yearsOf = (text: string): number | undefined => {
  const years = Number(/\d{1,3}/.exec(text)?.[0] ?? Number.NaN)
  const isYears = !/month|day|week|月|天|周/i.test(text)
  return isYears && years <= 110 ? years : undefined
}

const figure = (text: string, from: number, to: number): number | undefined => {
  const value = Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN)
  return value >= from && value <= to ? value : undefined
}

const short =
  (most: number) =>
  (text: string): string | undefined =>
    text === '' ? undefined : [...text].slice(0, most).join('')

/** Which member of the case info a characteristic is, and how it is read. */
const readings: readonly (readonly [RegExp, string, string, (text: string) => unknown])[] = [
  [/^(?:patient\s*)?name$|姓名/i, 'name', '姓名', short(10)],
  [/^(?:sex|gender)|性别/i, 'gender', '性别', genderOf],
  [/^age|年龄/i, 'age', '年龄', yearsOf],
  [/height|stature|身高/i, 'stature', '身高', (text) => figure(text, 30, 230)],
  [/weight|体重/i, 'weight', '体重', (text) => figure(text, 1, 250)],
  [/occupation|job|profession|职业/i, 'job', '职业', short(20)],
  [/address|residence|住址/i, 'address', '住址', short(40)],
  [/ethnic|民族/i, 'nation', '民族', short(10)],
  [/education|文化|学历/i, 'education', '文化程度', short(10)],
  [/birthplace|native|籍贯/i, 'nativePlace', '籍贯', short(20)],
]

const standing: readonly string[] = ['Name', 'Sex', 'Gender', 'Age', 'Race', 'Species', 'Breed']

/** Pairs of what is said and of whom: elements of the standard, and characteristics that have titles of their own. */
const pairsOf = (demographics: Element): readonly (readonly [string, string])[] => [
  ...within(demographics, ...standing).map((one) => [one.name, wordsOf(one)] as const),
  ...within(demographics, 'DemographicCharacteristic', 'CharacteristicData').map(
    (one) =>
      [said(one, 'Title', 'CharacteristicTitle'), said(one, 'Description', 'Value')] as const,
  ),
]

/** Who the patient is (PatientDemographics). */
export const demographicsOf = (data: Element): Person => {
  const pairs = within(data, 'PatientDemographics', 'PatientDemographic')
    .slice(0, 1)
    .flatMap(pairsOf)
    .filter(([, text]) => text !== '')
  const caseInfo: Record<string, unknown> = {}
  const taken: string[] = []
  const notTaken: string[] = []
  for (const [title, text] of pairs) {
    const [, member = '', name = '', read] =
      readings.find(([means]) => means.test(title.trim())) ?? []
    const value = read?.(text)
    if (value === undefined || member in caseInfo) {
      notTaken.push(`人口学资料“${title}：${text.slice(0, 40)}”：请自行填写`)
      continue
    }
    caseInfo[member] = value
    taken.push(`${name}：${text.slice(0, 40)}`)
  }
  return { caseInfo, taken, notTaken }
}
