const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** A new id (UUIDv7): made here, so that what is sent twice is one thing. */
export const newId = (now: number = Date.now()): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (let index = 0, rest = now; index < 6; index += 1) {
    bytes[5 - index] = rest % 256
    rest = Math.floor(rest / 256)
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const text = Array.from(bytes, hex).join('')
  return [
    text.slice(0, 8),
    text.slice(8, 12),
    text.slice(12, 16),
    text.slice(16, 20),
    text.slice(20),
  ].join('-')
}
