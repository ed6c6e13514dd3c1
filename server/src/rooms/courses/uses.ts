import { vocabularies } from '@xinglin/contract/dictionaries'
import type { Visit } from '#platform/visit'
import { deskStore } from './desk-store.ts'

/** How often courses keep each code of a vocabulary; nothing for those that they do not choose from. */
export const usesInCourses = async (
  visit: Visit,
  type: number,
): Promise<readonly { readonly code: string; readonly uses: number }[]> =>
  type === vocabularies.applicable.type ? deskStore(visit).countsByAudience() : []
