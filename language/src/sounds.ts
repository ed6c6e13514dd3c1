import { pinyin } from 'pinyin-pro'

/** The characters of everyday writing: level 1 of GB/T 2312, which holds 3,755. */
const everyday = (): string => {
  const decoder = new TextDecoder('gb2312')
  let characters = ''
  for (let high = 0xb0; high <= 0xd7; high += 1)
    for (let low = 0xa1; low <= 0xfe; low += 1)
      characters += decoder.decode(Uint8Array.of(high, low))
  return [...characters].filter((one) => /^\p{Script=Han}$/u.test(one)).join('')
}

// What is easily confused by ear or by input method: zh/z, ch/c, sh/s, n/l, ng/n, h/f.
const blurred = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/^n(?!$)/, 'l')
    .replace(/ng$/, 'n')

/** The characters by the way they sound, tone and what is easily confused left out. */
export const soundsOf = (): Record<string, string> => {
  const groups = new Map<string, string>()
  for (const character of everyday()) {
    const sound = blurred(pinyin(character, { toneType: 'none' }))
    groups.set(sound, (groups.get(sound) ?? '') + character)
  }
  return Object.fromEntries([...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
