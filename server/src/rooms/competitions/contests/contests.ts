import {
  gameStatus,
  getDropDownGameStatus,
  getDropDownSchoolGame,
  getDropDownSchoolSimulation,
  getDropDownSimulatioTeachers,
  getDropDownYears,
  getSkillContestDropDownList,
} from '@xinglin/contract/competitions'
import { nobody } from '@xinglin/contract/call'
import { vocabularies } from '@xinglin/contract/dictionaries'
import { choicesOf, namesIn } from '#dictionaries'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { namesOfSchools } from '#schools'
import { teacherChoices } from '#teachers'
import { contestStore, type ContestRow, type WantedContests } from './contest-store.ts'
import { inOrder, masked } from './rules.ts'

const { missing } = getDropDownSchoolSimulation.refusals

const toResponse = ({ id, name, gameType, status, season }: ContestRow) => ({
  Id: id,
  Name: name,
  GameType: gameType,
  Status: status,
  Year: season,
})

/** The school that is asked about: the own one, or one that holds a contest the own one may see. */
const askedSchool = async (visit: Visit, schoolId: string): Promise<string> => {
  if (schoolId === nobody || schoolId === visit.school.id) return visit.school.id
  if (await contestStore(visit).isHolder(schoolId)) return schoolId
  throw refuse(missing)
}

const seasons = async (visit: Visit) => {
  const held = new Set((await contestStore(visit).list()).map((one) => one.season))
  const known = await namesIn(visit, vocabularies.season)
  const open = new Set((await choicesOf(visit, vocabularies.season)).map((one) => one.code))
  // A season of a partner that the own school does not keep is one as well; one that it switched off is none.
  return [...held]
    .filter((code) => open.has(code) || !known.has(code))
    .toSorted()
    .toReversed()
    .map((code) => ({ Id: code, Name: known.get(code) ?? `${code}赛季` }))
}

/** The schools of the contests that the visited one holds or takes part in, itself among them. */
export const contestPartners = async (visit: Visit): Promise<readonly string[]> => {
  const store = contestStore(visit)
  const holders = (await store.list()).map((one) => one.schoolId)
  const partners = (await store.partners({})).map((one) => one.id)
  return [...new Set([...holders, ...partners])]
}

const takingPart = async (visit: Visit, wanted: WantedContests, area: string) => {
  const rows = await contestStore(visit).partners(wanted, area)
  const names = await namesOfSchools(visit, [...new Set(rows.map((row) => row.id))])
  return [...names].map(([id, Name]) => ({
    Id: id,
    Name,
    AreaIds: rows.flatMap((row) => (row.id === id && row.area !== '' ? [row.area] : [])),
  }))
}

/** Answers the seasons, the contests, the schools in them and their teachers. */
export const contestCalls = () => [
  answer(getSkillContestDropDownList, async function handleGetSkillContestDropDownList(visit) {
    return inOrder(await contestStore(visit).list()).map(toResponse)
  }),

  answer(getDropDownYears, seasons),

  answer(
    getDropDownSchoolGame,
    async function handleGetDropDownSchoolGame(visit, { year, GameType }) {
      return inOrder(
        await contestStore(visit).list({ season: year, gameType: Number(GameType) }),
      ).map(toResponse)
    },
  ),

  answer(getDropDownGameStatus, function handleGetDropDownGameStatus() {
    return Promise.resolve(Object.entries(gameStatus).map(([Id, Name]) => ({ Id, Name })))
  }),

  answer(
    getDropDownSchoolSimulation,
    async function handleGetDropDownSchoolSimulation(visit, { schoolId, year, GameType, areaId }) {
      const otherSchool = await askedSchool(visit, schoolId)
      const holder = otherSchool === visit.school.id ? {} : { holder: otherSchool }
      return takingPart(visit, { season: year, gameType: Number(GameType), ...holder }, areaId)
    },
  ),

  answer(
    getDropDownSimulatioTeachers,
    async function handleGetDropDownSimulatioTeachers(visit, { schoolId }) {
      const otherSchool = await askedSchool(visit, schoolId)
      const isOwn = otherSchool === visit.school.id
      const rows = await asSchool(visit, otherSchool, teacherChoices)
      const isShown = isOwn && visit.who !== 'student'
      return rows.map(({ id, name, number }) => ({
        Id: id,
        Name: name,
        Number: isShown ? number : masked(number),
      }))
    },
  ),
]
