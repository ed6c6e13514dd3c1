import { readdirSync, readFileSync } from 'node:fs'
import { readQuestions, type WrittenQuestion } from './question-text.ts'

const folder = new URL('../questions/', import.meta.url)

/** The questions of the demo, file by file. */
export const demoQuestions = (): readonly WrittenQuestion[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => {
      try {
        return readQuestions(readFileSync(new URL(name, folder), 'utf8'))
      } catch (error) {
        throw new Error(`content/questions/${name}: ${String(error)}`, { cause: error })
      }
    })
