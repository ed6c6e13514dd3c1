import { nobody, type InputOf } from '@xinglin/contract/call'
import { vocabularies } from '@xinglin/contract/dictionaries'
import {
  getQuestion,
  getQuestionChoices,
  getQuestionVersion,
  listQuestions,
  previewQuestion,
  saveQuestion,
  type QuestionForm,
} from '@xinglin/contract/questions'
import { lockChoice, refuseSensitive, vocabularyOptions, vocabularyTree } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { placesOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { refuseLostPictures } from '#resources'
import { departmentsOf } from '#schools'
import { idsIn } from '../content/problems.ts'
import { forReader, sourceOf } from '../content/computed-content.ts'
import { allWords, cleanContent, openContent, picturesOf } from '../content/question-text.ts'
import { toShownQuestion } from '../content/shown-question.ts'
import { fileQuestion, filedUnder } from './file-question.ts'
import { questionListStore, type WantedQuestions } from './list-store.ts'
import { lockedQuestion, maySee, seenQuestion } from './policy.ts'
import { shownVersion, toDetail, toLines } from './serialize.ts'
import { questionStore, type QuestionRow } from './store.ts'

const { missing, newer, waiting, retired, retyped, department, tag, twice, sensitive } =
  saveQuestion.refusals

/** Writes down what was done to a question. */
export const managedQuestion = (visit: Visit, text: string, stem: string, detail = '') =>
  visit.publish({
    kind: 'managed',
    area: 'questions',
    text: `${text}“${stem.slice(0, 40)}”`,
    ...(detail !== '' && { detail }),
  })

const refuseUnknownPlaces = async (
  visit: Visit,
  { DepartmentId, SectionId }: QuestionForm,
): Promise<void> => {
  const places = await departmentsOf(visit)
  const isDepartment = places.some(({ id, parentId }) => id === DepartmentId && parentId === null)
  const isSection =
    SectionId === nobody ||
    places.some(({ id, parentId }) => id === SectionId && parentId === DepartmentId)
  if (!isDepartment || !isSection) throw refuse(department)
}

const refuseUnknownTags = async (
  visit: Visit,
  { Knowledge, Symptoms }: QuestionForm,
  before: QuestionForm | undefined,
): Promise<void> => {
  // What was chosen once may stay, though nobody may choose it any more.
  const fresh = (codes: readonly string[], had: readonly string[] = []) =>
    codes.filter((code) => !had.includes(code))
  for (const code of fresh(Knowledge, before?.Knowledge))
    if (!(await lockChoice(visit, vocabularies.knowledge, code))) throw refuse(tag)
  for (const code of fresh(Symptoms, before?.Symptoms))
    if (!(await lockChoice(visit, vocabularies.symptom, code))) throw refuse(tag)
}

/** A form as it may be kept: cleaned, of this school's places and words, its pictures there. */
const checked = async (
  visit: Visit,
  form: QuestionForm,
  before: QuestionForm | undefined,
): Promise<QuestionForm> => {
  const ids = idsIn(form.Content)
  if (ids.includes(nobody) || new Set(ids).size < ids.length) throw refuse(twice)
  const content = {
    ...form,
    SectionId: form.SectionId ?? nobody,
    Knowledge: [...new Set(form.Knowledge)],
    Symptoms: [...new Set(form.Symptoms)],
    Content: cleanContent(form.Content),
    // A computed question stands where its family does, if its author says nothing else.
    Source: form.Source === '' ? sourceOf(form.Content) : form.Source,
  }
  await refuseUnknownPlaces(visit, content)
  await refuseUnknownTags(visit, content, before)
  await refuseLostPictures(visit, picturesOf(content.Content))
  const words = [allWords(content.Content), content.Source, content.Note].join('\n')
  await refuseSensitive(visit, words, 'question', sensitive)
  return content
}

/** The question that a form is about, where the visitor may write it now. */
const written = async (visit: Visit, id: string): Promise<QuestionRow | undefined> => {
  const row = await questionStore(visit).lock(id)
  if (!row) return undefined
  // An id that is there and none of the visitor's is a question that there is not.
  if (!maySee(visit, row)) throw refuse(missing)
  await lockedQuestion(visit, id)
  if (row.revision === 'waiting') throw refuse(waiting)
  if (row.state === 'retired') throw refuse(retired)
  return row
}

const isSame = (one: QuestionForm, other: QuestionForm | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const save = async (visit: Visit, { Id, Form, Version }: InputOf<typeof saveQuestion>) => {
  const store = questionStore(visit)
  const id = Id === nobody ? newId(visit.at.getTime()) : Id
  const before = await written(visit, id)
  if (Version > 0 && !before) throw refuse(missing)
  if (before && before.type !== Form.Content.Type) throw refuse(retyped)
  const approved = before && (await store.version(id, before.versionNo))?.form
  const checkedForm = await checked(visit, Form, before?.draft ?? approved)
  // The same form once more, whose answer was lost.
  if (before && isSame(checkedForm, before.draft)) return toDetail(visit, before)
  if (before && before.edition !== Version)
    throw refuse(newer, { data: await toDetail(visit, before) })
  const set = {
    draft: checkedForm,
    revision: 'draft' as const,
    edition: (before?.edition ?? 0) + 1,
    editedAt: visit.at,
    ...(before && before.versionNo > 0 ? {} : filedUnder(checkedForm)),
  }
  if (before) await store.change(id, set)
  else
    await store.add({
      id,
      authorId: visit.person?.id ?? null,
      type: checkedForm.Content.Type,
      state: 'unpublished',
      reason: '',
      versionNo: 0,
      versionId: null,
      createdAt: visit.at,
      ...filedUnder(checkedForm),
      ...set,
    })
  if (!before || before.versionNo === 0) await fileQuestion(visit, id, checkedForm)
  const row = await seenQuestion(visit, id)
  if (!before) await managedQuestion(visit, '新建了题目', row.stem)
  return toDetail(visit, row)
}

/** What a list of the bank is narrowed to for a visitor. */
export const wantedQuestions = (
  visit: Visit,
  input: Omit<InputOf<typeof listQuestions>, 'PageIndex' | 'PageSize'>,
): WantedQuestions => {
  const own = visit.person?.id ?? nobody
  return {
    key: input.SearchKey.toLowerCase(),
    type: input.Type,
    state: input.State,
    departmentId:
      input.DepartmentId === null || input.DepartmentId === nobody ? undefined : input.DepartmentId,
    difficulty: input.Difficulty,
    tag: input.Tag,
    authorId: input.Mine ? own : undefined,
    reader: runsSchool(visit) ? undefined : own,
    examined: placesOf(visit, 'departmentHead') ?? [],
  }
}

/** How many questions wait for the visitor to examine them: all of the bank, or those of others in their subject. */
export const waitingQuestions = (visit: Visit): Promise<number> =>
  questionListStore(visit).countWaiting(
    placesOf(visit, 'departmentHead'),
    runsSchool(visit) ? undefined : visit.person?.id,
  )

const byName = ({ id: Id, name: Name }: { id: string; name: string }) => ({ Id, Name })

/** Answers the list of the bank, and the form of a question. */
export const questionFormCalls = () => [
  answer(listQuestions, async function handleListQuestions(visit, input) {
    const store = questionListStore(visit)
    const wanted = wantedQuestions(visit, input)
    return {
      List: await toLines(visit, await store.list(wanted, input.PageIndex, input.PageSize)),
      Count: await store.count(wanted),
    }
  }),

  answer(getQuestionChoices, async function handleGetQuestionChoices(visit) {
    const places = await departmentsOf(visit)
    const word = ({ Id: Code, Name }: { Id: string; Name: string }) => ({ Code, Name })
    return {
      Departments: places
        .filter(({ parentId }) => parentId === null)
        .map((one) => ({
          ...byName(one),
          Sections: places.filter(({ parentId }) => parentId === one.id).map(byName),
        })),
      Knowledge: (await vocabularyOptions(visit, vocabularies.knowledge)).map(word),
      Symptoms: (await vocabularyTree(visit, vocabularies.symptom)).map((one) => ({
        ...word(one),
        Children: one.Children.map(word),
      })),
    }
  }),

  answer(getQuestion, async function handleGetQuestion(visit, { Id }) {
    return toDetail(visit, await seenQuestion(visit, Id))
  }),

  answer(getQuestionVersion, async function handleGetQuestionVersion(visit, { Id, No }) {
    await seenQuestion(visit, Id)
    return shownVersion(visit, Id, No)
  }),

  answer(saveQuestion, save),

  answer(previewQuestion, function handlePreviewQuestion(visit, { Content, Seed, Reached }) {
    const content = openContent(visit, forReader(cleanContent(Content), Seed))
    return toShownQuestion(content, { questionId: nobody, seed: Seed, reached: Reached })
  }),
]
