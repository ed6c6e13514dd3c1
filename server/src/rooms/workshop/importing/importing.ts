import { importCase, type CaseLine } from '@xinglin/contract/workshop'
import type { Draft } from '@xinglin/simulation/cases'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { readCaseFile, Unreadable } from './case-file.ts'
import { readVirtualPatient } from './medbiquitous.ts'
import { mostBytes, summaryOf } from '../drafts/rules.ts'
import { toldOne } from '../cases/told.ts'
import { beginCase } from '../cases/writing.ts'

const { unreadable, large, sensitive } = importCase.refusals

type Read = {
  readonly kind: 'vsp-case' | 'medbiquitous'
  readonly draft: Draft
  readonly taken: readonly string[]
  readonly notTaken: readonly string[]
}

/** A package begins as every ZIP does; all else is read as text. */
const isPackage = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

const read = (bytes: Uint8Array): Read => {
  if (isPackage(bytes)) return { kind: 'medbiquitous', ...readVirtualPatient(bytes) }
  return { kind: 'vsp-case', draft: readCaseFile(bytes), taken: [], notTaken: [] }
}

/** Reads a file, or refuses with what is wrong with it. */
const readOrRefuse = (bytes: Uint8Array): Read => {
  try {
    return read(bytes)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw refuse([unreadable[0], error.message], { data: { Problems: error.problems } })
  }
}

const imported = async (visit: Visit, id: string, { draft, kind }: Read): Promise<CaseLine> => {
  if (Buffer.byteLength(JSON.stringify(draft)) > mostBytes) throw refuse(large)
  await refuseSensitive(visit, summaryOf(draft).title, 'case', sensitive)
  const comment = kind === 'medbiquitous' ? 'MedBiquitous 虚拟病人' : '病例文件'
  return toldOne(visit, await beginCase(visit, id, draft, { move: 'import', comment }))
}

/** Answers those who bring a case as a file. */
export const importingCalls = () => [
  answer(importCase, async (visit, { Id, Bytes }) => {
    const found = readOrRefuse(Bytes)
    return {
      Line: await imported(visit, Id, found),
      Kind: found.kind,
      Taken: [...found.taken],
      NotTaken: [...found.notTaken],
    }
  }),
]
