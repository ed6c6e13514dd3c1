import { saveClassStaff } from '@xinglin/contract/classes'
import { role } from '@xinglin/contract/identity'
import { peopleAmong } from '#identity'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { managedClass, shownTeaching } from './manage-teaching.ts'
import { memberStore } from './member-store.ts'
import { changeableClass } from './policy.ts'
import { classTitle } from './serialize.ts'
import { teachingStore } from './store.ts'

const { newer, teacher, twice } = saveClassStaff.refusals

/** Answers who teaches a class beside its own teacher. */
export const staffCalls = () => [
  answer(saveClassStaff, async function handleSaveClassStaff(visit, { ClassId, Staff, Version }) {
    const row = await changeableClass(visit, ClassId, 'class')
    const ids = Staff.map(({ PersonId }) => PersonId)
    if (new Set([...ids, row.teacherId]).size < ids.length + 1) throw refuse(twice)
    const people = await peopleAmong(visit, ids)
    const isTeacher = (id: string): boolean => {
      const one = people.get(id)
      return one?.roleType === role.teacher && !one.disabled
    }
    if (!ids.every(isTeacher)) throw refuse(teacher)
    if (row.version !== Version) throw refuse(newer, { data: await shownTeaching(visit, ClassId) })
    await memberStore(visit).restaff(
      ClassId,
      Staff.map(({ PersonId, Post, Rights }) => ({
        personId: PersonId,
        post: Post,
        rights: Post === 'assistant' ? [...new Set(Rights)] : [],
      })),
    )
    await teachingStore(visit).change(ClassId, { version: row.version + 1, editedAt: visit.at })
    await managedClass(
      visit,
      `调整了教学班“${classTitle(row)}”的教师和助教`,
      [...people.values()].map(({ name }) => name).join('、'),
    )
    return shownTeaching(visit, ClassId)
  }),
]
