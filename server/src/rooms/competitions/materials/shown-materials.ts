import type { ContestMaterial, MaterialPhase, RoundState } from '@xinglin/contract/competitions'
import { runsSchool, type Visit } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import type { EntryRow } from '../entries/entry-store.ts'
import type { MaterialRow } from './material-store.ts'

const begun: Readonly<Record<RoundState, number>> = {
  planned: 0,
  drawn: 1,
  running: 2,
  judging: 2,
  published: 3,
  closed: 3,
}
const from: Readonly<Record<MaterialPhase, number>> = {
  published: 0,
  drawn: 1,
  running: 2,
  after: 3,
}

/** Whether a material is shown, as far as the rounds of its contest have come. */
export const isShown = (
  { shownFrom }: Pick<MaterialRow, 'shownFrom'>,
  states: readonly RoundState[],
): boolean => Math.max(0, ...states.map((state) => begun[state])) >= from[shownFrom]

/** A material; `keeperId` is the school that holds the contest, whose the file is. */
export const toMaterial = (
  visit: Visit,
  { id, title, text, file }: MaterialRow,
  keeperId: string,
): ContestMaterial => ({
  Id: id,
  Title: title,
  Text: text,
  File: file
    ? {
        Id: file.id,
        Name: file.name,
        Bytes: file.bytes,
        Type: file.type,
        Url: visit.addressOf(file.id, 'file', keeperId),
      }
    : null,
})

/** The materials that the visitor may read now: those for all, and to whoever was accepted, or runs the contest, the others as well. */
export const shownMaterials = (
  visit: Visit,
  contest: Pick<ContestRow, 'schoolId' | 'ownerId'>,
  own: readonly Pick<EntryRow, 'state'>[],
  {
    materials,
    states,
  }: { readonly materials: readonly MaterialRow[]; readonly states: readonly RoundState[] },
): ContestMaterial[] => {
  const holds =
    contest.schoolId === visit.school.id &&
    (runsSchool(visit) || (contest.ownerId !== null && contest.ownerId === visit.person?.id))
  const isIn = holds || own.some(({ state }) => state === 'accepted')
  return materials
    .filter((row) => isShown(row, states) && (row.readers === 'all' || isIn))
    .map((row) => toMaterial(visit, row, contest.schoolId))
}
