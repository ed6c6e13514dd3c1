/** What one asks oneself after a consultation. */
export const questions = ['我最早何时想到该诊断？', '哪条信息改变了判断？', '下次怎么问？'] as const

/** Code points that an answer must have: fewer is a word, not a thought. */
export const shortest = 30

/** One's answers, in the order of the questions. */
export type Answers = readonly [string, string, string]

/** The first line of the note in which a reflection is kept; of one session alone. */
export const headOf = (title: string, begun: string): string => `【问诊复盘】${title} · ${begun}`

/** A reflection as a note that is good to read. */
export const noteOf = (head: string, answers: Answers): string =>
  [head, ...questions.flatMap((question, at) => ['', question, answers[at]?.trim() ?? ''])].join(
    '\n',
  )

/** The answers out of such a note; undefined where it was written otherwise. */
export const answersIn = (head: string, text: string): Answers | undefined => {
  if (!text.startsWith(head)) return undefined
  const places = questions.map((question) => text.indexOf(`\n${question}\n`))
  if (places.includes(-1)) return undefined
  const [first, second, third] = questions.map((question, at) =>
    text.slice((places[at] ?? 0) + question.length + 2, places[at + 1] ?? text.length).trim(),
  )
  return [first ?? '', second ?? '', third ?? '']
}
