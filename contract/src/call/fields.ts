import * as z from 'zod/mini'

/** The id that no row has; what a malformed id becomes, so that it is simply not found. */
export const nobody = '00000000-0000-0000-0000-000000000000'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The id of an object: a UUID in lower case; anything else names nothing. */
export const id = z.pipe(
  z._default(z.nullable(z.string()), ''),
  z.transform((value: string | null) =>
    value && uuid.test(value.toLowerCase()) ? value.toLowerCase() : nobody,
  ),
)

// What nobody sees: white space, and what Unicode lets be ignored where it is drawn (zero-width, soft hyphen, fillers).
const unseen = String.raw`\s\u2800\p{Default_Ignorable_Code_Point}`
const something = new RegExp(`[^${unseen}]`, 'u')
const nothings = new RegExp(`[${unseen}]`, 'gu')

/** How many code points of a text can be seen. */
export const seenLength = (value: string): number => [...value.replace(nothings, '')].length

/** Text of at most `most` code points, trimmed; empty when absent, or when nothing of it can be seen. */
export const text = (most: number, message = `内容不得超过${most}个字`) =>
  z.pipe(
    z._default(z.nullable(z.string()), ''),
    z.pipe(
      z.transform((value: string | null) =>
        value !== null && something.test(value) ? value.trim() : '',
      ),
      z.string().check(z.refine((value) => [...value].length <= most, message)),
    ),
  )

/** A mobile telephone number of the mainland, or the empty text. */
export const mobile = text(20).check(
  z.refine((number) => number === '' || /^1[3-9]\d{9}$/.test(number), '请填写正确的手机号'),
)

/** The page asked for, from 1; at most 10,000. */
export const page = z._default(z.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1)

/** How many rows a page holds: the specification's number unless asked otherwise, never above 100. */
export const pageSize = (usual: number) =>
  z._default(
    z.pipe(
      z.number().check(z.int(), z.minimum(1)),
      z.transform((size: number) => Math.min(size, 100)),
    ),
    usual,
  )

/** The kind of course asked for: 0-3, or −1 and the empty text for all. */
export const courseKind = z._default(
  z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal('')]),
  -1,
)

/** How far lists count: `Count` is one more where there are more. */
export const countedTo = 1_000

/** A page of rows and how many there are in all, as far as lists count. */
export const listOf = <T extends z.ZodMiniType>(row: T) =>
  z.strictObject({ List: z.array(row), Count: z.number() })

/** Stretches of a text that matched a search, as [from, to) in UTF-16 units. */
export const Marks = z.array(z.tuple([z.number(), z.number()]))
export type Marks = z.output<typeof Marks>

/** What is searched for: at most 50 code points, empty for everything. */
export const searchKey = text(50, '搜索内容不得超过50个字')

/** The refusal of every search whose text holds a sensitive word. */
export const sensitiveSearch = { sensitive: [-10010, '内容包含敏感词'] } as const

const isDay = (value: string): boolean => {
  if (value === '') return true
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** A day as YYYY-MM-DD, or the empty text. */
export const day = text(10).check(z.refine(isDay, '日期格式不正确'))

/** Text of 1 to `most` code points. */
export const named = (most: number, what: string) =>
  text(most, `${what}不得超过${most}个字`).check(z.refine((value) => value !== '', `请填写${what}`))

/** A whole number within bounds, refused with a sentence. */
export const whole = (from: number, to: number, message: string) =>
  z.number().check(z.int(message), z.minimum(from, message), z.maximum(to, message))

const isMoment = (value: string): boolean => {
  const at = Date.parse(value)
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && at > 0 && at < Date.parse('2200-01-01T00:00:00Z')
  )
}

/** A moment as ISO text; null for none. */
export const moment = z._default(
  z.nullable(z.string().check(z.refine(isMoment, '时间格式不正确'))),
  null,
)
