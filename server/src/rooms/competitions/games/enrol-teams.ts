import { nobody, type InputOf } from '@xinglin/contract/call'
import { enrolTeams, positions } from '@xinglin/contract/competitions'
import { role } from '@xinglin/contract/identity'
import { refuseSensitive } from '#dictionaries'
import { type KnownPerson, peopleAmong, peopleByNumber } from '#identity'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { memberOf, refuse, type TenantContext, type Visit } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'
import { toTracks } from '../contests/tracks.ts'
import { asksDocuments } from '../entries/document-rules.ts'
import { addEntry } from '../entries/add-entry.ts'
import { entryStore } from '../entries/entry-store.ts'
import { stage } from '../entries/registration.ts'
import { holdsContest } from '../organise/policy.ts'
import { refuseClosed } from './enrol.ts'
import { visibleGame } from './show-games.ts'

const { missing, notOpen, sensitive } = enrolTeams.refusals

type Input = InputOf<typeof enrolTeams>
type SheetTeam = Input['Teams'][number]

/** A team of the sheet with who is in it, and why it cannot be entered. */
type JudgedTeam = {
  readonly team: SheetTeam
  readonly people: readonly KnownPerson[]
  readonly faults: readonly string[]
  readonly unknown: readonly string[]
}

/** Whoever holds the contest enters teams until the order is drawn, everybody else while registration is open. */
const refuseLate = (visit: Visit, row: ContestRow, holds: boolean): void => {
  if (!holds) refuseClosed(row, visit.at)
  else if (row.status !== stage.enrolling) throw refuse(notOpen)
}

const phoneIsWhole = (phone: string): boolean => phone === '' || /^1\d{10}$/.test(phone)

type Choice = { readonly Id: string; readonly Name: string }

const trackOf = (name: string, tracks: readonly Choice[]): string | undefined =>
  tracks.length === 0 ? '' : tracks.find((one) => one.Name === name.trim())?.Id

const trackFaults = (name: string, tracks: readonly Choice[]): string[] => {
  if (trackOf(name, tracks) !== undefined) return []
  const known = tracks.map((one) => one.Name).join('、')
  return [
    name.trim() === '' ? `没有填写赛道（${known}）` : `没有“${name.trim()}”这个赛道（${known}）`,
  ]
}

/** What is wrong with a team by itself. */
const faultsOf = (
  row: ContestRow,
  { Name, Phone, Track, Numbers, Substitutes }: SheetTeam,
  people: readonly (KnownPerson | undefined)[],
  tracks: readonly Choice[],
): string[] => {
  const isTeam = row.enrolBy === 'team'
  const numbers = [...Numbers, ...Substitutes]
  return [
    ...(isTeam && Name === '' ? ['没有队名'] : []),
    ...(Numbers.length === row.teamSize
      ? []
      : [`须有${row.teamSize}名队员，表中有${Numbers.length}名`]),
    ...(Substitutes.length > row.substitutes
      ? [row.substitutes === 0 ? '该赛事没有替补' : `替补至多${row.substitutes}名`]
      : []),
    ...trackFaults(Track, tracks),
    ...(phoneIsWhole(Phone) ? [] : ['联系电话不正确']),
    ...(new Set(numbers).size < numbers.length ? ['同一名学生在队里出现两次'] : []),
    ...people.flatMap((one, at) => {
      if (!one) return [`学号${numbers[at]}还没有账号`]
      if (one.roleType !== role.student) return [`${one.name}（${one.number}）不是学生`]
      return one.disabled ? [`${one.name}（${one.number}）的账号已停用`] : []
    }),
  ]
}

/** The teams of a sheet with the people of the school whom they name. */
const judged = async (
  visit: Visit,
  row: ContestRow,
  teams: readonly SheetTeam[],
  tracks: readonly Choice[],
) => {
  const all = teams.flatMap(({ Numbers, Substitutes }) => [...Numbers, ...Substitutes])
  const byNumber = new Map<string, KnownPerson>()
  for (const { number, person } of await peopleByNumber(visit, all))
    if (person) byNumber.set(number.trim().toLowerCase(), person)
  const personOf = (number: string) => byNumber.get(number.trim().toLowerCase())
  const places = new Map<string, number>()
  return teams.map((team): JudgedTeam => {
    const numbers = [...team.Numbers, ...team.Substitutes]
    const people = numbers.map(personOf)
    const known = people.flatMap((one) => one ?? [])
    const again = known.flatMap(({ id, name }) => {
      const before = places.get(id)
      if (before === undefined) places.set(id, team.RowNo)
      return before === undefined || before === team.RowNo ? [] : [`${name}已在第${before}行的队里`]
    })
    return {
      team,
      people: known,
      faults: [...faultsOf(row, team, people, tracks), ...again],
      unknown: numbers.filter((number) => personOf(number) === undefined),
    }
  })
}

