import { nobody, type InputOf } from '@xinglin/contract/call'
import { enrol, getOwnEntry, positions, withdrawEntry } from '@xinglin/contract/competitions'
import { role } from '@xinglin/contract/identity'
import { refuseSensitive } from '#dictionaries'
import { peopleAmong } from '#identity'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { contestStore, type ContestRow } from '../contests/contest-store.ts'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'
import { addEntry } from '../entries/add-entry.ts'
import { entryStore, type EntryRow } from '../entries/entry-store.ts'
import { enrolPhase, hasRoom, stage } from '../entries/registration.ts'
import { toEntries } from '../entries/serialize.ts'
import { ownEntries, visibleGame } from './show-games.ts'

const refusals = enrol.refusals

/** Refuses whoever comes at the wrong time. */
export const refuseClosed = (row: ContestRow, at: Date): void => {
  if (row.status === stage.paused || row.status === stage.cancelled) throw refuse(refusals.paused)
  if (enrolPhase(row, at) !== 'open') throw refuse(refusals.notOpen)
}

/** Who is to compete: oneself, or a whole team of students of the school who may sign in. */
const chosenMembers = async (
  visit: Visit,
  row: ContestRow,
  { Name, Members, Substitutes }: InputOf<typeof enrol>,
) => {
  const isAlone = row.enrolBy === 'self'
  if (isAlone && visit.who !== 'student') throw refuse(refusals.wayAlone)
  if (!isAlone && visit.who === 'student') throw refuse(refusals.way)
  if (!isAlone && Name === '') throw refuse(refusals.name)
  if (!isAlone) await refuseSensitive(visit, Name, 'contest', refusals.sensitive)
  const ids = isAlone ? [visit.person?.id ?? nobody] : [...Members, ...Substitutes]
  const isWhole = Members.length === row.teamSize && Substitutes.length <= row.substitutes
  if (!isAlone && !isWhole) throw refuse(refusals.size)
  if (new Set(ids).size < ids.length) throw refuse(refusals.twice)
  const people = await peopleAmong(visit, ids)
  return ids.map((id, at) => {
    const one = people.get(id)
    if (!one || one.roleType !== role.student || one.disabled) throw refuse(refusals.person)
    const position = at < row.teamSize ? (positions[at] ?? '') : ''
    return { personId: id, at, name: one.name, number: one.number, position }
  })
}

/** An entry for whoever has just changed it. */
export const shownEntry = async (visit: Visit, id: string) => {
  const of = ownEntries(visit)
  const row = of && (await entryStore(visit).findOwn(id, of))
  if (!row) throw refuse(refusals.missing)
  const contests = await contestStore(visit).among([row.contestId])
  const [entry] = await toEntries(visit, [row], new Map(contests.map((one) => [one.id, one])))
  if (!entry) throw refuse(refusals.missing)
  return entry
}

const handleEnrol = async (visit: Visit, input: InputOf<typeof enrol>) => {
  const { Id, SkillContestId, Name, Phone, Track } = input
  const person = memberOf(visit)
  if (!person) throw refuse(refusals.missing)
  const game = await visibleGame(visit, SkillContestId)
  // The same entry once more, whose answer was lost.
  if (await entryStore(visit).findOwn(Id, { personId: person.id, all: false }))
    return shownEntry(visit, Id)
  refuseClosed(game, visit.at)
  if (game.tracks.length === 0 ? Track !== '' : !game.tracks.includes(Track))
    throw refuse(refusals.track)
  const members = await chosenMembers(visit, game, input)
  const leader = (await peopleAmong(visit, [person.id])).get(person.id)
  const id = Id === nobody ? newId(visit.at.getTime()) : Id
  const isAccepted = await asSchool(visit, game.schoolId, async (there) => {
    // Held, so that a quota is never crossed by two at once.
    const row = await hostedContestStore(there).lock(game.id)
    if (!row) throw refuse(refusals.missing)
    refuseClosed(row, visit.at)
    const entries = entryStore(there)
    if (await entries.find(id)) throw refuse(refusals.missing)
    const quota = (await entries.quotaOf(row.id, visit.school.id)) ?? row.quota
    if (!hasRoom(quota, await entries.used(row.id, visit.school.id))) throw refuse(refusals.full)
    const ids = members.map(({ personId }) => personId)
    if ((await entries.engaged(row.id, ids)).size > 0) throw refuse(refusals.already)
    await addEntry(there, row, {
      id,
      partnerId: visit.school.id,
      name: row.enrolBy === 'self' ? (members[0]?.name ?? '') : Name,
      leaderId: person.id,
      leaderName: leader?.name ?? '',
      phone: Phone,
      track: Track,
      members,
      isAccepted: !row.needsReview,
      at: visit.at,
    })
    return !row.needsReview
  })
  if (!isAccepted && game.ownerId)
    await visit.publish({
      kind: 'notice',
      notice: {
        kind: 'entry-submitted',
        subjectId: game.id,
        title: game.name,
        to: [game.ownerId],
        schoolId: game.schoolId,
        occurrence: id,
      },
    })
  return shownEntry(visit, id)
}

/** An entry of the visitor's that is held until the call ends, as the school that holds the contest keeps it. */
const held = async (visit: Visit, id: string): Promise<EntryRow> => {
  const of = ownEntries(visit)
  const row = of && (await entryStore(visit).findOwn(id, of))
  // A member reads the entry; who entered it, and who runs the school, takes it back.
  if (!row || (!of.all && row.leaderId !== of.personId)) throw refuse(refusals.missing)
  return row
}

const handleWithdraw = async (visit: Visit, { Id }: InputOf<typeof withdrawEntry>) => {
  const { notOpen, gone } = withdrawEntry.refusals
  const entry = await held(visit, Id)
  await asSchool(visit, entry.schoolId, async (there) => {
    const row = await hostedContestStore(there).lock(entry.contestId)
    if (!row) throw refuse(refusals.missing)
    const now = await entryStore(there).find(Id)
    if (now?.state === 'withdrawn') return
    if (row.status !== stage.enrolling || enrolPhase(row, visit.at) !== 'open')
      throw refuse(notOpen)
    if (now?.state !== 'pending' && now?.state !== 'accepted') throw refuse(gone)
    await entryStore(there).change(Id, { state: 'withdrawn', version: now.version + 1 })
  })
  return shownEntry(visit, Id)
}

/** Answers those who enter contests, look at an entry and take it back. */
export const enrolCalls = () => [
  answer(enrol, handleEnrol),
  answer(withdrawEntry, handleWithdraw),
  answer(getOwnEntry, function handleGetOwnEntry(visit, { Id }) {
    return shownEntry(visit, Id)
  }),
]
