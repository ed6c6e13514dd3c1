import { nobody, type InputOf } from '@xinglin/contract/call'
import { getManagedExam, listManagedExams, previewExam, saveExam } from '@xinglin/contract/exams'
import { peopleAmong } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { isOfSubject } from '#teachers'
import { targetStore } from '#targets'
import { attemptContents } from '../attempts/attempt-contents.ts'
import { attemptStore } from '../attempts/store.ts'
import { drawFor } from '../papers/draw.ts'
import { tenthsIn } from '../papers/frozen-paper.ts'
import { paperContents } from '../papers/paper-contents.ts'
import { showSections, wholePaper } from '../papers/show-paper.ts'
import { checkedExam, takesAway } from './check-exam.ts'
import { changeableExam, examsOfOwnClasses, examAccess, watchedExam } from './policy.ts'
import { seedOf } from './seed-of.ts'
import { settleHold } from './settle-hold.ts'
import { toExamDetail, toExamLines } from './serialize.ts'
import { examStore, type ExamRow } from './store.ts'

const { missing, newer, archived, shorter, empty } = saveExam.refusals

/** Writes down what was done to an examination. */
export const managedExam = (visit: Visit, text: string, name: string, detail = '') =>
  visit.publish({
    kind: 'managed',
    area: 'exams',
    text: `${text}考试“${name}”`,
    ...(detail !== '' && { detail }),
  })

/** An examination as it is now, for whoever has just changed it. */
export const shownExam = async (visit: Visit, id: string) => {
  const { row, access } = await watchedExam(visit, id)
  return toExamDetail(visit, row, access)
}

const isBegun = async (visit: Visit, id: string): Promise<boolean> =>
  (await attemptStore(visit).counts([id])).length > 0

/** The examination that a form is about, where there is one that the visitor may change. */
const writtenBefore = async (visit: Visit, id: string): Promise<ExamRow | undefined> => {
  const row = await examStore(visit).find(id)
  if (!row) return undefined
  // An id that is there and none of the visitor's is an examination that there is not.
  if (!(await examAccess(visit, row))) throw refuse(missing)
  return changeableExam(visit, id)
}

const comparable = (row: object, targets: readonly object[]): string =>
  JSON.stringify([row, targets.map((one) => JSON.stringify(one)).toSorted()])

const save = async (visit: Visit, { Id, Form, Version }: InputOf<typeof saveExam>) => {
  const store = examStore(visit)
  const targets = targetStore(visit)
  const id = Id === nobody ? newId(visit.at.getTime()) : Id
  const before = await writtenBefore(visit, id)
  if (Version > 0 && !before) throw refuse(missing)
  if (before?.state === 'archived') throw refuse(archived)
  const given = (await targets.targets([id])).map(({ kind, refId, excluded }) => ({
    kind,
    refId,
    excluded,
  }))
  const form = await checkedExam(visit, Form, { row: before, targets: given })
  if (before) {
    const was = Object.fromEntries(
      Object.keys(form.row).map((name) => [name, before[name as 'name']]),
    )
    // The same form once more, whose answer was lost.
    if (comparable(was, given) === comparable(form.row, form.targets)) return shownExam(visit, id)
    if (before.version !== Version) throw refuse(newer, { data: await shownExam(visit, id) })
    if (takesAway(before, form.row) && (await isBegun(visit, id))) throw refuse(shorter)
  }
  if (before?.state === 'published' && form.targets.every(({ excluded }) => excluded))
    throw refuse(empty)
  const isMoved = before && before.opensAt.getTime() !== form.row.opensAt.getTime()
  const set = {
    ...form.row,
    ...(isMoved && { remindedAt: null }),
    editedAt: visit.at,
    version: (before?.version ?? 0) + 1,
  }
  if (before) await store.change(id, set)
  else
    await store.add({
      id,
      ...set,
      contestId: null,
      ownerId: visit.person?.id ?? null,
      state: 'draft',
      extraMinutes: 0,
      extraReason: '',
      releasedAt: null,
      holdsQuestions: null,
      announcedAt: null,
      remindedAt: null,
      resultToldAt: null,
      seed: newId(visit.at.getTime()),
      publishedAt: null,
      createdAt: visit.at,
    })
  await targets.retarget(id, 'exam', form.targets)
  if (before?.state === 'published') await settleHold(visit, id, visit.at)
  await managedExam(visit, before ? '修改了' : '新建了', form.row.name)
  return shownExam(visit, id)
}

const preview = async (visit: Visit, { Id, PersonId }: InputOf<typeof previewExam>) => {
  const { row } = await watchedExam(visit, Id)
  const person = (await peopleAmong(visit, [PersonId])).get(PersonId)
  const paper = await paperContents(visit, row.paperId, row.paperVersion)
  if (!person || !paper) throw refuse(missing)
  const [begun] = await attemptStore(visit).of(Id, PersonId)
  const seed = begun?.seed ?? seedOf(row, PersonId, 1)
  const { sections, forms } = begun
    ? { sections: begun.drawn, forms: (await attemptContents(visit, begun))?.forms ?? paper.forms }
    : await drawFor(visit, paper.content, seed, PersonId)
  return {
    Name: row.name,
    PersonName: person.name,
    Sections: showSections(sections, {
      visit,
      seed,
      forms,
      progress: wholePaper,
    }),
    Points: sections.reduce((sum, section) => sum + tenthsIn(section), 0) / 10,
  }
}

/** Answers those who write examinations and look at them. */
export const examFormCalls = () => [
  answer(listManagedExams, async function handleListManagedExams(visit, input) {
    const store = examStore(visit)
    const wanted = {
      key: input.SearchKey,
      state: input.State,
      of: runsSchool(visit)
        ? undefined
        : {
            ownerId: visit.person?.id ?? nobody,
            ids: await examsOfOwnClasses(visit),
            subject: await isOfSubject(visit, 'examiner'),
          },
    }
    return {
      List: await toExamLines(visit, await store.list(wanted, input.PageIndex, input.PageSize)),
      Count: await store.count(wanted),
    }
  }),

  answer(getManagedExam, async function handleGetManagedExam(visit, { Id }) {
    return shownExam(visit, Id)
  }),

  answer(saveExam, save),
  answer(previewExam, preview),
]
