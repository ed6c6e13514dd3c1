import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  type ContestForm,
  type ContestTemplate,
  deleteContestTemplate,
  listContestTemplates,
  maxContestTemplates,
  type RoundForm,
  saveContestTemplate,
} from '@xinglin/contract/competitions'
import { refuseSensitive } from '#dictionaries'
import { nameOfPerson } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { hostedContestStore, type PartnerRow } from '../contests/hosted-contest-store.ts'
import { managedContest } from '../organise/manage-contests.ts'
import { hostedContest } from '../organise/policy.ts'
import { roundStore, type WholeRound } from '../rounds/round-store.ts'
import { templateStore, type TemplateRow } from './template-store.ts'

const { missing, sensitive, many, name: sameName } = saveContestTemplate.refusals

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A contest as the form that would write it. */
const formOf = (row: ContestRow, partners: readonly PartnerRow[]): ContestForm => ({
  Name: row.name,
  GameType: row.gameType,
  Season: row.season,
  Organiser: row.organiser,
  Summary: row.summary,
  Rules: row.rules,
  EnrolOpensAt: iso(row.enrolOpensAt),
  EnrolClosesAt: iso(row.enrolClosesAt),
  StartsAt: row.startsAt.toISOString(),
  EndsAt: row.endsAt.toISOString(),
  EnrolBy: row.enrolBy,
  TeamSize: row.teamSize,
  Substitutes: row.substitutes,
  Quota: row.quota,
  NeedsReview: row.needsReview,
  Documents: [...row.documents],
  Tracks: [...row.tracks],
  Schools: partners
    .filter(({ partnerId }) => partnerId !== row.schoolId)
    .map(({ partnerId, area, quota }) => ({ SchoolId: partnerId, Area: area, Quota: quota })),
})

/** A round as the form that would write it, without its judges. */
const roundFormOf = ({ round, stations }: WholeRound): RoundForm => ({
  Name: round.name,
  Format: round.format,
  Lanes: round.lanes,
  Aggregation: round.aggregation,
  Standardise: round.standardise,
  TieBreak: round.tieBreak,
  Advances: round.advances,
  AdvanceBy: round.advanceBy,
  Counted: round.counted,
  MaxSpread: round.maxSpread,
  ChangeMinutes: round.changeMinutes,
  Board: round.board,
  Awards: round.awards,
  Stations: stations.map((station) => ({
    Id: station.id,
    Name: station.name,
    Kind: station.kind,
    SourceId: station.sourceId ?? nobody,
    SourceVersion: station.sourceVersion,
    Position: station.position,
    ReadingMinutes: station.readingMinutes,
    Minutes: station.minutes,
    Weight: station.weight,
    Task: station.task,
    Items: station.items,
    Judges: [],
  })),
})

const mayDelete = (visit: Visit, row: TemplateRow): boolean =>
  runsSchool(visit) || (row.authorId !== null && row.authorId === memberOf(visit)?.id)

const toTemplate = (visit: Visit, row: TemplateRow): ContestTemplate => ({
  Id: row.id,
  Name: row.name,
  GameType: row.form.GameType,
  EnrolBy: row.form.EnrolBy,
  TeamSize: row.form.TeamSize,
  Rounds: row.rounds.length,
  Stations: row.rounds.reduce((sum, { Stations }) => sum + Stations.length, 0),
  AuthorName: row.authorName,
  SavedAt: row.savedAt.toISOString(),
  CanDelete: mayDelete(visit, row),
})

const handleSaveTemplate = async (
  visit: Visit,
  { SkillContestId, Id, Name }: InputOf<typeof saveContestTemplate>,
) => {
  const contest = await hostedContest(visit, SkillContestId)
  await refuseSensitive(visit, Name, 'contest', sensitive)
  const store = templateStore(visit)
  const id = Id === nobody ? newId(visit.at.getTime()) : Id
  const before = await store.find(id)
  // The same template once more, whose answer was lost.
  if (before) return toTemplate(visit, before)
  if ((await store.count()) >= maxContestTemplates) throw refuse(many)
  if (await store.isNamed(Name)) throw refuse(sameName)
  const partners = await hostedContestStore(visit).partners(contest.id)
  const rounds = await roundStore(visit).ofContest(contest.id)
  const authorId = memberOf(visit)?.id ?? null
  const row = {
    id,
    name: Name,
    form: formOf(contest, partners),
    rounds: rounds.map(roundFormOf),
    authorId,
    authorName: authorId === null ? '' : ((await nameOfPerson(visit, authorId)) ?? ''),
    savedAt: visit.at,
  }
  await store.add(row)
  await managedContest(visit, '存为模板：', contest.name, Name)
  return toTemplate(visit, { ...row, schoolId: visit.school.id })
}

/** Answers those who keep contests as templates. */
export const templateCalls = () => [
  answer(listContestTemplates, async function handleListContestTemplates(visit) {
    return (await templateStore(visit).list()).map((row) => toTemplate(visit, row))
  }),

  answer(saveContestTemplate, handleSaveTemplate),

  answer(deleteContestTemplate, async function handleDeleteContestTemplate(visit, { Id }) {
    const row = await templateStore(visit).find(Id)
    if (!row || !mayDelete(visit, row)) throw refuse(missing)
    await templateStore(visit).remove(Id)
    await managedContest(visit, '删除了模板：', row.form.Name, row.name)
    return { Id }
  }),
]
