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

/** Whether two sentences ask in the same words, the shorter within the longer where it is more than a sign: 有没有高血压 and 高血压有吗 do, 爸爸身体怎么样 and 妈妈身体怎么样 do not. */
export const alike = (one: string, other: string): boolean => {
  const [first, second] = [contentOf(one), contentOf(other)]
  if (first.size === 0 || second.size === 0) return one.trim() === other.trim()
  const [fewer, more] = first.size < second.size ? [first, second] : [second, first]
  // One sign alone is in many questions: 吐了没 and 吃完吐的吗 are two.
  return (fewer.size > 1 || more.size === 1) && [...fewer].every((sign) => more.has(sign))
}
