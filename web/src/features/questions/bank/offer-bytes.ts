import { offerFile } from '#ui'

/** Hands a file that came in pieces of Base64 to the browser's downloads. */
export const offerBytes = ({
  FileName,
  Bytes,
}: {
  FileName: string
  Bytes: readonly string[]
}): void =>
  offerFile(
    FileName,
    new Blob([Uint8Array.from(atob(Bytes.join('')), (sign) => sign.codePointAt(0) ?? 0)], {
      type: 'application/octet-stream',
    }),
  )
