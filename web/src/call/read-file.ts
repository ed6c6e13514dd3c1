/** The bytes of a file by its address; undefined where it is not there any more. */
export const readFile = async (
  address: string,
  signal: AbortSignal,
): Promise<ArrayBuffer | undefined> => {
  const response = await fetch(address, { signal })
  return response.ok ? response.arrayBuffer() : undefined
}
