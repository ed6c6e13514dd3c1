import { getPaper, listPapers, savePaper, type PaperForm } from '@xinglin/contract/exams'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { questionPool } from '#questions'
import { allowedWorks } from './find-stations.ts'
import { isTooLarge, namedQuestions, totalsOf } from './check-paper.ts'
import { lockedPaper, maySeePaper, seenPaper } from './policy.ts'
import { toPaperDetail, toPaperLines } from './serialize.ts'
import { paperStore } from './store.ts'

const { missing, newer, retired, twice, question, station, many, sensitive } = savePaper.refusals

/** Writes down what was done to a paper. */
export const managedPaper = (visit: Visit, text: string, name: string) =>
  visit.publish({ kind: 'managed', area: 'exams', text: `${text}试卷“${name}”` })

/** A form as it may be kept: ids of its own, questions of this school's bank, none of them twice. */
const checked = async (
  visit: Visit,
  form: PaperForm,
  before: PaperForm | undefined,
): Promise<PaperForm> => {
  const ids = form.Sections.flatMap(({ Id, Cells, Stations = [] }) => [
    Id,
    ...[...Cells, ...Stations].map((one) => one.Id),
  ])
  const named = namedQuestions(form)
  const isTwice = new Set(ids).size < ids.length || new Set(named).size < named.length
  if (isTwice || ids.includes(nobody)) throw refuse(twice)
  if (isTooLarge(form)) throw refuse(many)
  // What was chosen once may stay, though it was retired meanwhile: it is told as a problem.
  const had = new Set(before ? namedQuestions(before) : [])
  const known = await questionPool(visit).among(named)
  if (!named.every((id) => known.get(id)?.usable || had.has(id))) throw refuse(question)
  const stationsOf = ({ Sections }: PaperForm) => Sections.flatMap(({ Stations = [] }) => Stations)
  const hadWorks = new Set(before ? stationsOf(before).map(({ WorkId }) => WorkId) : [])
  const fresh = stationsOf(form).filter(({ WorkId }) => !hadWorks.has(WorkId))
  const works = await allowedWorks(visit, fresh)
  if (!fresh.every(({ WorkId }) => works.has(WorkId))) throw refuse(station)
  const words = [form.Name, form.Note, ...form.Sections.map(({ Name }) => Name)]
  await refuseSensitive(visit, words.join('\n'), 'paper', sensitive)
  return form
}

const save = async (visit: Visit, { Id, Form, Version }: InputOf<typeof savePaper>) => {
  const store = paperStore(visit)
  const id = Id === nobody ? newId(visit.at.getTime()) : Id
  const there = await store.find(id)
  if (there && !maySeePaper(visit, there)) throw refuse(missing)
  if (!there && Version > 0) throw refuse(missing)
  const before = there && (await lockedPaper(visit, id))
  if (before?.state === 'retired') throw refuse(retired)
  const form = await checked(visit, Form, before?.form)
  // The same form once more, whose answer was lost.
  if (before && JSON.stringify(before.form) === JSON.stringify(form))
    return toPaperDetail(visit, before)
  if (before && before.edition !== Version)
    throw refuse(newer, { data: await toPaperDetail(visit, before) })
  const set = {
    form,
    name: form.Name,
    ...totalsOf(form),
    isChanged: true,
    edition: (before?.edition ?? 0) + 1,
    editedAt: visit.at,
  }
  if (before) await store.change(id, set)
  else {
    await store.add({
      id,
      ownerId: visit.person?.id ?? null,
      state: 'active',
      versionNo: 0,
      createdAt: visit.at,
      ...set,
    })
    await managedPaper(visit, '新建了', form.Name)
  }
  return toPaperDetail(visit, await seenPaper(visit, id))
}

/** Answers the list of papers, and the form of one. */
export const paperFormCalls = () => [
  answer(listPapers, async function handleListPapers(visit, input) {
    const store = paperStore(visit)
    const own = visit.person?.id ?? nobody
    const wanted = {
      key: input.SearchKey,
      state: input.State,
      ownerId: input.Mine ? own : undefined,
      reader: runsSchool(visit) ? undefined : own,
    }
    return {
      List: await toPaperLines(visit, await store.list(wanted, input.PageIndex, input.PageSize)),
      Count: await store.count(wanted),
    }
  }),

  answer(getPaper, async function handleGetPaper(visit, { Id }) {
    return toPaperDetail(visit, await seenPaper(visit, Id))
  }),

  answer(savePaper, save),
]
