import { readFile } from 'node:fs/promises'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { vocabularies } from '@xinglin/contract/dictionaries'
import {
  exportFormatNames,
  exportQuestions,
  getQuestionTemplate,
  maxExported,
  type QuestionForm,
} from '@xinglin/contract/questions'
import { namesIn } from '#dictionaries'
import { answer } from '#platform/http'
import { picturesIn } from '#platform/rich-text'
import { openThreads } from '#platform/threads'
import { dayIn, refuse, type Visit } from '#platform/visit'
import { type FileRoom, pictureHashes } from '#resources'
import { departmentsOf } from '#schools'
import { questionListStore } from '../bank/list-store.ts'
import { wantedQuestions } from '../bank/manage-questions.ts'
import { mayWrite } from '../bank/policy.ts'
import { questionStore } from '../bank/store.ts'
import { plainOf, forReader } from '../content/computed-content.ts'
import { picturesOf } from '../content/question-text.ts'
import type { ExportedQuestion, Written } from '../writers/exported.ts'
import type { Writing } from '../writers/file-thread.ts'
import { inPieces } from './in-pieces.ts'

const { nothing, many, onlyCurves } = exportQuestions.refusals

const threads = openThreads<Writing, Written>(
  new URL('../writers/file-thread.ts', import.meta.url),
  {
    longestMs: 60_000,
    megabytes: 512,
  },
)

const endings = { sheet: 'xlsx', word: 'docx', moodle: 'xml', qti21: 'zip', qti30: 'zip' } as const

/** What the visitor may read of the questions that are wanted: drafts where they may write them, else what was approved. */
const formsOf = async (
  visit: Visit,
  input: InputOf<typeof exportQuestions>,
): Promise<QuestionForm[]> => {
  const list = questionListStore(visit)
  const store = questionStore(visit)
  const wanted = {
    ...wantedQuestions(visit, input),
    ...(input.Ids.length > 0 && { ids: input.Ids.filter((one) => one !== null) }),
  }
  const count = await list.count(wanted)
  if (count === 0) throw refuse(nothing)
  if (count > maxExported) throw refuse(many)
  const forms: QuestionForm[] = []
  for (const { id } of await list.list(wanted, 1, maxExported)) {
    const row = await store.find(id)
    if (!row) continue
    const form =
      row.draft && mayWrite(visit, row) ? row.draft : (await store.version(id, row.versionNo))?.form
    if (form) forms.push(form)
  }
  return forms
}

const exported = async (
  visit: Visit,
  forms: readonly QuestionForm[],
): Promise<ExportedQuestion[]> => {
  const places = new Map((await departmentsOf(visit)).map(({ id, name }) => [id, name]))
  const words = new Map([
    ...(await namesIn(visit, vocabularies.knowledge)),
    ...(await namesIn(visit, vocabularies.symptom)),
  ])
  const named = (codes: readonly string[]) => codes.flatMap((code) => words.get(code) ?? [])
  return forms.flatMap((form) => {
    const content = forReader(form.Content, `export ${form.Source}`)
    const plain = plainOf(content)
    // A curve has no place in any of the formats, and without it the question asks nothing.
    if (!plain || (content.Type === 'computed' && content.Instance?.Figure)) return []
    return [
      {
        content: plain,
        department: places.get(form.DepartmentId ?? nobody) ?? '',
        section: places.get(form.SectionId ?? nobody) ?? '',
        difficulty: form.Difficulty,
        knowledge: named(form.Knowledge),
        symptoms: named(form.Symptoms),
        practice: form.Practice,
        source: form.Source,
      },
    ]
  })
}

/** What of computed questions no file holds. */
const notComputed = (forms: readonly QuestionForm[], written: number): string[] => {
  const computed = forms.filter(({ Content }) => Content.Type === 'computed').length
  const curves = forms.length - written
  return [
    ...(curves > 0 ? [`计算题的曲线，这些题没有写出（${curves} 题）`] : []),
    ...(computed > curves ? [`计算题按一组数据写出，参数范围（${computed - curves} 题）`] : []),
  ]
}

/** The bytes of the pictures that some questions show. */
const picturesFor = async (visit: Visit, files: FileRoom, forms: readonly QuestionForm[]) => {
  const ids = forms.flatMap(({ Content }) => picturesIn(picturesOf(Content)))
  const hashes = await pictureHashes(visit, ids)
  return visit.apart(() =>
    Promise.all(
      [...hashes].map(async ([id, sha256]) => ({
        id,
        bytes: await readFile(files.pathOf(sha256)),
      })),
    ),
  )
}

/** Answers those who take questions out of the bank as files. */
export const exportCalls = (files: FileRoom) => [
  answer(exportQuestions, async function handleExportQuestions(visit, input) {
    const forms = await formsOf(visit, input)
    const questions = await exported(visit, forms)
    if (questions.length === 0) throw refuse(onlyCurves)
    const pictures = input.Format === 'sheet' ? [] : await picturesFor(visit, files, forms)
    const day = dayIn(visit.school.timezone, visit.at)
    const title = `${visit.school.name}题库`
    const writing: Writing = {
      kind: 'questions',
      format: input.Format,
      title,
      withAnswers: input.WithAnswers,
      questions,
      pictures,
    }
    const { bytes, notCarried } = await visit.apart(() => threads.run(writing, visit.visitor))
    await visit.publish({
      kind: 'managed',
      area: 'questions',
      text: `导出了 ${questions.length} 道题目（${exportFormatNames[input.Format]}）`,
    })
    return {
      FileName: `题库-${exportFormatNames[input.Format]}-${day}.${endings[input.Format]}`,
      Bytes: inPieces(bytes),
      Count: questions.length,
      NotCarried: [...notComputed(forms, questions.length), ...notCarried],
    }
  }),

  answer(getQuestionTemplate, async function handleGetQuestionTemplate(visit) {
    const departments = (await departmentsOf(visit))
      .filter(({ parentId }) => parentId === null)
      .map(({ name }) => name)
    const { bytes } = await visit.apart(() =>
      threads.run({ kind: 'template', departments }, visit.visitor),
    )
    return { FileName: '题目导入模板.xlsx', Bytes: inPieces(bytes) }
  }),
]
