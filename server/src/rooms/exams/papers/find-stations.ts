import { findStations, type StationKindName } from '@xinglin/contract/exams'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { experimentStations, protocolsToTeach } from '#simulations/experiment'
import { currentProcedure, proceduresToTeach } from '#simulations/operation'
import { casesToTeach, casesToTeachAmong } from '#workshop'

type Wanted = { readonly key: string; readonly page: number; readonly size: number }

const casesAmong = async (visit: Visit, { key, page, size }: Wanted) => {
  const { list, count } = await casesToTeach(visit, key, page, size)
  return {
    List: list.map(({ id, title, department, authorName, limitMinutes }) => ({
      WorkId: id,
      Title: title,
      Note: [department, authorName].filter((part) => part !== '').join(' · '),
      Minutes: limitMinutes,
    })),
    Count: count,
  }
}

const proceduresAmong = async (visit: Visit, { key, page, size }: Wanted) => {
  const all = (await proceduresToTeach(visit)).filter(({ title }) => title.includes(key))
  const List = []
  for (const { id, title, composed, patients } of all.slice((page - 1) * size, page * size))
    List.push({
      WorkId: id,
      Title: title,
      Note: `${composed ? '教师编写 · ' : ''}${patients.length} 位患者`,
      Minutes: (await currentProcedure(visit, id))?.minutes ?? 0,
    })
  return { List, Count: all.length }
}

const protocolsAmong = async (visit: Visit, { key, page, size }: Wanted) => {
  const all = (await protocolsToTeach(visit)).filter(({ title }) => title.includes(key))
  const List = []
  for (const { id, title, composed } of all.slice((page - 1) * size, page * size))
    List.push({
      WorkId: id,
      Title: title,
      Note: composed ? '教师编写' : '平台提供',
      Minutes: (await experimentStations.current(visit, id))?.minutes ?? 0,
    })
  return { List, Count: all.length }
}

const finders: Readonly<Record<StationKindName, typeof casesAmong>> = {
  consultation: casesAmong,
  operation: proceduresAmong,
  experiment: protocolsAmong,
}

/** Of some cases, procedures and protocols those that the visitor may put into a paper. */
export const allowedWorks = async (
  visit: Visit,
  works: readonly { readonly Kind: StationKindName; readonly WorkId: string }[],
): Promise<ReadonlySet<string>> => {
  if (works.length === 0) return new Set()
  const cases = works.filter(({ Kind }) => Kind === 'consultation').map(({ WorkId }) => WorkId)
  return new Set([
    ...(await casesToTeachAmong(visit, cases)).map(({ id }) => id),
    ...(await proceduresToTeach(visit)).map(({ id }) => id),
    ...(await protocolsToTeach(visit)).map(({ id }) => id),
  ])
}

/** Answers who looks for stations of a paper. */
export const stationChoiceCalls = () => [
  answer(findStations, async function handleFindStations(visit, input) {
    const { Kind, SearchKey, PageIndex, PageSize } = input
    return finders[Kind](visit, { key: SearchKey, page: PageIndex, size: PageSize })
  }),
]
