import { vocabularies, type Vocabulary } from '@xinglin/contract/dictionaries'
import { type ResourceTag, saveResource, tagTypes, type TagType } from '@xinglin/contract/resources'
import { namesIn } from '#dictionaries'
import { refuse, type Visit } from '#platform/visit'
import { sectionTree } from '#schools'

/** From which vocabulary each tag is, but for the departments with their sections. */
const vocabularyOf: Readonly<Record<Exclude<TagType, 'section'>, Vocabulary>> = {
  symptom: vocabularies.symptom,
  applicable: vocabularies.applicable,
  purpose: vocabularies.purpose,
  shape: vocabularies.shape,
  effusionLevel: vocabularies.effusionLevel,
  effusionColor: vocabularies.effusionColor,
  contraindication: vocabularies.contraindication,
  pose: vocabularies.pose,
  puncturePoint: vocabularies.puncturePoint,
  anesthesia: vocabularies.anesthesia,
}

const isType = (type: string): type is TagType => Object.hasOwn(tagTypes, type)

/** A tag as it is stored: its vocabulary and the code of its word. */
export const storedTag = (type: string, code: string): string => `${type}:${code}`

const parts = (tag: string): { type: TagType; code: string } | undefined => {
  const [type = '', ...code] = tag.split(':')
  return isType(type) ? { type, code: code.join(':') } : undefined
}

const namesOfType = (visit: Visit, type: TagType): Promise<ReadonlyMap<string, string>> =>
  visit.once(`resource tags ${type}`, async () => {
    if (type !== 'section') return namesIn(visit, vocabularyOf[type])
    const tree = await sectionTree(visit)
    return new Map(tree.flatMap((one) => [one, ...one.Children]).map((one) => [one.Id, one.Name]))
  })

/** Stored tags with what their words are called now; a word that is gone is left out. */
export const toTags = async (visit: Visit, tags: readonly string[]): Promise<ResourceTag[]> => {
  const shown: ResourceTag[] = []
  for (const tag of tags) {
    const one = parts(tag)
    const name = one && (await namesOfType(visit, one.type)).get(one.code)
    if (one && name !== undefined) shown.push({ Type: one.type, Id: one.code, Name: name })
  }
  return shown
}

/** Tags as they are stored; refuses one whose word is not there. */
export const checkedTags = async (
  visit: Visit,
  tags: readonly { readonly Type: TagType; readonly Id: string }[],
): Promise<string[]> => {
  for (const { Type, Id } of tags)
    if (!(await namesOfType(visit, Type)).has(Id)) throw refuse(saveResource.refusals.tag)
  return [...new Set(tags.map(({ Type, Id }) => storedTag(Type, Id)))]
}
