import { positions, type RoundForm, saveRound } from '@xinglin/contract/competitions'
import { nobody } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { contestPaperName } from '#exams'
import { asSchool } from '#platform/database'
import { refuse, type Visit } from '#platform/visit'
import { teacherChoices } from '#teachers'
import type { ContestRow } from '../contests/contest-store.ts'
import type { StationRow } from './round-store.ts'

const { lanes, lane, position, twice, judge, percent, station, sensitive, format, kind, paper } =
  saveRound.refusals
const hundred = 100

const isRepeated = (keys: readonly string[]): boolean => new Set(keys).size < keys.length

/** Refuses what does not fit together within a form. */
const refuseUnfitting = (form: RoundForm, contest: ContestRow): void => {
  if (form.Format !== 'lanes' && form.Lanes !== 1) throw refuse(lanes)
  const isSat = (one: RoundForm['Stations'][number]): boolean => one.Kind === 'paper'
  if (form.Format === 'exam' && !form.Stations.every(isSat)) throw refuse(format)
  if (form.Stations.some((one) => isSat(one) && one.Items.length + one.Judges.length > 0))
    throw refuse(kind)
  const places: readonly string[] = ['', ...positions.slice(0, contest.teamSize)]
  if (form.Stations.some((one) => !places.includes(one.Position))) throw refuse(position)
  if (isRepeated(form.Stations.map(({ Id }) => Id))) throw refuse(station)
  for (const { Items, Judges } of form.Stations) {
    if (isRepeated(Items.map(({ Id }) => Id))) throw refuse(station)
    if (Judges.some(({ Lane }) => Lane > form.Lanes)) throw refuse(lane)
    if (isRepeated(Judges.map(({ PersonId, Lane }) => `${PersonId} ${Lane}`))) throw refuse(twice)
  }
  const shares = form.Awards.filter(({ By }) => By === 'percent')
  if (shares.reduce((total, { Amount }) => total + Amount, 0) > hundred) throw refuse(percent)
}

/** The names of the judges of a form by their ids: teachers who may sign in, of the schools that take part. */
const judgesOf = async (
  visit: Visit,
  form: RoundForm,
  partners: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const chosen = form.Stations.flatMap(({ Judges }) => Judges)
  const names = new Map<string, string>()
  for (const school of new Set(chosen.map(({ PartnerId }) => PartnerId))) {
    if (!partners.includes(school)) throw refuse(judge)
    const teachers = await asSchool(visit, school, teacherChoices)
    for (const { id, name } of teachers) names.set(`${school} ${id}`, name)
  }
  if (!chosen.every((one) => names.has(`${one.PartnerId} ${one.PersonId}`))) throw refuse(judge)
  return new Map(
    chosen.map((one) => [one.PersonId, names.get(`${one.PartnerId} ${one.PersonId}`) ?? '']),
  )
}

/** The names of the papers of a form by station; one that stood there stays, also where it was put away since. */
const papersOf = async (
  visit: Visit,
  form: RoundForm,
  before: readonly StationRow[],
): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>()
  for (const { Id, Kind, SourceId, SourceVersion } of form.Stations) {
    if (Kind !== 'paper' || SourceId === nobody) continue
    const same = before.find(
      (one) => one.id === Id && one.sourceId === SourceId && one.sourceVersion === SourceVersion,
    )
    const name = same?.sourceName ?? (await contestPaperName(visit, SourceId, SourceVersion))
    if (name === undefined) throw refuse(paper)
    names.set(Id, name)
  }
  return names
}

/** Refuses a form of a round that cannot be; answers the names of its judges, and of its papers by station. */
export const checkRound = async (
  visit: Visit,
  form: RoundForm,
  contest: ContestRow,
  {
    partners,
    before,
  }: { readonly partners: readonly string[]; readonly before: readonly StationRow[] },
): Promise<{
  readonly judges: ReadonlyMap<string, string>
  readonly papers: ReadonlyMap<string, string>
}> => {
  const texts = [
    form.Name,
    ...form.Awards.map(({ Name }) => Name),
    ...form.Stations.flatMap(({ Name, Task, Items }) => [
      Name,
      Task,
      ...Items.map(({ Text }) => Text),
    ]),
  ]
  await refuseSensitive(visit, texts.join('\n'), 'contest', sensitive)
  refuseUnfitting(form, contest)
  return {
    judges: await judgesOf(visit, form, partners),
    papers: await papersOf(visit, form, before),
  }
}
