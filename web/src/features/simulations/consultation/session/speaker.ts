/** Somebody who is drawn and heard: 0 female, 1 male; years. */
export type Someone = { readonly gender: number; readonly age: number }

/** Whom a case has speak for the patient is said in a word of kinship; what it tells of them, first what fits first. */
const kin: readonly (readonly [words: RegExp, gender: number | 'other', years: number])[] = [
  [/外婆|姥|奶奶|祖母/, 0, 52],
  [/外公|爷|祖父/, 1, 52],
  [/母亲|妈|婆婆|岳母/, 0, 27],
  [/父亲|爸|公公|岳父/, 1, 27],
  [/女儿|儿媳|孙女/, 0, -27],
  [/儿子|女婿|孙子/, 1, -27],
  [/丈夫|先生/, 1, 0],
  [/妻|太太/, 0, 0],
  [/老伴|爱人|配偶/, 'other', 0],
  [/姐|妹|姑|姨|婶|嫂|女/, 0, 0],
]

/** Of whom no word tells more. */
const companion = [/./, 1, 0] as const

const youngest = 18
const oldest = 85

/**
 * Who speaks for a patient, as far as a word of kinship tells; undefined where they speak for themselves. Their age is
 * the patient's and a generation's, between 18 and 85.
 */
export const speakerFor = (
  patient: Someone & { readonly informant: string },
): Someone | undefined => {
  if (patient.informant === '本人') return undefined
  const [, gender, years] = kin.find(([words]) => words.test(patient.informant)) ?? companion
  const age = Math.min(oldest, Math.max(youngest, patient.age + years))
  return { gender: gender === 'other' ? 1 - patient.gender : gender, age }
}
