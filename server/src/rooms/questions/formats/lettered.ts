/** An option as a text has it: its letter, and what it says. */
export type Lettered = { readonly letter: string; readonly text: string }

const wide = /[Ａ-Ｌａ-ｌ]/g
/** Letters as keyboards have them; everything else of a text stays. */
const plainLetters = (text: string): string =>
  text.replaceAll(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/** A line break, as a sign or as the two signs that some sets write for it. */
const breaks = /\r\n|\r|\n|\\n/

const head = /^[（(]?([A-L])(?:[)）]\s*|\s*[.．、:：,，]\s*|\s+(?=\S)|$)/u
/** A letter in the middle of a line: only where a separator follows, so that 维生素 A 缺乏 is no option. */
const within = /(?<=[\s\u3000；;。])[（(]?([A-L])(?:[)）]|[.．、:：])\s*/gu

/** Cuts a line before each letter that goes on from the one before it. */
const cutLine = (line: string): string[] => {
  const first = head.exec(line)?.[1]
  if (first === undefined) return [line]
  const cuts = [0]
  let last = first
  for (const { index, 1: letter = '' } of line.matchAll(within)) {
    if (letter.charCodeAt(0) !== last.charCodeAt(0) + 1) continue
    cuts.push(index)
    last = letter
  }
  return cuts.map((from, at) => line.slice(from, cuts[at + 1]))
}

/** Whether a line begins as an option does. */
export const beginsOption = (line: string): boolean => head.test(plainLetters(line.trim()))

/**
 * The options of a text: by lines, or one after the other in a line. Lists that do not begin at A keep their letters; what
 * stands before the first option is `before`.
 */
export const lettered = (
  text: string,
): { readonly before: string; readonly options: readonly Lettered[] } => {
  const before: string[] = []
  const options: { letter: string; text: string }[] = []
  for (const line of plainLetters(text)
    .split(breaks)
    .flatMap((one) => cutLine(one.trim()))) {
    const [matched, letter] = head.exec(line.trim()) ?? []
    const last = options.at(-1)
    if (letter !== undefined && matched !== undefined)
      options.push({ letter, text: line.trim().slice(matched.length).trim() })
    else if (last) last.text = `${last.text}\n${line}`.trim()
    else if (line !== '') before.push(line)
  }
  return { before: before.join('\n'), options }
}

/** Lists in one text, cut where the letters begin anew: the second is of the questions that follow. */
export const listsIn = (options: readonly Lettered[]): readonly (readonly Lettered[])[] => {
  const lists: Lettered[][] = []
  for (const one of options) {
    const last = lists.at(-1)
    if (!last || (last.at(-1)?.letter ?? '') >= one.letter) lists.push([one])
    else last.push(one)
  }
  return lists
}

/** What a cell says that says nothing. */
export const emptied = (text: string): string =>
  /^(?:nan|null|none|undefined|n\/a|-+|—+)$/i.test(text.trim()) ? '' : text.trim()

/** The key of a question by its letters, or why it is none. */
export type ReadKey =
  | { readonly letters: readonly string[]; readonly notes: readonly string[] }
  | { readonly fault: string }

const listed = /^[A-L](?:[\s,，、;；/]*[A-L])*[。.]?$/
const withText = /^([A-L])\s*[.．、:：]\s*(\S.*)$/s
const concluded =
  /(?:正确答案|答案|故本题选|故选|应选)\s*(?:是|为|选)?\s*[:：]?\s*([A-L]{1,12})\s*[。.]?$/

const comparableText = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, '')
    .normalize('NFKC')
    .replaceAll(/[\s\p{P}]/gu, '')

/**
 * The letters of a key: ABCD, C,D,B, `E.中度。` where the option says that, a sentence that ends 故正确答案C. A key is never
 * read from an explanation.
 */
export const readKey = (given: string, options: readonly Lettered[]): ReadKey => {
  const text = plainLetters(emptied(given)).trim()
  if (text === '') return { fault: '没有答案' }
  const upper = text.toUpperCase()
  if (listed.test(upper)) {
    const all = upper.match(/[A-L]/g) ?? []
    const letters = [...new Set(all)].toSorted()
    return {
      letters,
      notes: letters.length < all.length ? [`答案“${given.trim()}”中字母重复，重复的只算一次`] : [],
    }
  }
  const [, letter, expected = ''] = withText.exec(text) ?? []
  if (letter !== undefined) {
    const option = options.find((one) => one.letter === letter)
    if (option && comparableText(option.text) === comparableText(expected))
      return { letters: [letter], notes: [] }
    return { fault: `答案“${text.slice(0, 40)}”与选项${letter}的内容不一致` }
  }
  const [, end] = concluded.exec(upper) ?? []
  if (end !== undefined)
    return { letters: [...new Set(end)].toSorted(), notes: ['答案取自答案栏末尾的结论句，请核对'] }
  const same = options.filter((one) => comparableText(one.text) === comparableText(text))
  const [only] = same
  if (same.length === 1 && only)
    return { letters: [only.letter], notes: ['答案以选项内容给出，已对应到选项'] }
  return { fault: `无法识别答案“${text.slice(0, 40)}”` }
}
