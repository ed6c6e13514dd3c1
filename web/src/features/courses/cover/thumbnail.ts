/** The small variant of a picture: `_20` before the file's ending; the picture itself where its address has no ending or cannot have a variant. */
export const thumbnailOf = (address: string): string => {
  if (/^(?:data|blob):/i.test(address)) return address
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  return path.replace(/(?<!_20)(\.[a-z0-9]{2,5})$/i, '_20$1') + rest
}

const missing = new Set<string>()

/** Where a picture's small variant is to be had from; the picture itself once its variant was found missing. */
export const thumbnailFor = (address: string): string =>
  missing.has(address) ? address : thumbnailOf(address)

/** Remembers, while the page lives, that a picture has no small variant, so that nobody asks for it twice. */
export const noThumbnail = (address: string) => missing.add(address)
