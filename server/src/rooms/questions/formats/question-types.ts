import type { QuestionType } from '@xinglin/contract/questions'

/** What a type is called in files; `single` and `many` are questions with options whose kind nobody says. */
export type NamedType = QuestionType | 'single' | 'many'

const names: readonly (readonly [RegExp, NamedType])[] = [
  [/案例分析/, 'analysis'],
  [/^病例分析/, 'case'],
  [/^A1(?:\D|$)|单句型/, 'A1'],
  [/^A2(?:\D|$)|病例摘要型/, 'A2'],
  [/^A3(?:\D|$)|^A3\/A4|病例组型|综合分析/, 'A3'],
  [/^A4(?:\D|$)|病例串型/, 'A4'],
  [/^B\d?(?:\D|$)|配伍|共用备选/, 'B1'],
  [/^X(?:\D|$)|多选|多项选择|不定项|^MULTI(?:PLE)?(?:CHOICE)?$/, 'X'],
  [/^A(?:\D|$)|单选|单项选择|最佳选择|选择题|^SINGLE(?:CHOICE)?$/, 'single'],
  [/判断|是非|对错|^TRUE\/?FALSE$/, 'judge'],
  [/填空/, 'blank'],
  [/简答|问答|论述|名词解释|主观/, 'short'],
]

/** The type that a name means; undefined for none. */
export const namedType = (name: string): NamedType | undefined => {
  const plain = name.normalize('NFKC').toUpperCase().replaceAll(/\s/g, '')
  return plain === '' ? undefined : names.find(([one]) => one.test(plain))?.[1]
}

/** Whether a word says that something is true, or that it is not. */
export const truthOf = (word: string): boolean | undefined => {
  const plain = word
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[。.]$/g, '')
  if (/^(?:对|正确|是|√|✓|t|true|y|yes|1|a)$/.test(plain)) return true
  return /^(?:错|错误|否|不正确|不对|×|✗|x|f|false|n|no|0|b)$/.test(plain) ? false : undefined
}
