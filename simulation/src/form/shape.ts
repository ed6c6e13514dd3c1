/** What is wrong with what somebody wrote (a case, a protocol), for its author: where, in Chinese, and whether it stops publication. */
export type Problem = {
  readonly path: string
  readonly zh: string
  readonly weight: 'error' | 'advice'
}

/** How a value must be; reading one reports what is wrong and goes on, so that an author sees everything at once. */
export type Shape<T> = {
  readonly read: (value: unknown, path: string, problems: Problem[]) => T
  /** What stands in for an absent value; without it absence is a mistake. */
  readonly absent?: () => T
}

/** A shape whose value may be absent and stays so. */
export type Optional<T> = Shape<T> & { readonly optional: true }

/** The values that a shape reads. */
export type Infer<S> = S extends Shape<infer T> ? T : never

type Fields = Readonly<Record<string, Shape<unknown>>>
type Absent<F extends Fields> = {
  [K in keyof F]: F[K] extends Optional<unknown> ? K : never
}[keyof F]
type Flat<T> = { [K in keyof T]: T[K] }
type Read<F extends Fields> = Flat<
  { readonly [K in Exclude<keyof F, Absent<F>>]: Infer<F[K]> } & {
    readonly [K in Absent<F>]?: Infer<F[K]>
  }
>

const fail = (problems: Problem[], path: string, zh: string): never => {
  problems.push({ path, zh, weight: 'error' })
  // What was reported is never used: what has errors is not handed out.
  return undefined as never
}

const codePoints = (text: string): number => [...text].length

/** A text of so many code points. */
export const text = (from: number, to: number): Shape<string> => ({
  read: (value, path, problems) => {
    if (typeof value !== 'string') return fail(problems, path, '应为文字')
    const length = codePoints(value.trim())
    if (length < from) return fail(problems, path, from === 1 ? '不能为空' : `至少${from}个字`)
    return length > to ? fail(problems, path, `最多${to}个字，现有${length}个`) : value
  },
})

/** A name within the file: letters, digits, `-`, `_`, `.`, `:`. */
export const id: Shape<string> = {
  read: (value, path, problems) =>
    typeof value === 'string' && /^[\w.:-]{1,60}$/.test(value)
      ? value
      : fail(problems, path, '应为由字母、数字、“-”“_”“.”“:”组成的编号'),
}

/** A finite number within bounds. */
export const number = (from: number, to: number): Shape<number> => ({
  read: (value, path, problems) =>
    typeof value === 'number' && value >= from && value <= to
      ? value
      : fail(problems, path, `应为${from}到${to}之间的数`),
})

/** A whole number within bounds. */
export const whole = (from: number, to: number): Shape<number> => ({
  read: (value, path, problems) =>
    typeof value === 'number' && value % 1 === 0 && value >= from && value <= to
      ? value
      : fail(problems, path, `应为${from}到${to}之间的整数`),
})

/** Yes or no. */
export const flag: Shape<boolean> = {
  read: (value, path, problems) =>
    typeof value === 'boolean' ? value : fail(problems, path, '应为 true 或 false'),
}

/** One of a few words or numbers. */
export const oneOf = <const T extends string | number>(...options: readonly T[]): Shape<T> => ({
  read: (value, path, problems) =>
    options.find((one) => one === value) ??
    fail(problems, path, `应为下列之一：${options.join('、')}`),
})

/** A name that must be known elsewhere; `what` says of which list. */
export const known = (isKnown: (name: string) => boolean, what: string): Shape<string> => ({
  read: (value, path, problems) =>
    typeof value === 'string' && isKnown(value)
      ? value
      : fail(problems, path, `${what}中没有“${String(value).slice(0, 40)}”`),
})

/** A list of so many. */
export const list = <T>(of: Shape<T>, from = 0, to = 400): Shape<readonly T[]> => ({
  read: (value, path, problems) => {
    if (!Array.isArray(value)) return fail(problems, path, '应为列表')
    if (value.length < from) return fail(problems, path, `至少${from}项，现有${value.length}项`)
    if (value.length > to) return fail(problems, path, `最多${to}项，现有${value.length}项`)
    return value.map((one: unknown, at) => of.read(one, `${path}[${at}]`, problems))
  },
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Named values of one shape; the names must be known when `isKnown` is given. */
export const record = <T>(
  of: Shape<T>,
  isKnown: (name: string) => boolean = () => true,
  what = '目录',
): Shape<Readonly<Record<string, T>>> => ({
  read: (value, path, problems) => {
    if (!isRecord(value)) return fail(problems, path, '应为“名称：内容”的组合')
    const read: Record<string, T> = {}
    for (const [name, one] of Object.entries(value)) {
      const at = `${path}.${name}`
      if (isKnown(name)) read[name] = of.read(one, at, problems)
      else problems.push({ path: at, zh: `${what}中没有“${name}”`, weight: 'error' })
    }
    return read
  },
})

/** An object of exactly these members; one that nobody knows is reported, for it is most often misspelt. */
export const object = <F extends Fields>(fields: F): Shape<Read<F>> => ({
  read: (value, path, problems) => {
    if (!isRecord(value)) return fail(problems, path, '应为一组项目')
    const prefix = path === '' ? '' : `${path}.`
    for (const name of Object.keys(value))
      if (!Object.hasOwn(fields, name))
        problems.push({ path: prefix + name, zh: '没有这个项目，可能拼写有误', weight: 'error' })
    const read: Record<string, unknown> = {}
    for (const [name, shape] of Object.entries(fields)) {
      const given = value[name]
      if (given !== undefined) read[name] = shape.read(given, prefix + name, problems)
      else if (shape.absent !== undefined) read[name] = shape.absent()
      else if (!('optional' in shape)) fail(problems, prefix + name, '缺少这一项')
    }
    return read as Read<F>
  },
})

/** May be absent. */
export const optional = <T>(of: Shape<T>): Optional<T> => ({ read: of.read, optional: true })

/** May be absent, and is this then. */
export const or = <T>(of: Shape<T>, usual: T): Shape<T> => ({ read: of.read, absent: () => usual })

/** A path this long leads into a nest that nobody wrote by hand; following it would exhaust the stack. */
const deepest = 300

/** A shape that holds itself. */
export const lazy = <T>(of: () => Shape<T>): Shape<T> => ({
  read: (value, path, problems) =>
    path.length > deepest
      ? fail(problems, path.slice(0, 60), '嵌套过深')
      : of().read(value, path, problems),
})

/** The first of two shapes for texts, the second for everything else. */
export const textOr = <T, U>(first: Shape<T>, second: Shape<U>): Shape<T | U> => ({
  read: (value, path, problems) =>
    typeof value === 'string'
      ? first.read(value, path, problems)
      : second.read(value, path, problems),
})