/** What is wrong with teams beside others of the contest: people who compete already, and more teams than the school may have. */
const besideOthers = async (
  there: TenantContext,
  row: ContestRow,
  partnerId: string,
  teams: readonly JudgedTeam[],
): Promise<JudgedTeam[]> => {
  const entries = entryStore(there)
  const engaged = await entries.engaged(
    row.id,
    teams.flatMap(({ people }) => people.map(({ id }) => id)),
  )
  const quota = (await entries.quotaOf(row.id, partnerId)) ?? row.quota
  const room = quota === 0 ? Infinity : quota - (await entries.used(row.id, partnerId))
  return teams.map((one, at) => ({
    ...one,
    faults: [
      ...one.faults,
      ...one.people
        .filter(({ id }) => engaged.has(id))
        .map(({ name, number }) => `${name}（${number}）已报名该赛事`),
      ...(at < room ? [] : [`超出本校名额（${quota}）`]),
    ],
  }))
}

const handleEnrolTeams = async (visit: Visit, { SkillContestId, Check, Teams }: Input) => {
  const person = memberOf(visit)
  if (!person) throw refuse(missing)
  const game = await visibleGame(visit, SkillContestId)
  const holds = game.schoolId === visit.school.id && holdsContest(visit, game)
  refuseLate(visit, game, holds)
  await refuseSensitive(visit, Teams.map(({ Name }) => Name).join('\n'), 'contest', sensitive)
  const tracks = await toTracks(visit, game)
  const bySheet = await judged(visit, game, Teams, tracks)
  const leaderName = (await peopleAmong(visit, [person.id])).get(person.id)?.name ?? ''
  const { all, entered } = await asSchool(visit, game.schoolId, async (there) => {
    // Held, so that a quota is never crossed by two at once.
    const row = await hostedContestStore(there).lock(game.id)
    if (!row) throw refuse(missing)
    refuseLate(visit, row, holds)
    // The same sheet once more, whose answer was lost.
    const known = await entryStore(there).amongIds(Teams.map(({ Id }) => Id))
    const waiting = bySheet.filter(({ team }) => !known.has(team.Id))
    const all = await besideOthers(there, row, visit.school.id, waiting)
    if (Check || all.some(({ faults }) => faults.length > 0)) return { all, entered: 0 }
    for (const { team, people } of all) {
      const [first] = people
      const isAlone = row.enrolBy === 'self'
      await addEntry(there, row, {
        id: team.Id === nobody ? newId(visit.at.getTime()) : team.Id,
        partnerId: visit.school.id,
        name: isAlone ? (first?.name ?? '') : team.Name,
        leaderId: isAlone ? (first?.id ?? person.id) : person.id,
        leaderName: isAlone ? (first?.name ?? '') : leaderName,
        phone: team.Phone,
        track: trackOf(team.Track, tracks) ?? '',
        members: people.map(({ id, name, number }, at) => ({
          personId: id,
          at,
          name,
          number,
          position: at < row.teamSize ? (positions[at] ?? '') : '',
        })),
        isAccepted: (holds && !asksDocuments(row)) || !row.needsReview,
        at: visit.at,
      })
    }
    return { all, entered: all.length }
  })
  if (entered > 0)
    await visit.publish({
      kind: 'managed',
      area: 'competitions',
      text: `用表格为赛事“${game.name}”报名了${entered}${game.enrolBy === 'self' ? '人' : '队'}`,
    })
  return {
    Entered: entered,
    Teams: all.map(({ team, people, faults, unknown }) => ({
      RowNo: team.RowNo,
      Name: team.Name,
      Members: people.map(({ name }) => name),
      Faults: [...faults],
      Unknown: [...unknown],
    })),
  }
}

/** Answers those who enter the teams of a sheet. */
export const teamSheetCalls = () => [answer(enrolTeams, handleEnrolTeams)]
