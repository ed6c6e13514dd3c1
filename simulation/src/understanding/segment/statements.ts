import { isAsked, normalise } from '../text/normalise.ts'
import { sentencesOf } from './clauses.ts'

const shortest = 5
/** What comes after so many signs is not read anyway. */
const longest = 1000
/** Asks without the form of a question (请说说您的病情). */
const invitation = /说|讲|描述|告诉|介绍|谈|聊|形容|指/

/** The clauses that a turn with a question mark tells in sentences of their own (您对青霉素过敏，我记下了。还有别的吗？). */
export const statementsIn = (text: string): ReadonlySet<string> => {
  if (!/[?？]/.test(text)) return new Set()
  const clauses = text
    .slice(0, longest)
    .split(/(?<=[?？。！!；;\n])/)
    .filter((sentence) => /[。！!；;\n]$/.test(sentence.trimEnd() || '。'))
    .flatMap((sentence) => sentencesOf(normalise(sentence)).flat())
    .filter((clause) => clause.text.length >= shortest)
    .filter((clause) => !isAsked(clause.text) && !invitation.test(clause.text))
  return new Set(clauses.map((clause) => clause.text))
}
