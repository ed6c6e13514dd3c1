import { isId } from '#platform/ids'

/** Where a message stands among those of its reader. */
export type Cursor = { readonly at: Date; readonly id: string }

/** The place as it travels with a page. */
export const cursorText = ({ at, id }: Cursor): string => `${at.toISOString()}_${id}`

/** The place that a text names; undefined where it names none. */
export const cursorOf = (text: string): Cursor | undefined => {
  const [moment = '', id = '', ...more] = text.split('_')
  const at = new Date(moment)
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(moment)
  if (!isMoment || Number.isNaN(at.getTime()) || !isId(id) || more.length > 0) return undefined
  return { at, id }
}
