import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartupError } from '#platform/startup-error'

/** How much text is taken together: some hundred rows, or one that is larger. */
const charactersAtOnce = 4_000_000
const rowsAtOnce = 500

/** Writes the rows of a table into a file, each as a JSON string on a line of its own. */
export const writeRowFile = async (
  path: string,
  rows: AsyncIterable<readonly string[]>,
): Promise<void> => {
  const lines = async function* () {
    for await (const some of rows) yield some.map((row) => `${JSON.stringify(row)}\n`).join('')
  }
  await pipeline(lines, createGzip(), createWriteStream(path, { mode: 0o600 }))
}

/**
 * Lines end at a line feed and nowhere else. `readline` ends them at U+2028 and U+2029 as well, which JSON leaves as
 * they are.
 */
async function* linesOf(path: string): AsyncGenerator<string> {
  const text = createReadStream(path).pipe(createGunzip()).setEncoding('utf8')
  let begun: string[] = []
  for await (const part of text as AsyncIterable<string>) {
    const [first = '', ...others] = part.split('\n')
    begun.push(first)
    for (const next of others) {
      yield begun.join('')
      begun = [next]
    }
  }
  const last = begun.join('')
  if (last !== '') yield last
}

/** Reads what `writeRowFile` wrote, some hundred rows at a time; a file that was damaged is named. */
export async function* readRowFile(path: string): AsyncGenerator<readonly string[]> {
  try {
    yield* rowsIn(path)
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (!(error instanceof SyntaxError) && !code.startsWith('Z_')) throw error
    throw new StartupError(`${path} is damaged: take another backup.`)
  }
}

async function* rowsIn(path: string): AsyncGenerator<readonly string[]> {
  let some: string[] = []
  let characters = 0
  for await (const line of linesOf(path)) {
    const row = JSON.parse(line) as string
    some.push(row)
    characters += row.length
    if (some.length >= rowsAtOnce || characters >= charactersAtOnce) {
      yield some
      some = []
      characters = 0
    }
  }
  if (some.length > 0) yield some
}
