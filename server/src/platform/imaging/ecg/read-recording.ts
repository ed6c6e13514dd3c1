import { entriesOf, Unreadable } from '#platform/documents'
import { isXml, readAecg } from './aecg.ts'
import type { Recording } from './recording.ts'
import { readHeader } from './wfdb-header.ts'
import { readWfdb, type RecordFiles } from './wfdb.ts'

const bounds = { entries: 500, bytes: 67_108_864, together: 134_217_728 }

const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

/** The header of the one record of an archive: not one of those that another is made of. */
const recordOf = (files: RecordFiles): string => {
  const headers = [...files.keys()].filter((name) => name.endsWith('.hea'))
  const parts = new Set(
    headers.flatMap((name) => {
      const text = files.get(name)?.().toString('utf8') ?? ''
      return readHeader(text).segments.map((one) => `${one.name}.hea`)
    }),
  )
  const [only, ...more] = headers.filter((name) => !parts.has(name))
  if (only === undefined) throw new Unreadable('压缩包里没有 WFDB 头文件（.hea）')
  if (more.length > 0) throw new Unreadable(`压缩包里有 ${more.length + 1} 份记录，请每份单独上传`)
  return only
}

/**
 * Reads an ECG: HL7 aECG as a file, WFDB (`.hea` with its `.dat`) as a ZIP. Leads are in microvolts; what is no ECG or has
 * no unit is named and not drawn. Throws Unreadable with the reason in Chinese where nothing can be drawn.
 */
export const readRecording = (bytes: Uint8Array): Recording => {
  if (isXml(bytes)) return readAecg(bytes)
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b)
    throw new Unreadable('请上传 HL7 aECG 文件（.xml），或把 WFDB 的 .hea 与 .dat 打成一个 ZIP')
  const files = new Map<string, () => Buffer>()
  for (const { name, bytes: open } of entriesOf(bytes, bounds)) {
    if (name.endsWith('/')) continue
    let held: Buffer | undefined
    files.set(baseOf(name), () => (held ??= open()))
  }
  return readWfdb(files, recordOf(files))
}
