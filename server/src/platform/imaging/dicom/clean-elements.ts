import dcmjs, { type DataElement } from 'dcmjs'
import { element, type Elements } from './elements.ts'
import { keptKinds, keptTags } from './kept-tags.ts'
import { profile } from './profile-tags.ts'

/** An attribute that did not stay as it was: what it is called and what became of it. Its value is told to nobody. */
export type RemovedTag = {
  /** As it is written everywhere: `(0010,0010)`. */
  readonly tag: string
  readonly name: string
  readonly action: 'removed' | 'emptied' | 'replaced'
}

const nobody: Readonly<Record<string, string>> = {
  PN: 'ANONYMOUS',
  LO: 'ANONYMOUS',
  SH: 'ANONYMOUS',
}
/** UIDs that say what something is, not which one it is. */
const ofStandard = /^1\.2\.840\.10008\./
const word = /^[A-Z0-9_ ]{0,16}$/
/** What stored values become, in the words that the standard defines (PS3.3 C.11.1.1.2). */
const rescaleType = '00281054'
const rescaleTypes = new Set(['HU', 'OD', 'US'])

const isPrivate = (tag: string): boolean => Number.parseInt(tag.slice(0, 4), 16) % 2 === 1
/** Private attributes are told by their group: there are hundreds, and nobody but their maker knows their names. */
const written = (tag: string): string =>
  `(${tag.slice(0, 4)},${isPrivate(tag) ? 'xxxx' : tag.slice(4)})`

const nameOf = (tag: string): string => {
  if (isPrivate(tag)) return '厂商私有标签'
  if (/^60[0-9A-F]{2}/.test(tag)) return '叠加层'
  if (/^50[0-9A-F]{2}/.test(tag) && !tag.startsWith('5200')) return '曲线数据'
  return (
    profile.get(tag)?.name ??
    dcmjs.data.DicomMetaDictionary.dictionary[written(tag)]?.name ??
    '未知标签'
  )
}

const isEmpty = ({ Value }: DataElement): boolean =>
  Value === undefined || Value.every((one) => one === '' || one === null)

/**
 * The attributes that stay of those of a file, and the list of those that did not: by the profile first, and then by what
 * a picture needs. What the profile does not name and no picture needs goes too.
 */
export const cleanElements = (
  given: Elements,
  newUid: (uid: string) => string,
): { readonly elements: Record<string, DataElement>; readonly removed: readonly RemovedTag[] } => {
  const elements: Record<string, DataElement> = {}
  const removed: RemovedTag[] = []
  const note = (tag: string, action: RemovedTag['action']) => {
    removed.push({ tag: written(tag), name: nameOf(tag), action })
  }
  /** What of a kept attribute is kept: its parts cleaned, its words only where they are words of the standard. */
  const kept = (tag: string, { vr, Value = [] }: DataElement): DataElement | undefined => {
    if (tag === rescaleType)
      return rescaleTypes.has(String(Value[0]).trim()) ? element(vr, ...Value) : undefined
    if (!keptKinds.has(vr)) return undefined
    if (vr === 'CS')
      return Value.every((one) => typeof one === 'string' && word.test(one.trim()))
        ? element(vr, ...Value)
        : undefined
    if (vr === 'UI')
      return Value.every((one) => typeof one === 'string' && ofStandard.test(one))
        ? element(vr, ...Value)
        : undefined
    if (vr !== 'SQ') return element(vr, ...Value)
    const items = Value.map((item) => {
      const came = cleanElements(item as Elements, newUid)
      removed.push(...came.removed)
      return came.elements
    })
    return element(vr, ...items)
  }
  for (const [tag, one] of Object.entries(given)) {
    // Lengths of groups and the character set say nothing of anybody: both are written anew.
    if (tag.endsWith('0000') || tag === '00080005') continue
    const rule = profile.get(tag)
    if (rule?.action === 'U') {
      elements[tag] = element('UI', ...(one.Value ?? []).map((uid) => newUid(String(uid))))
      note(tag, 'replaced')
    } else if (rule?.action === 'Z' || rule?.action === 'D') {
      const value = rule.action === 'D' ? nobody[one.vr] : undefined
      elements[tag] = value === undefined ? element(one.vr) : element(one.vr, value)
      if (!isEmpty(one)) note(tag, value === undefined ? 'emptied' : 'replaced')
    } else {
      const stays = rule === undefined && keptTags.has(tag) ? kept(tag, one) : undefined
      if (stays) elements[tag] = stays
      else note(tag, 'removed')
    }
  }
  return { elements, removed }
}
