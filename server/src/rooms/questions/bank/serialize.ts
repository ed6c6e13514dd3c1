import { nobody } from '@xinglin/contract/call'
import { vocabularies } from '@xinglin/contract/dictionaries'
import {
  saveQuestion,
  type QuestionDetail,
  type QuestionForm,
  type QuestionLine,
  type QuestionType,
} from '@xinglin/contract/questions'
import { namesIn } from '#dictionaries'
import { facesOf } from '#identity'
import { refuse, type Visit } from '#platform/visit'
import { departmentsOf } from '#schools'
import { problemsIn } from '../content/problems.ts'
import { forReader } from '../content/computed-content.ts'
import { openContent } from '../content/question-text.ts'
import { keepsOrder } from '../content/shown-question.ts'
import { holdStore } from '../holds/hold-store.ts'
import { figuresStore } from '../practice/figures-store.ts'
import { actionsOf, shownState } from './flow.ts'
import type { ListedQuestion } from './list-store.ts'
import { examinesQuestion, mayReadDraft, mayWrite } from './policy.ts'
import { questionStore, type QuestionRow } from './store.ts'

const { missing } = saveQuestion.refusals

/** Questions as lists show them. */
export const toLines = async (
  visit: Visit,
  rows: readonly ListedQuestion[],
): Promise<QuestionLine[]> => {
  const places = new Map((await departmentsOf(visit)).map(({ id, name }) => [id, name]))
  const authors = await facesOf(
    visit,
    rows.flatMap(({ authorId }) => authorId ?? []),
  )
  return rows.map((row) => ({
    Id: row.id,
    Type: row.type as QuestionType,
    Stem: row.stem,
    State: shownState(row),
    Revision: row.versionNo > 0 && mayReadDraft(visit, row) ? row.revision : 'none',
    DepartmentName: places.get(row.departmentId) ?? '',
    Difficulty: row.difficulty,
    Practice: row.practice,
    VersionNo: row.versionNo,
    AuthorName: authors.get(row.authorId ?? '')?.name ?? '',
    IsMine: row.authorId !== null && row.authorId === visit.person?.id,
    EditedAt: row.editedAt.toISOString(),
    Reason: mayWrite(visit, row) ? row.reason : '',
  }))
}

const tagWords = async (visit: Visit, { Knowledge, Symptoms }: QuestionForm) => {
  const words = [
    ...(await namesIn(visit, vocabularies.knowledge)),
    ...(await namesIn(visit, vocabularies.symptom)),
  ]
  const names = new Map(words)
  return [...Knowledge, ...Symptoms].map((Code) => ({ Code, Name: names.get(Code) ?? Code }))
}

const versionLines = async (visit: Visit, id: string) => {
  const rows = await questionStore(visit).versions(id)
  const people = await facesOf(
    visit,
    rows.flatMap(({ approvedBy }) => approvedBy ?? []),
  )
  return rows.map((row) => ({
    No: row.no,
    ApprovedAt: row.approvedAt.toISOString(),
    ApproverName: people.get(row.approvedBy ?? '')?.name ?? '',
    Note: row.form.Note,
  }))
}

/** What a form says to those who read it in the bank: of a computed question one instance with it. */
const readContent = (visit: Visit, { Content }: QuestionForm) =>
  openContent(visit, forReader(Content, 'bank'))

/** A version as it is read, with whom it was approved by. */
export const shownVersion = async (visit: Visit, id: string, no: number) => {
  const line = (await versionLines(visit, id)).find((one) => one.No === no)
  const row = await questionStore(visit).version(id, no)
  if (!line || !row) throw refuse(missing)
  return { ...line, Form: { ...row.form, Content: readContent(visit, row.form) } }
}

/** What the visitor reads of a question: the draft where they may write or examine it, what was approved to everybody else. */
const formFor = async (visit: Visit, row: QuestionRow): Promise<QuestionForm> => {
  if (row.draft && mayReadDraft(visit, row)) return row.draft
  const approved = await questionStore(visit).version(row.id, row.versionNo)
  if (!approved) throw refuse(missing)
  return approved.form
}

/** A question whole, as the visitor may have it. */
export const toDetail = async (visit: Visit, row: QuestionRow): Promise<QuestionDetail> => {
  const form = await formFor(visit, row)
  const [line] = await toLines(visit, [row])
  if (!line) throw refuse(missing)
  const places = new Map((await departmentsOf(visit)).map(({ id, name }) => [id, name]))
  return {
    Line: line,
    Form: { ...form, Content: readContent(visit, form) },
    DepartmentName: places.get(form.DepartmentId) ?? '',
    SectionName: places.get(form.SectionId ?? nobody) ?? '',
    Tags: await tagWords(visit, form),
    Problems: problemsIn(form),
    KeepsOrder: keepsOrder(form.Content),
    Actions: actionsOf(row, {
      writes: mayWrite(visit, row),
      examines: examinesQuestion(visit, row),
    }),
    Versions: await versionLines(visit, row.id),
    Uses: (await questionStore(visit).uses(row.id)).map((use) => ({
      Name: use.name,
      VersionNo: use.versionNo,
      At: use.at.toISOString(),
    })),
    HeldBy: await holdStore(visit).holders(row.id),
    Figures: await figuresStore(visit).of(row.versionId),
    Version: row.edition,
  }
}
