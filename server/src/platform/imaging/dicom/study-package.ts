import { Unreadable } from '#platform/documents'
import { storedZip } from './stored-zip.ts'
import type { Study } from './study-types.ts'

/** Where what is known of a study stands in its package. */
export const packageName = 'study.json'
const headerBytes = 30

/** A ZIP of what is known of a study, first, and of its files. Places of pixels are counted from where the files begin. */
export const packStudy = (
  study: Study,
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): Uint8Array =>
  storedZip([
    { name: packageName, bytes: new TextEncoder().encode(JSON.stringify(study)) },
    ...files,
  ])

/** What a package says of its study, and where its files begin. */
export const openPackage = (
  bytes: Uint8Array,
): { readonly study: Study; readonly begin: number } => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (
    view.length < headerBytes ||
    view.toString('latin1', headerBytes, headerBytes + packageName.length) !== packageName
  )
    throw new Unreadable('不是已去标识的影像')
  const from = headerBytes + view.readUInt16LE(26) + view.readUInt16LE(28)
  const begin = from + view.readUInt32LE(22)
  // Written by us alone, from what `readStudy` answers.
  return { study: JSON.parse(view.toString('utf8', from, begin)) as Study, begin }
}
