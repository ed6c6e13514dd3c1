import { zipSync } from 'fflate'

type Stored = { readonly name: string; readonly bytes: Uint8Array }

const headerBytes = 30
/** The first date that a ZIP can say: any other would tell when somebody cleaned the study. */
const noDate = '1980-01-01T00:00:00'

/** Where in a ZIP of such files, stored as they are, the bytes of each end. */
export const storedEnds = (files: readonly Stored[]): readonly number[] => {
  let at = 0
  return files.map(({ name, bytes }) => {
    at += headerBytes + name.length + bytes.length
    return at
  })
}

/** A ZIP whose files are stored as they are, in their order. */
export const storedZip = (files: readonly Stored[]): Uint8Array =>
  zipSync(
    Object.fromEntries(
      files.map(({ name, bytes }) => [name, [bytes, { level: 0, mtime: noDate }]] as const),
    ),
  )
