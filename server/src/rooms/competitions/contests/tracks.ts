import { vocabularies } from '@xinglin/contract/dictionaries'
import { namesIn } from '#dictionaries'
import { visitAt, type Visit } from '#platform/visit'
import type { ContestRow } from './contest-store.ts'

/** What the school that holds a contest calls the codes of a vocabulary of its own. */
export const namesAt = (
  visit: Visit,
  holderId: string,
  vocabulary: (typeof vocabularies)['track' | 'contestArea'],
): Promise<ReadonlyMap<string, string>> =>
  visitAt(visit, holderId, (there) => namesIn(there, vocabulary))

/** The tracks of a contest, as the school that holds it calls them. */
export const toTracks = async (
  visit: Visit,
  { schoolId, tracks }: Pick<ContestRow, 'schoolId' | 'tracks'>,
): Promise<{ Id: string; Name: string }[]> => {
  if (tracks.length === 0) return []
  const names = await namesAt(visit, schoolId, vocabularies.track)
  return tracks.map((code) => ({ Id: code, Name: names.get(code) ?? code }))
}
