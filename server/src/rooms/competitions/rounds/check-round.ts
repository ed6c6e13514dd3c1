import {
  isVirtual,
  positions,
  type RoundForm,
  saveRound,
  type VirtualKind,
} from '@xinglin/contract/competitions'
import { nobody } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { allowedWorks, contestPaper, stationKindOf } from '#exams'
import { asSchool } from '#platform/database'
import { refuse, type Visit } from '#platform/visit'
import { teacherChoices } from '#teachers'
import type { ContestRow } from '../contests/contest-store.ts'
import type { StationRow } from './round-store.ts'

const {
  lanes,
  lane,
  position,
  twice,
  judge,
  percent,
  station,
  sensitive,
  format,
  kind,
  paper,
  work,
} = saveRound.refusals
const hundred = 100

const isRepeated = (keys: readonly string[]): boolean => new Set(keys).size < keys.length

/** Refuses what does not fit together within a form. */
const refuseUnfitting = (form: RoundForm, contest: ContestRow): void => {
  if (form.Format !== 'lanes' && form.Lanes !== 1) throw refuse(lanes)
  if (form.Format === 'exam' && !form.Stations.every(({ Kind }) => Kind === 'paper'))
    throw refuse(format)
  const isSat = ({ Kind }: RoundForm['Stations'][number]): boolean => Kind !== 'manikin'
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

/** What is sat or played at a station, by its name; a simulation with the version that it is frozen in. */
type Source = { readonly name: string; readonly versionId: string | null }

type StationOfForm = RoundForm['Stations'][number]

/** The version of today of a case, a procedure or a protocol, if whoever holds the contest may use it. */
const workOf = async (visit: Visit, kind: VirtualKind, id: string): Promise<Source | undefined> => {
  const allowed = await allowedWorks(visit, [{ Kind: kind, WorkId: id }])
  const current = allowed.has(id) ? await stationKindOf[kind].current(visit, id) : undefined
  return current && { name: current.title, versionId: current.versionId }
}

/** What is sat or played at a station, if whoever holds the contest may use it; undefined where judges mark. */
export const sourceOf = async (
  visit: Visit,
  { Kind, SourceId, SourceVersion }: StationOfForm,
): Promise<Source | undefined> => {
  if (Kind === 'manikin') return undefined
  if (isVirtual(Kind)) return workOf(visit, Kind, SourceId)
  const chosen = await contestPaper(visit, SourceId, SourceVersion)
  return chosen && { name: chosen.name, versionId: null }
}

/** What is sat or played at the stations of a form; what stood there stays as it was, also where it was put away since. */
const sourcesOf = async (
  visit: Visit,
  form: RoundForm,
  before: readonly StationRow[],
): Promise<ReadonlyMap<string, Source>> => {
  const sources = new Map<string, Source>()
  for (const station of form.Stations) {
    const { Id, Kind, SourceId, SourceVersion } = station
    if (Kind === 'manikin') continue
    if (SourceId === nobody) continue
    const same = before.find(
      (one) =>
        one.id === Id &&
        one.kind === Kind &&
        one.sourceId === SourceId &&
        (isVirtual(Kind) || one.sourceVersion === SourceVersion),
    )
    const source = same
      ? { name: same.sourceName, versionId: same.workVersionId }
      : await sourceOf(visit, station)
    if (!source) throw refuse(Kind === 'paper' ? paper : work)
    sources.set(Id, source)
  }
  return sources
}

/** Refuses a form of a round that cannot be; answers the names of its judges, and what is sat or played at its stations. */
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
  readonly sources: ReadonlyMap<string, Source>
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
    sources: await sourcesOf(visit, form, before),
  }
}
