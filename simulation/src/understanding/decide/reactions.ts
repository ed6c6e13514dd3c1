import type { Meaning } from '#ontology'
import type { DialogueContext } from '../context/dialogue-context.ts'
import type { Part } from './part.ts'
import { lastQuestions } from './prompts.ts'
import { isAsked, normalise, plain } from '../text/normalise.ts'
import { lastMeaning } from './sift-parts.ts'

/** So many turns one may come back to. */
const recent = 3
/** Longer reactions tell something. */
const longest = 12

/** Told, as a model takes it, and asked by its sign: 淋完雨当天就烧了？ is no advice. */
const mistakable: ReadonlySet<string> = new Set(['health_education', 'confidentiality', 'closing'])
const asksWhetherHeard =
  /(?:好|行|可以|成|中|知道|明白|懂|懂了|记住了?|清楚了?|听见|同意|能做到|做得到|对|是)(?:吗|吧|不|没|没有)?[?？]\s*$|[行好懂]不[行好懂]/

const signsOf = (text: string): string => normalise(text).replaceAll(/[^\p{Script=Han}]/gu, '')

/** Whether two signs in a row of the answer stand in what is said now. */
const saysBack = (text: string, answer: string): boolean => {
  const [said, told] = [signsOf(text), signsOf(answer)]
  return [...said].some((_, at) => at + 2 <= said.length && told.includes(said.slice(at, at + 2)))
}

/** What was asked for in the last few turns, where its answer is said back now; nothing where none is. */
const askedBack = (text: string, { before }: DialogueContext): readonly Meaning[] => {
  const turn = before
    .slice(-recent)
    .findLast(
      ({ answer, meanings }) =>
        lastQuestions({ before: [{ text: '', meanings }] }).length > 0 &&
        saysBack(text, answer ?? ''),
    )
  return turn === undefined ? [] : lastQuestions({ before: [turn] })
}

/**
 * A turn of which nothing was understood, or that was taken for advice though it asks: where it says the answer back
 * (二楼就喘啊) it asks whether that is so; a few words that ask nothing (那确实) were said to keep the talk going. Undefined of
 * any other.
 */
export const reactionIn = (
  text: string,
  dialogue: DialogueContext,
  parts: readonly Part[],
): Part | undefined => {
  const isLost = parts.every(({ verdict }) => verdict === 'unknown')
  const isMistaken =
    /[?？]\s*$/.test(text) &&
    !asksWhetherHeard.test(text) &&
    parts.every((part) => mistakable.has(lastMeaning(part)?.intent ?? ''))
  const isDoubtful = parts.every(({ verdict }) => verdict === 'unknown' || verdict === 'unsure')
  if ((!isDoubtful && !isMistaken) || parts.some(({ felt }) => felt !== undefined)) return undefined
  const part = { text: normalise(text), verdict: 'understood', confidence: 0 } as const
  // What has the form of a question asks something of its own.
  const isQuestion = [normalise(text), plain(normalise(text))].some(isAsked)
  const meanings = isQuestion ? [] : askedBack(text, dialogue)
  if (meanings.length > 0) return { ...part, meanings, again: 'doubted' }
  if (isMistaken) return { ...part, verdict: 'unknown', meanings: [] }
  if (!isLost) return undefined
  const signs = signsOf(text)
  const isShort = signs.length > 1 && signs.length <= longest
  const asks = isQuestion || /[?？]/.test(text)
  return isShort && !asks && lastQuestions(dialogue).length > 0
    ? { ...part, meanings: [{ intent: 'acknowledge' }] }
    : undefined
}
