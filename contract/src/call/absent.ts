import * as z from 'zod/mini'

type Schema = z.core.$ZodType

const clearables = new WeakSet<Schema>()

/**
 * Says of an optional text that the empty one clears it, and that it stays as it is where it is absent. Nowhere else does
 * the empty text say anything.
 */
export const clearable = <T extends Schema>(member: T): T => {
  clearables.add(member)
  return member
}

/** Whether the empty text clears a member. */
export const isClearable = (member: Schema): boolean => clearables.has(member)

const isOptional = (member: Schema): boolean => member._zod.optin !== undefined

const isEmpty = (member: Schema, value: unknown): boolean =>
  isOptional(member) && (value === null || (value === '' && !isClearable(member)))

const objectOf = (shape: Readonly<Record<string, Schema>>, value: object): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
      const member = Object.hasOwn(shape, name) ? shape[name] : undefined
      if (!member) return [[name, one]]
      return isEmpty(member, one) ? [] : [[name, withoutEmpty(member, one)]]
    }),
  )

/** The way that fits decides which members are optional. */
const eitherOf = (options: readonly Schema[], value: object): unknown => {
  for (const option of options) {
    const read = withoutEmpty(option, value)
    if (z.core.safeParse(option, read).success) return read
  }
  return value
}

/**
 * What was sent without the members that count as absent: those that are optional and are null or the empty text, at
 * any depth. What is required, and what stands in lists, is left as it is.
 */
export const withoutEmpty = (schema: Schema, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Array.isArray(value) ? value : objectOf(def.shape, value)
    case 'array':
      return Array.isArray(value)
        ? value.map((one: unknown) => withoutEmpty(def.element, one))
        : value
    case 'record':
      return Array.isArray(value)
        ? value
        : Object.fromEntries(
            Object.entries(value).map(([name, one]: [string, unknown]) => [
              name,
              withoutEmpty(def.valueType, one),
            ]),
          )
    case 'tuple':
      return Array.isArray(value)
        ? value.map((one: unknown, at) => {
            const item = def.items[at]
            return item ? withoutEmpty(item, one) : one
          })
        : value
    case 'union':
      return eitherOf(def.options, value)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return withoutEmpty(def.innerType, value)
    case 'pipe':
      return withoutEmpty(def.in, value)
    default:
      return value
  }
}
