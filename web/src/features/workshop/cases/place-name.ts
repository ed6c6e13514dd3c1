import type { Field } from './form-field.ts'
import { sectionOf } from './sections.ts'

const fieldsWithin = (field: Field): readonly Field[] => {
  switch (field.kind) {
    case 'group':
    case 'record':
      return field.fields
    case 'list':
      return typeof field.fields === 'function' ? [] : field.fields
    case 'variant':
      return field.variants.flatMap(({ fields }) => fields)
    default:
      return []
  }
}

const nameOf = (field: Field): string =>
  field.kind === 'list' ? field.noun : field.label.replace(/（.*）$/, '')

/** What a place of a draft is called in the form: the last two lines that lead to it, an entry of a list by its number (事实 3 · 患者的原话); empty for what has no line. */
export const placeName = (place: string): string => {
  const names: string[] = []
  let fields = sectionOf(place).fields
  for (const step of place.split('.')) {
    const field = fields.find(({ name }) => name === step)
    if (field) {
      names.push(nameOf(field))
      fields = fieldsWithin(field)
    } else if (/^\d+$/.test(step) && names.length > 0) {
      names.push(`${names.pop()} ${Number(step) + 1}`)
    }
  }
  return names.slice(-2).join(' · ')
}
