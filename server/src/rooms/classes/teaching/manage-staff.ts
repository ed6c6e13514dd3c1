import { findClassTeachers, saveClassStaff } from '@xinglin/contract/classes'
import { role } from '@xinglin/contract/identity'
import { peopleAmong, searchPeople } from '#identity'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { departmentsOf } from '#schools'
import { teachersOf } from '#teachers'
import { managedClass, shownTeaching } from './manage-teaching.ts'
import { memberStore } from './member-store.ts'
import { changeableClass } from './policy.ts'
import { teachingStore } from './store.ts'
import { classTitle } from '../names/class-names.ts'

const { newer, teacher, twice } = saveClassStaff.refusals

const foundAtOnce = 10

/** Answers who teaches a class beside its own teacher. */
export const staffCalls = () => [
  answer(findClassTeachers, async function handleFindClassTeachers(visit, { SearchKey }) {
    const people = await searchPeople(visit, SearchKey, role.teacher, foundAtOnce)
    const about = await teachersOf(
      visit,
      people.map(({ id }) => id),
    )
    const places = new Map((await departmentsOf(visit)).map((one) => [one.id, one.name]))
    return {
      List: people.map(({ id, name }) => ({
        PersonId: id,
        RealName: name,
        DepartmentName: places.get(about.get(id)?.departmentId ?? '') ?? '',
      })),
    }
  }),

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
