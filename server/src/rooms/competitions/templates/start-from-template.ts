import { nobody, type InputOf } from '@xinglin/contract/call'
import { type ContestForm, type RoundForm, startFromTemplate } from '@xinglin/contract/competitions'
import { vocabularies } from '@xinglin/contract/dictionaries'
import { choicesOf } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'
import { otherSchools, writeContest } from '../organise/manage-contests.ts'
import { hostedContest } from '../organise/policy.ts'
import { toContestDetail } from '../organise/serialize.ts'
import { sourceOf } from '../rounds/check-round.ts'
import { writeRound } from '../rounds/manage-rounds.ts'
import { templateStore, type TemplateRow } from './template-store.ts'

const { missing, moment, taken } = startFromTemplate.refusals

/** The form of a template whose dates have moved with its start, and of whose schools those are left that may be let in. */
const movedForm = async (
  visit: Visit,
  form: TemplateRow['form'],
  {
    Name,
    Season,
    StartsAt,
  }: Pick<InputOf<typeof startFromTemplate>, 'Name' | 'Season' | 'StartsAt'>,
): Promise<ContestForm> => {
  const by = new Date(StartsAt).getTime() - new Date(form.StartsAt).getTime()
  if (Number.isNaN(by)) throw refuse(moment)
  const moved = (at: string): string => new Date(new Date(at).getTime() + by).toISOString()
  const known = await otherSchools(visit)
  const areas = new Set((await choicesOf(visit, vocabularies.contestArea)).map(({ code }) => code))
  const tracks = new Set((await choicesOf(visit, vocabularies.track)).map(({ code }) => code))
  return {
    ...form,
    Name,
    Season,
    EnrolOpensAt: form.EnrolOpensAt === null ? null : moved(form.EnrolOpensAt),
    EnrolClosesAt: form.EnrolClosesAt === null ? null : moved(form.EnrolClosesAt),
    StartsAt: moved(form.StartsAt),
    EndsAt: moved(form.EndsAt),
    Documents: form.Documents ?? [],
    Tracks: (form.Tracks ?? []).filter((code) => tracks.has(code)),
    Schools: form.Schools.filter(({ SchoolId }) => known.has(SchoolId)).map((one) => ({
      ...one,
      Area: areas.has(one.Area) ? one.Area : '',
    })),
  }
}

/** A round of a template with ids of its own; what the visitor may not use is left to be chosen. */
const freshRound = async (
  visit: Visit,
  form: TemplateRow['rounds'][number],
): Promise<RoundForm> => {
  const stations: RoundForm['Stations'] = []
  for (const station of form.Stations) {
    const isUsable =
      station.Kind !== 'manikin' && station.SourceId !== nobody
        ? (await sourceOf(visit, station)) !== undefined
        : false
    stations.push({
      ...station,
      Id: newId(),
      SourceId: isUsable ? station.SourceId : nobody,
      Items: station.Items.map((item) => ({ ...item, Id: newId() })),
      Judges: [],
    })
  }
  const { AdvanceBy = 'entries', Counted = 1, MaxSpread = 0 } = form
  return { ...form, AdvanceBy, Counted, MaxSpread, Stations: stations }
}

const handleStart = async (visit: Visit, input: InputOf<typeof startFromTemplate>) => {
  const template = await templateStore(visit).find(input.TemplateId)
  if (!template) throw refuse(missing)
  const id = input.Id === nobody ? newId(visit.at.getTime()) : input.Id
  if (await hostedContestStore(visit).find(id)) throw refuse(taken)
  const Form = await movedForm(visit, template.form, input)
  await writeContest(visit, { Id: id, Form, Version: 0 })
  for (const round of template.rounds)
    await writeRound(visit, {
      SkillContestId: id,
      Id: newId(visit.at.getTime()),
      Form: await freshRound(visit, round),
      Version: 0,
    })
  return toContestDetail(visit, await hostedContest(visit, id))
}

/** Answers those who begin a contest from a template. */
export const templateStartCalls = () => [answer(startFromTemplate, handleStart)]
