import {
  findCases,
  getDraft,
  previewItem,
  type CaseChoice,
  type NewerDraft,
} from '@xinglin/contract/authoring'
import { nobody } from '@xinglin/contract/call'
import { toManagedCourseResponse } from '#courses/publishing'
import { facesOf } from '#identity'
import {
  askedQuestions,
  markQuiz,
  placeSeed,
  showContent,
  toQuizResult,
  type Kinds,
} from '#learning'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { casesToTeach, type CaseToTeach } from '#workshop'
import { frozenDraws } from './bank-draws.ts'
import { filesIn, itemsIn, shownContent } from './content.ts'
import { bodyOf } from './item-bodies.ts'
import { knownOf, markedBy, readCourse, type Written } from './draft.ts'
import { isReady, problemsOf } from './rules.ts'

const { missing, unready } = previewItem.refusals

const choiceOf = ({ id, ...one }: CaseToTeach): CaseChoice => ({
  Id: id,
  Title: one.title,
  Department: one.department,
  Difficulty: one.difficulty,
  AuthorName: one.authorName,
  VersionNo: one.versionNo,
  LimitMinutes: one.limitMinutes,
})

/** A draft as it is told: to whoever opens it, and to whoever wrote upon an older one. */
export const toDraftResponse = async (visit: Visit, one: Written): Promise<NewerDraft> => {
  const { course, row, content } = one
  const faces = await facesOf(visit, row ? [row.editorId] : [])
  return {
    Course: await toManagedCourseResponse(visit, course.id),
    Content: shownContent(visit, content),
    Version: markedBy(one),
    EditorName: row ? (faces.get(row.editorId)?.name ?? '') : '',
    EditedAt: row?.editedAt.toISOString() ?? '',
  }
}

/** Answers those who look at what they write. */
export const readingCalls = (kinds: Kinds) => [
  answer(getDraft, async function handleGetDraft(visit, { CourseId }) {
    const one = await readCourse(visit, CourseId)
    const { named, operations, taught, bankQuestions, ...known } = await knownOf(visit, one)
    const isEditable = one.course.open
    return {
      ...(await toDraftResponse(visit, one)),
      Editable: isEditable,
      Problems: isEditable ? problemsOf(one.content, known) : [],
      Files: Object.fromEntries(filesIn(one.content).map((id) => [id, visit.addressOf(id)])),
      Cases: named.map(choiceOf),
      BankQuestions: bankQuestions.map(({ id, type, stem, usable }) => ({
        Id: id,
        Type: type,
        Stem: stem,
        IsUsable: usable,
      })),
      Procedures: operations.map(({ id, title, patients }) => ({
        Id: id,
        Title: title,
        Patients: patients.map((one) => ({ Id: one.id, Name: one.zh })),
      })),
      Protocols: taught.map(({ id, title }) => ({ Id: id, Title: title })),
    }
  }),

  answer(findCases, async function handleFindCases(visit, { SearchKey, PageIndex, PageSize }) {
    const { list, count } = await casesToTeach(visit, SearchKey, PageIndex, PageSize)
    return { List: list.map(choiceOf), Count: count }
  }),

  answer(previewItem, async function handlePreviewItem(visit, { CourseId, ItemId, Answers }) {
    const one = await readCourse(visit, CourseId)
    const item = itemsIn(one.content).find(({ Id }) => Id === ItemId)
    if (!item) throw refuse(missing)
    if (!isReady(item, await knownOf(visit, one))) throw refuse(unready)
    const body = bodyOf(item.Body, (await frozenDraws(visit, one.content)).draws)
    // Nobody's attempt: what is shown is what a student finds who comes for the first time.
    const place = {
      id: nobody,
      state: 'active',
      courseId: CourseId,
      personId: nobody,
      tester: false,
    } as const
    return {
      Title: item.Title,
      Content: await showContent(kinds, visit, place, { id: item.Id, body }, undefined, null),
      // The author tries it out: the answers are theirs.
      Result:
        body.kind === 'quiz' && Answers
          ? toQuizResult(
              markQuiz(
                askedQuestions(visit, body, placeSeed(place.id, item.Id)),
                body.pass,
                Answers,
              ),
              true,
            )
          : null,
    }
  }),
]
