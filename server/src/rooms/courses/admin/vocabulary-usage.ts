import { vocabularies } from '@xinglin/contract/dictionaries'
import { namesIn } from '#dictionaries'
import type { Visit } from '#platform/visit'
import { managedStore } from '../publishing/course-store.ts'

type Use = { readonly code: string; readonly uses: number }

/** Tags are words, not codes: an entry is in use while a course carries its name. */
const usesAsTags = async (visit: Visit): Promise<Use[]> => {
  const names = await namesIn(visit, vocabularies.knowledge)
  const counts = await managedStore(visit).countsByTag([...names.values()])
  return [...names].flatMap(([code, name]) => {
    const uses = counts.get(name)
    return uses === undefined ? [] : [{ code, uses }]
  })
}

/** How often courses keep each code of a vocabulary; nothing for those that they do not choose from. */
export const usesInCourses = async (visit: Visit, type: number): Promise<readonly Use[]> => {
  if (type === vocabularies.applicable.type) return managedStore(visit).countsByAudience()
  return type === vocabularies.knowledge.type ? usesAsTags(visit) : []
}
