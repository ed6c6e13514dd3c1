import { offerFile } from '#ui'

/** Hands a file that came in Base64 to the browser's downloads. */
export const offerBytes = ({ FileName, Bytes }: { FileName: string; Bytes: string }): void =>
  offerFile(
    FileName,
    new Blob([Uint8Array.from(atob(Bytes), (sign) => sign.codePointAt(0) ?? 0)], {
      type: 'application/octet-stream',
    }),
  )
