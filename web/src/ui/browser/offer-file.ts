const keptMs = 60_000

/** Hands a file to the browser's downloads under a name that every system takes. */
export const offerFile = (name: string, content: Blob) => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, '_')
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
