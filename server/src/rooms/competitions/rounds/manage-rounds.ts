import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  deleteRound,
  listJudgeChoices,
  listRounds,
  listStationPapers,
  type Round,
  roundLimits,
  saveRound,
} from '@xinglin/contract/competitions'
import { contestPapers } from '#exams'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { teacherChoices } from '#teachers'
import type { ContestRow } from '../contests/contest-store.ts'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'
import { masked } from '../contests/rules.ts'
import { managedContest } from '../organise/manage-contests.ts'
import { changeableContest, hostedContest } from '../organise/policy.ts'
import { checkRound } from './check-round.ts'
import { roundStore } from './round-store.ts'
import { isOver, toRounds } from './serialize.ts'

const { missing, newer, over, drawn, many, station } = saveRound.refusals

/** A round of a contest as whoever holds it sees it. */
export const shownRound = async (visit: Visit, contest: ContestRow, id: string): Promise<Round> => {
  const rounds = await toRounds(visit, contest, await roundStore(visit).ofContest(contest.id))
  const round = rounds.find((one) => one.Id === id)
  if (!round) throw refuse(missing)
  return round
}

const partnerIds = async (visit: Visit, contestId: string): Promise<string[]> =>
  (await hostedContestStore(visit).partners(contestId)).map(({ partnerId }) => partnerId)

/** Writes a round of a contest that the visitor holds, new or changed. */
export const writeRound = async (
  visit: Visit,
  { SkillContestId, Id, Form, Version }: InputOf<typeof saveRound>,
) => {
  const contest = await changeableContest(visit, SkillContestId)
  const store = roundStore(visit)
  const id = Id === nobody ? newId(visit.at.getTime()) : Id
  const before = await store.findRow(id)
  if (before ? before.contestId !== contest.id : Version > 0) throw refuse(missing)
  if (isOver(contest)) throw refuse(over)
  if (before && before.state !== 'planned') throw refuse(drawn)
  const rounds = await store.ofContest(contest.id)
  const { judges, sources } = await checkRound(visit, Form, contest, {
    partners: await partnerIds(visit, contest.id),
    before: rounds.find(({ round }) => round.id === id)?.stations ?? [],
  })
  const stationIds = Form.Stations.map((one) => one.Id)
  if (stationIds.includes(nobody) || (await store.areTaken(stationIds, id))) throw refuse(station)
  if (before && before.version !== Version)
    throw refuse(newer, { data: await shownRound(visit, contest, id) })
  if (!before && rounds.length >= roundLimits.rounds) throw refuse(many)
  const set = {
    name: Form.Name,
    format: Form.Format,
    lanes: Form.Lanes,
    aggregation: Form.Aggregation,
    standardise: Form.Standardise,
    tieBreak: [...new Set(Form.TieBreak)],
    advances: Form.Advances,
    advanceBy: Form.AdvanceBy,
    counted: Form.AdvanceBy === 'schools' ? Form.Counted : 1,
    maxSpread: Form.MaxSpread,
    changeMinutes: Form.ChangeMinutes,
    board: Form.Board,
    awards: Form.Awards,
  }
  if (before) await store.change(id, { ...set, version: before.version + 1 })
  else
    await store.add({
      ...set,
      id,
      contestId: contest.id,
      no: rounds.length + 1,
      state: 'planned',
      version: 1,
      createdAt: visit.at,
    })
  const of = { contestId: contest.id, roundId: id }
  await store.setStations(
    id,
    Form.Stations.map((one, at) => ({
      ...of,
      id: one.Id,
      at,
      name: one.Name,
      kind: one.Kind,
      sourceId: sources.has(one.Id) ? one.SourceId : null,
      sourceVersion: one.Kind === 'paper' && sources.has(one.Id) ? one.SourceVersion : 0,
      sourceName: sources.get(one.Id)?.name ?? '',
      workVersionId: sources.get(one.Id)?.versionId ?? null,
      examId: null,
      position: one.Position,
      readingMinutes: one.ReadingMinutes,
      minutes: one.Minutes,
      weight: one.Weight,
      task: one.Task,
      items: one.Items,
    })),
    Form.Stations.flatMap((one) =>
      one.Judges.map(({ PersonId, PartnerId, Lane }) => ({
        ...of,
        stationId: one.Id,
        lane: Lane,
        personId: PersonId,
        partnerId: PartnerId,
        name: judges.get(PersonId) ?? '',
      })),
    ),
  )
  await managedContest(visit, before ? '修改了轮次：' : '新建了轮次：', contest.name, Form.Name)
  return shownRound(visit, contest, id)
}

const handleDeleteRound = async (visit: Visit, { Id, Version }: InputOf<typeof deleteRound>) => {
  const store = roundStore(visit)
  const there = await store.findRow(Id)
  if (!there) throw refuse(missing)
  const contest = await changeableContest(visit, there.contestId)
  const round = await store.findRow(Id)
  if (!round) throw refuse(missing)
  if (round.version !== Version) throw refuse(newer, { data: await shownRound(visit, contest, Id) })
  if (round.state !== 'planned') throw refuse(drawn)
  await store.remove(Id)
  const later = (await store.ofContest(contest.id)).filter((one) => one.round.no > round.no)
  for (const one of later) await store.change(one.round.id, { no: one.round.no - 1 })
  await managedContest(visit, '删除了轮次：', contest.name, round.name)
  return { Id }
}

/** Answers those who write the rounds of a contest. */
export const roundCalls = () => [
  answer(listRounds, async function handleListRounds(visit, { SkillContestId }) {
    const contest = await hostedContest(visit, SkillContestId)
    return toRounds(visit, contest, await roundStore(visit).ofContest(contest.id))
  }),

  answer(saveRound, function handleSaveRound(visit, input) {
    return writeRound(visit, input)
  }),

  answer(deleteRound, handleDeleteRound),

  answer(
    listStationPapers,
    async function handleListStationPapers(visit, { SkillContestId, SearchKey }) {
      await hostedContest(visit, SkillContestId)
      return (await contestPapers(visit, SearchKey)).map((one) => ({
        Id: one.id,
        Version: one.version,
        Name: one.name,
        Questions: one.questions,
        Points: one.points,
      }))
    },
  ),

  answer(
    listJudgeChoices,
    async function handleListJudgeChoices(visit, { SkillContestId, PartnerId }) {
      const contest = await hostedContest(visit, SkillContestId)
      if (!(await partnerIds(visit, contest.id)).includes(PartnerId)) throw refuse(missing)
      const teachers = await asSchool(visit, PartnerId, teacherChoices)
      const isOwn = PartnerId === visit.school.id
      return teachers.map(({ id, name, number }) => ({
        PersonId: id,
        Name: name,
        Number: isOwn ? number : masked(number),
      }))
    },
  ),
]
