const partial = 206

/** Some bytes of a file by its address; undefined where it is not there any more, or answers otherwise than with those bytes. */
export const readRange = async (
  address: string,
  { from, length }: { readonly from: number; readonly length: number },
  signal: AbortSignal,
): Promise<ArrayBuffer | undefined> => {
  const response = await fetch(address, {
    headers: { Range: `bytes=${from}-${from + length - 1}` },
    signal,
  })
  return response.status === partial ? response.arrayBuffer() : undefined
}
