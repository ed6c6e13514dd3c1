/** What only makes a sentence of it: particles, pronouns, courtesy. */
const filler =
  /您|你|他|她|它|我|的|了|吗|呢|吧|啊|呀|么|嘛|有|没|不|是|还|也|都|那|这|过|着|得|请|问|一下|再|就/g

const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFKC')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .replaceAll(filler, ''),
  )

/** Of the shorter of two questions so much must stand in the other for them to be the same asked twice. */
const enough = 0.7

/** Whether two sentences ask in much the same words: 有没有高血压 and 高血压有吗 do, 做过心电图没 and 甲状腺查过没 do not. */
export const alike = (one: string, other: string): boolean => {
  const [first, second] = [contentOf(one), contentOf(other)]
  const least = first.size < second.size ? first.size : second.size
  if (least === 0) return one.trim() === other.trim()
  return [...first].filter((sign) => second.has(sign)).length >= least * enough
}
