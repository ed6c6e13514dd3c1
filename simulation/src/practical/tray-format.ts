import { id, list, number, object, oneOf, record, text, type Infer, type Shape } from '#form'
import type { Event } from '#experiment'

/** A figure of a deed. */
export const value = number(-1e6, 1e6)

/** A plain member of an event, or a small record of figures as a gas is. */
const member: Shape<unknown> = {
  read: (given, path, problems) => {
    if (typeof given === 'string') return text(1, 60).read(given, path, problems)
    if (typeof given === 'boolean') return given
    return typeof given === 'number'
      ? value.read(given, path, problems)
      : record(value).read(given, path, problems)
  },
}

/** A figure that the one who does it chooses, with the bounds of the instrument. */
const field = object({
  name: id,
  zh: text(1, 20),
  unit: text(0, 12),
  usual: value,
  lo: value,
  hi: value,
  step: number(1e-6, 1e5),
})

/** Something that can be done at the bench: an event of the engine with the figures that are chosen. */
export const deed = object({
  id,
  group: oneOf('prepare', 'stimulate', 'drug', 'operate'),
  zh: text(2, 40),
  /** What is taken: concentration, where it goes. */
  note: text(0, 60),
  event: record(member),
  fields: list(field, 0, 5),
})

/** Something that can be done at the bench. */
export type TrayDeed = Infer<typeof deed>

/** What is wrong with the figures of a deed, in a teacher's sentence; undefined where nothing is. */
export const faultIn = (
  { fields }: TrayDeed,
  values: Readonly<Record<string, number>>,
): string | undefined => {
  for (const name of Object.keys(values))
    if (!fields.some((one) => one.name === name)) return '这项操作没有这个参数。'
  for (const { name, zh, unit, lo, hi } of fields) {
    const given = values[name]
    if (given === undefined) return `请填写${zh}。`
    if (!(given >= lo && given <= hi))
      return `${zh}应在 ${lo}～${hi}${unit === '' ? '' : ` ${unit}`} 之间，请重新设置。`
  }
  return undefined
}

/** The event that a deed with its figures is. What no engine knows the engine refuses. */
export const eventOf = (
  { event }: Pick<TrayDeed, 'event'>,
  values: Readonly<Record<string, number>>,
): Event => ({ ...event, ...values }) as unknown as Event

/** The usual figures of a deed. */
export const defaultOf = ({ fields }: Pick<TrayDeed, 'fields'>): Record<string, number> =>
  Object.fromEntries(fields.map(({ name, usual }) => [name, usual]))
