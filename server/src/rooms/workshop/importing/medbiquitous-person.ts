import type { Reading } from './reading.ts'
import { within, type Element } from '#platform/documents'

type Person = {
  readonly caseInfo: Readonly<Record<string, unknown>>
  readonly taken: readonly string[]
  readonly notTaken: readonly string[]
}

/** What was read of a text, and whether that is all that the text says. */
type Value = { readonly value: unknown; readonly isAll: boolean }

const genderOf = (text: string): Value | undefined => {
  const isAll = /^(?:f|female|woman|girl|m|male|man|boy|[女男](?:性|孩|童|士)?)$/i.test(text)
  if (/^(?:f|female|woman|girl|女)/i.test(text)) return { value: 0, isAll }
  return /^(?:m|male|man|boy|男)/i.test(text) ? { value: 1, isAll } : undefined
}

const numberIn = (
  text: string,
  number: RegExp,
  units: RegExp,
  isFit: (value: number) => boolean,
) => {
  const digits = number.exec(text)?.[0]
  if (digits === undefined || !isFit(Number(digits))) return undefined
  const rest = text.replace(digits, '').trim()
  return { value: Number(digits), isAll: rest === '' || units.test(rest) }
}

/** Years: 58, 58 years, 58岁; months and days are left to the author. */
const yearsOf = (text: string): Value | undefined =>
  /month|day|week|月|天|周(?!岁)/i.test(text)
    ? undefined
    : numberIn(
        text,
        /\d{1,3}(?!\d)/,
        /^(?:周?岁|y|yo|y\/o|yrs?|years?(?:[\s-]old)?)$/i,
        (value) => value <= 110,
      )

const figure =
  (units: RegExp, from: number, to: number) =>
  (text: string): Value | undefined =>
    numberIn(text, /\d+(?:\.\d+)?/, units, (value) => value >= from && value <= to)

const short =
  (most: number) =>
  (text: string): Value | undefined =>
    text === ''
      ? undefined
      : { value: [...text].slice(0, most).join(''), isAll: [...text].length <= most }

/** Which member of the case info a characteristic is, and how it is read. */
const readings: readonly (readonly [
  RegExp,
  string,
  string,
  (text: string) => Value | undefined,
])[] = [
  [/^(?:patient\s*)?name$|姓名/i, 'name', '姓名', short(10)],
  [/^(?:sex|gender)|性别/i, 'gender', '性别', genderOf],
  [/^age|年龄/i, 'age', '年龄', yearsOf],
  [/height|stature|身高/i, 'stature', '身高', figure(/^(?:cm|厘米|公分)$/i, 30, 230)],
  [/weight|体重/i, 'weight', '体重', figure(/^(?:kg|千克|公斤)$/i, 1, 250)],
  [/occupation|job|profession|职业/i, 'job', '职业', short(20)],
  [/address|residence|住址/i, 'address', '住址', short(40)],
  [/ethnic|民族/i, 'nation', '民族', short(10)],
  [/education|文化|学历/i, 'education', '文化程度', short(10)],
  [/birthplace|native|籍贯/i, 'nativePlace', '籍贯', short(20)],
]
const simpleTitle =
  /^(?:patient\s*)?(?:name|sex|gender|age|height|stature|weight|occupation|job|profession|address|residence|ethnicity|education|birthplace|姓名|性别|年龄|身高|体重|职业|住址|民族|文化程度|学历|籍贯)$/i

const standing: readonly string[] = ['Name', 'Sex', 'Gender', 'Age', 'Race', 'Species', 'Breed']

/** Pairs of what is said and of whom: elements of the standard, and characteristics that have titles of their own. */
const pairsOf = (
  demographics: Element,
  { textOf, words }: Reading,
): readonly (readonly [string, string])[] => [
  ...within(demographics, 'DemographicCharacteristic', 'CharacteristicData').map(
    (one) =>
      [textOf(one, 'Title', 'CharacteristicTitle'), textOf(one, 'Description', 'Value')] as const,
  ),
  ...within(demographics, ...standing).map((one) => [one.name, words(one)] as const),
]

const shown = (member: string, value: unknown): string =>
  member === 'gender' ? (value === 0 ? '女' : '男') : String(value)

/** Who the patient is (PatientDemographics). */
export const demographicsOf = (data: Element, from: Reading): Person => {
  const pairs = within(data, 'PatientDemographics', 'PatientDemographic')
    .flatMap((one) => pairsOf(one, from))
    .filter(([title, text]) => text !== '' || (title !== '' && !standing.includes(title)))
  const caseInfo: Record<string, unknown> = {}
  const taken: string[] = []
  const notTaken: string[] = []
  for (const [title, text] of pairs) {
    const [, member = '', name = '', read] =
      readings.find(([means]) => means.test(title.trim())) ?? []
    const value = read?.(text)
    if (value === undefined || member in caseInfo) {
      notTaken.push(`人口学资料“${title}：${text}”：请自行填写`)
      continue
    }
    caseInfo[member] = value.value
    taken.push(`${name}：${shown(member, value.value)}`)
    if (!value.isAll || !simpleTitle.test(title.trim()))
      notTaken.push(
        `人口学资料“${title}：${text}”：${name}只取为“${shown(member, value.value)}”，请核对`,
      )
  }
  return { caseInfo, taken, notTaken }
}
