import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { readHtml, readParsed } from './read.ts'

const folder = fileURLToPath(new URL('../help', import.meta.url))

const Index = z.array(
  z.strictObject({
    key: z.string().regex(/^[a-z][a-z-]*$/),
    category: z.string(),
    title: z.string().max(60),
  }),
)

/** An article of the help centre as it comes with the product. */
export type HelpArticle = z.output<typeof Index>[number] & { readonly html: string }

/** The help that comes with the product, in its order; throws the place of the first mistake. */
export const helpArticles = (): HelpArticle[] =>
  readParsed(Index, join(folder, 'index.json')).map((one) => ({
    ...one,
    html: readHtml(join(folder, `${one.key}.md`)),
  }))
