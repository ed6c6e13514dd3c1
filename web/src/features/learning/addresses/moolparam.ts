/** Where in a course somebody goes on; travels as one segment of the address. */
export type Moolparam = { readonly progressId: string; readonly itemId: string }

const toBase64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string) => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  )
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Writes the segment: base64url of `{"ProgressId":…,"itemId":…}`. */
export const writeMoolparam = ({ progressId, itemId }: Moolparam): string =>
  toBase64Url(JSON.stringify({ ProgressId: progressId, itemId }))

/** Reads the segment; what is not understood becomes empty, and the course then opens at its first incomplete item. */
export const readMoolparam = (segment: string | undefined): Moolparam => {
  try {
    const parsed: unknown = JSON.parse(fromBase64Url(segment ?? ''))
    if (typeof parsed !== 'object' || parsed === null) return { progressId: '', itemId: '' }
    const { ProgressId, itemId } = parsed as Record<string, unknown>
    return { progressId: textOf(ProgressId), itemId: textOf(itemId) }
  } catch {
    return { progressId: '', itemId: '' }
  }
}

/** The address of the player at a place in a course. */
export const playerAddress = (courseId: string, where: Moolparam): string =>
  `/BaseLearning/${courseId}/${writeMoolparam(where)}`
