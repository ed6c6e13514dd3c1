/** Beginnings of the words that guessers try first. */
const weak = [
  'password',
  'passw0rd',
  'qwerty',
  'asdf',
  'abc123',
  '123456',
  '111111',
  '000000',
  'admin',
  'iloveyou',
  'woaini',
]

const classesOf = (word: string) =>
  [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(word)).length

/**
 * Why a new password is refused, as a sentence; undefined when it is good: 8 code points or more,
 * three of four kinds of characters, not a well-known one, none of the `personal` words (two letters or more) in it.
 */
export const passwordFault = (word: string, personal: readonly string[]): string | undefined => {
  const plain = word.normalize('NFKC').trim()
  if ([...plain].length < 8) return '密码不得少于8个字符'
  if (classesOf(plain) < 3) return '密码须包含大写字母、小写字母、数字、符号中的三种'
  const lower = plain.toLowerCase()
  if (weak.some((known) => lower.startsWith(known))) return '密码过于常见，请更换'
  if (personal.some((own) => own.length >= 2 && lower.includes(own.toLowerCase()))) {
    return '密码不能包含姓名、账号或学号/工号'
  }
  return undefined
}

/** How strong a password looks, 0 to 4, for the meter beside the field; it decides nothing. */
export const passwordStrength = (word: string): 0 | 1 | 2 | 3 | 4 => {
  const length = [...word].length
  if (length === 0) return 0
  const points = (length >= 8 ? 1 : 0) + (length >= 12 ? 1 : 0) + Math.max(0, classesOf(word) - 2)
  return Math.min(4, Math.max(1, points)) as 1 | 2 | 3 | 4
}
