import { nobody, type InputOf } from '@xinglin/contract/call'
import { vocabularies } from '@xinglin/contract/dictionaries'
import {
  difficultyNames,
  type QuestionForm,
  takenAtOnce,
  takeQuestionImport,
} from '@xinglin/contract/questions'
import { namesIn } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { picturesIn } from '#platform/rich-text'
import { refuse, type Visit } from '#platform/visit'
import { pictureHashes } from '#resources'
import { departmentsOf } from '#schools'
import { filedUnder, sketchedAs, taggedAs } from '../bank/file-question.ts'
import { manyQuestionsStore } from '../bank/many-questions-store.ts'
import { wordingStore } from '../bank/wording-store.ts'
import { picturesOf } from '../content/question-text.ts'
import { wordingOf } from '../content/wording.ts'
import { readerOf, toOneImport } from './serialize.ts'
import { fileStore, type ItemRow } from './store.ts'

const { missing, department, nothing } = takeQuestionImport.refusals

type Wanted = InputOf<typeof takeQuestionImport>
type Places = Awaited<ReturnType<typeof departmentsOf>>
type Words = {
  readonly knowledge: ReadonlyMap<string, string>
  readonly symptoms: ReadonlyMap<string, string>
}

const codesBy = async (
  visit: Visit,
  vocabulary: typeof vocabularies.knowledge | typeof vocabularies.symptom,
) => new Map([...(await namesIn(visit, vocabulary))].map(([code, name]) => [name, code]))

const maxTags = 6
const codesOf = (names: readonly string[], codes: ReadonlyMap<string, string>): string[] =>
  [...new Set(names.flatMap((name) => codes.get(name) ?? []))].slice(0, maxTags)

/** A question of a file as the form of a draft: what its file says of it, where the school knows the words, before what was said of all. */
const formOf = (
  { content, filing }: ItemRow,
  wanted: Wanted,
  places: Places,
  words: Words,
): QuestionForm | undefined => {
  if (!content) return undefined
  const own = places.find(({ name, parentId }) => parentId === null && name === filing.department)
  const DepartmentId = own?.id ?? wanted.DepartmentId ?? nobody
  const section = places.find(
    ({ name, parentId }) => parentId === DepartmentId && name === filing.section,
  )
  return {
    Content: content,
    DepartmentId,
    SectionId:
      section?.id ??
      (own && own.id !== wanted.DepartmentId ? nobody : (wanted.SectionId ?? nobody)),
    Difficulty:
      filing.difficulty !== undefined && filing.difficulty in difficultyNames
        ? filing.difficulty
        : wanted.Difficulty,
    Knowledge: codesOf(filing.knowledge, words.knowledge),
    Symptoms: codesOf(filing.symptoms, words.symptoms),
    Practice: filing.practice ?? wanted.Practice,
    Source: (filing.source || wanted.Source).slice(0, 300),
    Note: '',
  }
}

const refuseUnknownPlaces = ({ DepartmentId, SectionId }: Wanted, places: Places): void => {
  const isDepartment = places.some(({ id, parentId }) => id === DepartmentId && parentId === null)
  const isSection =
    SectionId === null ||
    SectionId === nobody ||
    places.some(({ id, parentId }) => id === SectionId && parentId === DepartmentId)
  if (!isDepartment || !isSection) throw refuse(department)
}

type Draft = {
  readonly id: string
  readonly no: number
  readonly form: QuestionForm
  readonly wording: ReturnType<typeof wordingOf>
}

/** Lays drafts into the bank with few statements. */
const addDrafts = async (visit: Visit, drafts: readonly Draft[]): Promise<void> => {
  const store = manyQuestionsStore(visit)
  await store.questions(
    drafts.map(({ id, form }) => ({
      id,
      authorId: visit.person?.id ?? null,
      type: form.Content.Type,
      state: 'unpublished' as const,
      revision: 'draft' as const,
      draft: form,
      reason: '',
      versionNo: 0,
      versionId: null,
      createdAt: visit.at,
      editedAt: visit.at,
      ...filedUnder(form),
    })),
  )
  await store.tags(
    drafts.flatMap(({ id, form }) => taggedAs(form).map((tag) => ({ questionId: id, ...tag }))),
  )
  await store.sketches(
    drafts.flatMap(({ id, form }) => sketchedAs(form).map((hash) => ({ questionId: id, hash }))),
  )
  await wordingStore(visit).add(drafts.map(({ id, wording }) => ({ questionId: id, ...wording })))
}

const take = async (visit: Visit, wanted: Wanted) => {
  const store = fileStore(visit, readerOf(visit))
  const row = await store.lock(wanted.Id ?? nobody)
  if (!row) throw refuse(missing)
  const places = await departmentsOf(visit)
  refuseUnknownPlaces(wanted, places)
  const verdicts = wanted.Alike ? (['new', 'alike'] as const) : (['new'] as const)
  const { rows, all } = await store.waiting(row.id, verdicts, takenAtOnce)
  if (rows.length === 0) throw refuse(nothing)
  const words = {
    knowledge: await codesBy(visit, vocabularies.knowledge),
    symptoms: await codesBy(visit, vocabularies.symptom),
  }
  const hashes = await pictureHashes(
    visit,
    rows.flatMap(({ content }) => (content ? picturesIn(picturesOf(content)) : [])),
  )
  const drafts = rows.flatMap((item): Draft[] => {
    const form = formOf(item, wanted, places, words)
    return form
      ? [
          {
            id: newId(visit.at.getTime()),
            no: item.no,
            form,
            wording: wordingOf(form.Content, hashes),
          },
        ]
      : []
  })
  // The same file may have been read twice before either was taken.
  const known = new Map(
    (await wordingStore(visit).sharing(drafts.map(({ wording }) => wording.wording))).map((one) => [
      one.wording,
      one.questionId,
    ]),
  )
  const fresh = drafts.filter(({ wording }) => !known.has(wording.wording))
  await addDrafts(visit, fresh)
  for (const { id, no } of fresh) {
    const item = rows.find((one) => one.no === no)
    await store.settle(row.id, no, {
      verdict: item?.verdict ?? 'new',
      questionId: id,
      likeId: item?.likeId ?? null,
    })
  }
  for (const { no, wording } of drafts.filter(({ wording: one }) => known.has(one.wording)))
    await store.settle(row.id, no, {
      verdict: 'same',
      questionId: null,
      likeId: known.get(wording.wording) ?? null,
    })
  const left = all - rows.length
  if (fresh.length > 0)
    await visit.publish({
      kind: 'managed',
      area: 'questions',
      text: `从文件“${row.fileName.slice(0, 40)}”导入了 ${fresh.length} 道题目草稿`,
    })
  return { Import: await toOneImport(visit, row), Left: left }
}

/** Answers those who bring the questions of a file into the bank. */
export const takeImportCalls = () => [
  answer(takeQuestionImport, function handleTakeQuestionImport(visit, wanted) {
    return take(visit, wanted)
  }),
]
