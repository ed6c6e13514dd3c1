import type { InputOf } from '@xinglin/contract/call'
import { listOwnEntries } from '@xinglin/contract/competitions'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { contestStore } from '../contests/contest-store.ts'
import { entryStore } from '../entries/entry-store.ts'
import { toEntries } from '../entries/serialize.ts'
import { ownEntries } from './show-games.ts'

const handleListOwnEntries = async (
  visit: Visit,
  { PageIndex, PageSize }: InputOf<typeof listOwnEntries>,
) => {
  const of = ownEntries(visit)
  if (!of) return { List: [], Count: 0 }
  const store = entryStore(visit)
  const rows = await store.listOwn(of, undefined, PageIndex, PageSize)
  const contests = await contestStore(visit).among(rows.map(({ contestId }) => contestId))
  return {
    List: await toEntries(visit, rows, new Map(contests.map((one) => [one.id, one]))),
    Count: await store.countOwn(of),
  }
}

/** Answers somebody's entries of all contests. */
export const ownEntryCalls = () => [answer(listOwnEntries, handleListOwnEntries)]
