import type { InputOf } from '@xinglin/contract/call'
import { getOwnScores, issueAward } from '@xinglin/contract/competitions'
import { issueCertificate } from '#certificates'
import { nameOfPerson } from '#identity'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import { dayIn, memberOf, refuse, type TenantContext, visitAt, type Visit } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { entryStore } from '../entries/entry-store.ts'
import { ownEntryIds } from '../games/own-entry-ids.ts'
import { visibleGame } from '../games/show-games.ts'
import { ownPublished } from '../running/virtual-stations.ts'
import { type RoundRow, roundStore } from '../rounds/round-store.ts'
import { readSnapshot, settlementStore, type Snapshot } from '../rounds/settlement-store.ts'
import { toObjections, toScore } from './full-board.ts'
import { resultStore } from './result-store.ts'

const { missing, early, none, many } = issueAward.refusals

/** A round whose scores are published, with them. */
export const publishedRound = async (
  there: TenantContext,
  contest: ContestRow,
  roundId: string,
): Promise<{ readonly round: RoundRow; readonly snapshot: Snapshot }> => {
  const round = await roundStore(there).findRow(roundId)
  const isPublished = round?.state === 'published' || round?.state === 'closed'
  const row =
    round?.contestId === contest.id && isPublished
      ? await settlementStore(there).current(roundId)
      : undefined
  if (!round || !row) throw refuse(missing)
  return { round, snapshot: readSnapshot(row) }
}

export const isOpenTo = (round: RoundRow, at: Date): boolean =>
  round.state === 'published' && round.objectionsUntil !== null && at < round.objectionsUntil

const handleGetOwnScores = async (
  visit: Visit,
  { SkillContestId, StageId }: InputOf<typeof getOwnScores>,
) => {
  const contest = await visibleGame(visit, SkillContestId)
  const own = await ownEntryIds(visit, contest.id)
  return visitAt(visit, contest.schoolId, async (there) => {
    const { round, snapshot } = await publishedRound(there, contest, StageId)
    const objections = (await resultStore(there).objections(round.id)).filter(({ entryId }) =>
      own.has(entryId),
    )
    const teams = snapshot.teams.filter(({ entryId }) => own.has(entryId))
    const whole = await roundStore(there).find(round.id)
    const sessions = whole && (await ownPublished(there, whole, visit.person?.id ?? ''))
    const all: Awaited<ReturnType<typeof toObjections>>[] = []
    for (const { entryId } of teams)
      all.push(
        await toObjections(
          there,
          round.id,
          objections.filter((one) => one.entryId === entryId),
        ),
      )
    return teams.map((team, at) => ({
      EntryId: team.entryId,
      Name: team.name,
      Stations: snapshot.stations.map(({ id, name, weight }) => {
        const station = team.stations.find(({ stationId }) => stationId === id)
        return {
          StationId: id,
          Name: name,
          Weight: weight,
          Score: toScore(station?.share ?? null),
          State: station?.state ?? 'open',
          Kind: whole?.stations.find((one) => one.id === id)?.kind ?? 'manikin',
          SessionId: sessions?.get(id) ?? '',
        }
      }),
      CanObject: isOpenTo(round, visit.at),
      Objections: all[at] ?? [],
    }))
  })
}

const handleIssueAward = async (
  visit: Visit,
  { SkillContestId, StageId }: InputOf<typeof issueAward>,
) => {
  const person = memberOf(visit)
  const contest = await visibleGame(visit, SkillContestId)
  const own = await ownEntryIds(visit, contest.id)
  if (!person || own.size === 0) throw refuse(missing)
  const members = await entryStore(visit).members([...own])
  const { round, snapshot } = await asSchool(visit, contest.schoolId, (there) =>
    publishedRound(there, contest, StageId),
  )
  if (round.state !== 'closed') throw refuse(early)
  const team = snapshot.teams.find(
    ({ entryId, award }) =>
      award !== '' && members.some((one) => one.entryId === entryId && one.personId === person.id),
  )
  if (!team) throw refuse(none)
  const name = (await nameOfPerson(visit, person.id)) ?? ''
  const number = await issueCertificate(visit, { id: person.id, name }, 'award', {
    Facts: [
      { Name: '姓名', Value: name },
      { Name: '赛事', Value: contest.name },
      { Name: '轮次', Value: snapshot.round.name },
      ...(team.name === name ? [] : [{ Name: '参赛队', Value: team.name }]),
      { Name: '奖项', Value: team.award },
      { Name: '名次', Value: `第 ${team.rank ?? 0} 名` },
    ],
    Heads: ['考站', '权重', '得分'],
    Rows: [
      ...snapshot.stations.map(({ id, name: station, weight }) => {
        const score = toScore(
          team.stations.find(({ stationId }) => stationId === id)?.share ?? null,
        )
        return [station, `${weight}%`, score === null ? '—' : score.toFixed(2)]
      }),
      ['总分', '', toScore(team.share)?.toFixed(2) ?? '—'],
    ],
    Notes: [
      `主办单位：${contest.organiser}。`,
      `比赛日期：${dayIn(visit.school.timezone, contest.startsAt)}。`,
      snapshot.rule,
    ],
  })
  if (number === undefined) throw refuse(many)
  return { Number: number }
}

/** Answers whoever looks at their own scores, and has a certificate issued. */
export const ownScoreCalls = () => [
  answer(getOwnScores, handleGetOwnScores),
  answer(issueAward, handleIssueAward),
]
