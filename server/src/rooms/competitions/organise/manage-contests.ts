import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  type ContestForm,
  getContest,
  listContests,
  listContestSchools,
  listContestSeasons,
  saveContest,
} from '@xinglin/contract/competitions'
import { vocabularies } from '@xinglin/contract/dictionaries'
import { choicesOf, lockChoice, refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { listedSchools } from '#schools'
import type { ContestRow } from '../contests/contest-store.ts'
import { contestPartners } from '../contests/contests.ts'
import { entryStore } from '../entries/entry-store.ts'
import { stage } from '../entries/registration.ts'
import { changeableContest, hostedContest } from './policy.ts'
import { toContestDetail, toContestLines } from './serialize.ts'
import { hostedContestStore, type PartnerRow } from '../contests/hosted-contest-store.ts'

const { missing, newer, over, season, order, alone, school, area, twice, entered, sensitive } =
  saveContest.refusals
const { review, document, handedIn, track } = saveContest.refusals

/** Writes down what was done to a contest. */
export const managedContest = (visit: Visit, text: string, name: string, detail = '') =>
  visit.publish({
    kind: 'managed',
    area: 'competitions',
    text: `${text}赛事“${name}”`,
    ...(detail !== '' && { detail }),
  })

/** The other schools that the visitor may know of: those that wish to be known, and those that they meet in contests. */
export const otherSchools = async (visit: Visit): Promise<ReadonlyMap<string, string>> => {
  const known = new Map(await listedSchools(visit, await contestPartners(visit)))
  known.delete(visit.school.id)
  return known
}

/** The schools of a contest: its own without a quota of its own, and others that there are. */
const checkedSchools = async (
  visit: Visit,
  form: ContestForm,
  before: readonly PartnerRow[],
): Promise<PartnerRow[]> => {
  // A school that stood there stays allowed, also where it does not wish to be known any more; so does its area.
  const known = new Set([
    ...(await otherSchools(visit)).keys(),
    ...before.map(({ partnerId }) => partnerId),
  ])
  const ids = form.Schools.map(({ SchoolId }) => SchoolId)
  if (new Set(ids).size < ids.length) throw refuse(twice)
  if (!ids.every((id) => known.has(id) && id !== visit.school.id)) throw refuse(school)
  const areas = new Set(['', ...before.map((one) => one.area)])
  for (const { Area } of form.Schools)
    if (!areas.has(Area) && !(await lockChoice(visit, vocabularies.contestArea, Area)))
      throw refuse(area)
  return [
    { partnerId: visit.school.id, area: '', quota: null },
    ...form.Schools.map(({ SchoolId, Area, Quota }) => ({
      partnerId: SchoolId,
      area: Area,
      quota: Quota,
    })),
  ]
}

const checkedForm = async (visit: Visit, form: ContestForm, before: ContestRow | undefined) => {
  const texts = [
    form.Name,
    form.Organiser,
    form.Summary,
    form.Rules,
    ...form.Documents.flatMap(({ Name, Note }) => [Name, Note]),
  ]
  await refuseSensitive(visit, texts.join('\n'), 'contest', sensitive)
  if (
    form.Season !== before?.season &&
    !(await lockChoice(visit, vocabularies.season, form.Season))
  )
    throw refuse(season)
  const at = (text: string | null): Date | null => (text === null ? null : new Date(text))
  const [opens, closes] = [at(form.EnrolOpensAt), at(form.EnrolClosesAt)]
  const [starts, ends] = [new Date(form.StartsAt), new Date(form.EndsAt)]
  const isInOrder =
    starts < ends && (!opens || !closes || opens < closes) && (!closes || closes <= starts)
  // Moments that are none compare to nothing.
  if (!isInOrder) throw refuse(order)
  if (form.EnrolBy === 'self' && (form.TeamSize !== 1 || form.Substitutes !== 0))
    throw refuse(alone)
  // Whoever is accepted at once would be so without them.
  if (!form.NeedsReview && form.Documents.some(({ Required }) => Required)) throw refuse(review)
  for (const of of [form.Documents.map(({ Id }) => Id), form.Documents.map(({ Name }) => Name)])
    if (new Set(of).size < of.length) throw refuse(document)
  for (const code of new Set(form.Tracks))
    if (!before?.tracks.includes(code) && !(await lockChoice(visit, vocabularies.track, code)))
      throw refuse(track)
  return {
    name: form.Name,
    gameType: form.GameType,
    season: form.Season,
    organiser: form.Organiser,
    summary: form.Summary,
    rules: form.Rules,
    enrolOpensAt: opens,
    enrolClosesAt: closes,
    startsAt: starts,
    endsAt: ends,
    enrolBy: form.EnrolBy,
    teamSize: form.TeamSize,
    substitutes: form.Substitutes,
    quota: form.Quota,
    needsReview: form.NeedsReview,
    documents: form.Documents,
    tracks: [...new Set(form.Tracks)],
  }
}

/** Refuses what would leave entries without a place. */
const refuseUnfitting = async (
  visit: Visit,
  before: ContestRow,
  set: Pick<ContestRow, 'enrolBy' | 'teamSize' | 'substitutes' | 'documents' | 'tracks'>,
  schools: readonly PartnerRow[],
): Promise<void> => {
  const counts = await entryStore(visit).counts([before.id])
  if (counts.length === 0) return
  const isOtherWay =
    set.enrolBy !== before.enrolBy ||
    set.teamSize !== before.teamSize ||
    set.substitutes < before.substitutes ||
    // Whoever entered is in one of the tracks, or there are none.
    before.tracks.some((code) => !set.tracks.includes(code)) ||
    (before.tracks.length === 0 && set.tracks.length > 0)
  const stays = new Set(schools.map(({ partnerId }) => partnerId))
  if (isOtherWay || counts.some(({ partnerId }) => !stays.has(partnerId))) throw refuse(entered)
  // Who was accepted has all that was asked then.
  const required = new Set(before.documents.flatMap(({ Id, Required }) => (Required ? [Id] : [])))
  const isMore = set.documents.some(({ Id, Required }) => Required && !required.has(Id))
  if (isMore && counts.some(({ state }) => state === 'accepted')) throw refuse(handedIn)
}

/** Writes a contest that the visitor holds, new or changed. */
export const writeContest = async (
  visit: Visit,
  { Id, Form, Version }: InputOf<typeof saveContest>,
) => {
  const store = hostedContestStore(visit)
  const id = Id === nobody ? newId(visit.at.getTime()) : Id
  const before = (await store.find(id)) ? await changeableContest(visit, id) : undefined
  if (Version > 0 && !before) throw refuse(missing)
  if (before && (before.status === stage.cancelled || before.status === stage.archived))
    throw refuse(over)
  const set = await checkedForm(visit, Form, before)
  const schools = await checkedSchools(visit, Form, before ? await store.partners(id) : [])
  const openTo = schools.flatMap(({ partnerId }) =>
    partnerId === visit.school.id ? [] : [partnerId],
  )
  if (before && before.version !== Version)
    throw refuse(newer, { data: await toContestDetail(visit, before) })
  if (before) {
    await refuseUnfitting(visit, before, set, schools)
    await store.change(id, { ...set, openTo, version: before.version + 1 })
  } else
    await store.add({
      ...set,
      id,
      openTo,
      status: stage.draft,
      ownerId: visit.person?.id ?? null,
      reason: '',
      pausedIn: null,
      lastNo: 0,
      version: 1,
      createdAt: visit.at,
    })
  await store.letIn(id, schools)
  await managedContest(visit, before ? '修改了' : '新建了', set.name)
  return toContestDetail(visit, await hostedContest(visit, id))
}

/** Answers those who write contests and look at them. */
export const contestFormCalls = () => [
  answer(listContests, async function handleListContests(visit, input) {
    const store = hostedContestStore(visit)
    const wanted = {
      key: input.SearchKey,
      status: input.Status === 'all' ? undefined : Number(input.Status),
      ownerId: runsSchool(visit) ? undefined : (visit.person?.id ?? nobody),
    }
    return {
      List: await toContestLines(visit, await store.list(wanted, input.PageIndex, input.PageSize)),
      Count: await store.count(wanted),
    }
  }),

  answer(getContest, async function handleGetContest(visit, { Id }) {
    return toContestDetail(visit, await hostedContest(visit, Id))
  }),

  answer(listContestSchools, async function handleListContestSchools(visit) {
    return [...(await otherSchools(visit))].map(([id, Name]) => ({ Id: id, Name }))
  }),

  answer(listContestSeasons, async function handleListContestSeasons(visit) {
    const seasons = await choicesOf(visit, vocabularies.season)
    return seasons.map(({ code, name }) => ({ Id: code, Name: name }))
  }),

  answer(saveContest, function handleSaveContest(visit, input) {
    return writeContest(visit, input)
  }),
]
