import { vocabularies } from '@xinglin/contract/dictionaries'
import type { Visit } from '#platform/visit'
import { contestStore } from './contests/contest-store.ts'
import { authoringStore } from './store.ts'

/** How often contests and cards keep each code of a vocabulary; nothing for those that they do not choose from. */
export const usesInContests = async (
  visit: Visit,
  type: number,
): Promise<readonly { readonly code: string; readonly uses: number }[]> => {
  if (type === vocabularies.season.type) return contestStore(visit).seasons()
  if (type === vocabularies.contestArea.type) return contestStore(visit).areas()
  if (type === vocabularies.symptom.type) return authoringStore(visit).bySymptom()
  if (type === vocabularies.operation.type) return authoringStore(visit).byOperation()
  return []
}
