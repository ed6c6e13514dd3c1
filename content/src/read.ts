import { readFileSync } from 'node:fs'
import { marked } from 'marked'
import type * as z from 'zod'

/** 1∶10 000 that breaks after its 1 is another dose: the digits of a figure stay on one line. */
const words = (file: string): string =>
  readFileSync(file, 'utf8').replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00A0')

/** The JSON of a file. */
export const readJson = (file: string): unknown => JSON.parse(words(file))

/** The JSON of a file in the form of a schema; throws the file and place of the first mistake. */
export const readParsed = <T extends z.ZodType>(schema: T, file: string): z.output<T> => {
  const result = schema.safeParse(readJson(file))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** The Markdown of a file as HTML. */
export const readHtml = (file: string): string => marked.parse(words(file), { async: false })
