import { zipSync } from 'fflate'

const headerBytes = 30
/** The first date that a ZIP can say: it would tell else when somebody cleaned the study. */
const noDate = '1980-01-01T00:00:00'

/** A ZIP whose files are stored as they are, and where in it the bytes of each end. */
export const storedZip = (
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): { readonly bytes: Uint8Array; readonly ends: readonly number[] } => {
  let at = 0
  const ends = files.map(({ name, bytes }) => {
    at += headerBytes + name.length + bytes.length
    return at
  })
  const entries = Object.fromEntries(
    files.map(({ name, bytes }) => [name, [bytes, { level: 0, mtime: noDate }] as const]),
  )
  return { bytes: zipSync(entries as Parameters<typeof zipSync>[0]), ends }
}
