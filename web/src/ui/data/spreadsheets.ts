import { offerFile } from '../browser/offer-file.ts'
import { builtWorker } from '../browser/trusted.ts'
import type { Done, Work } from './spreadsheet/sheet-work.ts'
import type { Sheet } from './spreadsheet/text-cells.ts'
import type { WorkSheet } from './spreadsheet/workbook.ts'

export type { Sheet } from './spreadsheet/text-cells.ts'
export type { Odd, WorkSheet } from './spreadsheet/workbook.ts'

const patienceMs = 60_000
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

// Twenty thousand rows take seconds: they are read and written beside the page, which goes on.
const ask = async (work: Work, moved: Transferable[] = []): Promise<Done> => {
  const { default: address } = await import('./spreadsheet/sheet-worker.ts?worker&url')
  const worker = builtWorker(address)
  try {
    return await new Promise<Done>((resolve) => {
      setTimeout(() => resolve({ kind: 'fault' }), patienceMs)
      worker.addEventListener('message', ({ data }: MessageEvent<Done>) => resolve(data))
      worker.addEventListener('error', () => resolve({ kind: 'fault' }))
      worker.postMessage(work, moved)
    })
  } finally {
    worker.terminate()
  }
}

/** The sheets of an .xlsx file, every cell as text; undefined where the file cannot be read. */
export const readSheets = async (file: File): Promise<readonly WorkSheet[] | undefined> => {
  const content = await file.arrayBuffer()
  const done = await ask({ kind: 'read', file: content }, [content])
  return done.kind === 'sheets' ? done.sheets : undefined
}

/** Offers an .xlsx file of some sheets as a download; false where it could not be made. */
export const offerSheets = async (name: string, sheets: readonly Sheet[]): Promise<boolean> => {
  const done = await ask({ kind: 'write', sheets })
  if (done.kind !== 'file') return false
  offerFile(`${name}.xlsx`, new Blob([done.file], { type: mediaType }))
  return true
}
