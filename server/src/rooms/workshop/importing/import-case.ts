import { importCase, type CaseLine } from '@xinglin/contract/workshop'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { openThreads, Overrun } from '#platform/threads'
import { refuse, type Visit } from '#platform/visit'
import { maxBytes, summaryOf } from '../drafts/rules.ts'
import { toCaseLineResponse } from '../cases/serialize.ts'
import { beginCase } from '../cases/write-cases.ts'
import type { ReadFileResult, Read } from './read-file.ts'

const { unreadable, large, sensitive } = importCase.refusals

/** A file is read in a thread of its own, which is ended when it takes more than any case does. */
const files = openThreads<Uint8Array, ReadFileResult>(new URL('file-thread.ts', import.meta.url), {
  longestMs: 10_000,
  megabytes: 256,
})

const tooMuch = { unreadable: '文件的内容过于复杂，没有在限定的时间内读完', problems: [] }

/** Reads a file, or refuses with what is wrong with it. */
const readOrRefuse = async (visit: Visit, bytes: Uint8Array): Promise<Read> => {
  const came = await visit
    .apart(() => files.run(bytes, visit.visitor))
    .catch((error: unknown): ReadFileResult => {
      if (error instanceof Overrun) return tooMuch
      throw error
    })
  if ('read' in came) return came.read
  throw refuse([unreadable[0], came.unreadable], { data: { Problems: came.problems } })
}

const imported = async (visit: Visit, id: string, { draft, kind }: Read): Promise<CaseLine> => {
  if (Buffer.byteLength(JSON.stringify(draft)) > maxBytes) throw refuse(large)
  await refuseSensitive(visit, summaryOf(draft).title, 'case', sensitive)
  const comment = kind === 'medbiquitous' ? 'MedBiquitous 虚拟病人' : '病例文件'
  return toCaseLineResponse(visit, await beginCase(visit, id, draft, { move: 'import', comment }))
}

/** Answers those who bring a case as a file. */
export const importingCalls = () => [
  answer(importCase, async function handleImportCase(visit, { Id, Bytes }) {
    const contents = await readOrRefuse(visit, Bytes)
    return {
      Line: await imported(visit, Id, contents),
      Kind: contents.kind,
      Taken: [...contents.taken],
      NotTaken: [...contents.notTaken],
    }
  }),
]
