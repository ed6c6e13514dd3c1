import {
  copyAssignment,
  findAssignmentItems,
  getAssignment,
  listAssignments,
  moveAssignment,
  overrideDates,
  saveAssignment,
} from '@xinglin/contract/assignments'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { ownTeachingClasses } from '#classes'
import { isOfColleges } from '#identity'
import { answer } from '#platform/http'
import { placesOf, runsSchool, type Visit } from '#platform/visit'
import { givenToClasses } from '../definition/given-to-classes.ts'
import { taughtAssignment } from '../definition/policy.ts'
import { assignmentStore } from '../definition/store.ts'
import { handleCopy } from './copy-assignment.ts'
import { handleMove } from './move-assignment.ts'
import { handleOverride } from './override-dates.ts'
import { handleSave, type AssignmentDeps } from './save-assignment.ts'
import { toAssignment, toLines } from './serialize.ts'

const maxFound = 20

const list = async (
  visit: Visit,
  { SearchKey, State, TermId, ClassId, PageIndex, PageSize }: InputOf<typeof listAssignments>,
) => {
  const store = assignmentStore(visit)
  const isOne = ClassId !== null && ClassId !== nobody
  const wanted = {
    key: SearchKey,
    state: State,
    termId: TermId === null || TermId === nobody ? undefined : TermId,
    of: runsSchool(visit)
      ? undefined
      : {
          ownerId: visit.person?.id ?? nobody,
          ids: await givenToClasses(visit, await ownTeachingClasses(visit)),
          ...(visit.posts.length > 0 && {
            overseen: isOfColleges(visit, placesOf(visit, 'secretary', 'collegeHead') ?? []),
          }),
        },
    among: isOne ? await givenToClasses(visit, [ClassId]) : undefined,
  }
  return {
    List: await toLines(visit, await store.list(wanted, PageIndex, PageSize)),
    Count: await store.count(wanted),
  }
}

/** Answers those who write tasks and give them. */
export const editingCalls = (deps: AssignmentDeps) => [
  answer(listAssignments, async function handleListAssignments(visit, fields) {
    return list(visit, fields)
  }),

  answer(getAssignment, async function handleGetAssignment(visit, { Id }) {
    const { row, access } = await taughtAssignment(visit, Id)
    return toAssignment(visit, row, access)
  }),

  answer(saveAssignment, async function handleSaveAssignment(visit, fields) {
    return handleSave(deps, visit, fields)
  }),

  answer(moveAssignment, async function handleMoveAssignment(visit, fields) {
    return handleMove(deps.kinds, visit, fields)
  }),

  answer(overrideDates, handleOverride),

  answer(copyAssignment, async function handleCopyAssignment(visit, fields) {
    return handleCopy(visit, fields)
  }),

  answer(findAssignmentItems, async function handleFindItems(visit, { Kind, SearchKey }) {
    const parts = deps.kinds.find(({ name }) => name === Kind)?.parts
    const options = (await parts?.find(visit, SearchKey, maxFound)) ?? []
    return {
      List: options.map(({ courseId, itemId, title, courseName }) => ({
        CourseId: courseId,
        ItemId: itemId,
        Title: title,
        CourseName: courseName,
      })),
    }
  }),
]
