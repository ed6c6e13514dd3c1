import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { factsOf, type CaseScript } from '@xinglin/simulation/cases'
import type { FactQuestions } from '@xinglin/simulation/consultation'
import * as z from 'zod'
import { casesRoot } from './cases.ts'

const AskedLine = z.strictObject({
  fact: z.string().min(1),
  asks: z.array(z.string().min(2).max(200)).min(3),
})

/** `asked.jsonl` of a case: for each key fact three sentences or more by which students would ask for it. */
export const askedOf = (slug: string): readonly FactQuestions[] =>
  readFileSync(join(casesRoot, slug, 'asked.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => AskedLine.parse(JSON.parse(line)))

/** What is wrong with the sentences of a case, in Chinese: key facts without, facts that are none, a sentence twice. */
export const askedProblems = (
  script: CaseScript,
  questions: readonly FactQuestions[],
): readonly string[] => {
  const keys = factsOf(script)
    .filter(({ key }) => key)
    .map(({ id }) => id)
  const named = questions.map(({ fact }) => fact)
  const sentences = questions.flatMap(({ asks }) => asks)
  return [
    ...keys.filter((id) => !named.includes(id)).map((id) => `关键事实 ${id} 没有问句`),
    ...named.filter((id) => !keys.includes(id)).map((id) => `${id} 不是关键事实`),
    ...named.filter((id, at) => named.indexOf(id) !== at).map((id) => `${id} 写了两行`),
    ...sentences
      .filter((text, at) => sentences.indexOf(text) !== at)
      .map((text) => `“${text}”出现了两次`),
  ]
}
