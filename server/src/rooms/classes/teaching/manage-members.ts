import { changeTeachingRoster, chooseAdministrative, rosterLimits } from '@xinglin/contract/classes'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { studentsOfClasses } from '../administrative/administrative-class.ts'
import { studentsAmong } from '../administrative/place-students.ts'
import { administrativeStore } from '../administrative/store.ts'
import { managedClass } from './manage-teaching.ts'
import { memberStore } from './member-store.ts'
import { changeableClass } from './policy.ts'
import { forgetStudied } from './study.ts'
import { classTitle, fullName } from '../names/class-names.ts'

const { student, classes, both, full, tooMany } = changeTeachingRoster.refusals

const chosenAtOnce = 20

/** Whom a form takes in: those it names, and the students of the 行政班 that it names who may sign in. */
const coming = async (visit: Visit, { Add, AddClasses }: InputOf<typeof changeTeachingRoster>) => {
  if (Add.includes(nobody)) throw refuse(student)
  await studentsAmong(visit, Add, student)
  const classRows = await administrativeStore(visit).among(AddClasses)
  if (classRows.length < new Set(AddClasses).size) throw refuse(classes)
  return new Set([...Add, ...(await studentsOfClasses(visit, AddClasses))])
}

const change = async (visit: Visit, fields: InputOf<typeof changeTeachingRoster>) => {
  const { ClassId, Drop } = fields
  const row = await changeableClass(visit, ClassId, 'members')
  const add = await coming(visit, fields)
  if (Drop.some((id) => add.has(id))) throw refuse(both)
  const store = memberStore(visit)
  const here = new Set((await store.students(ClassId)).map(({ personId }) => personId))
  const fresh = [...add].filter((id) => !here.has(id))
  const gone = [...new Set(Drop)].filter((id) => here.has(id))
  const students = here.size + fresh.length - gone.length
  if (fresh.length > 0) {
    if (students > rosterLimits.atOnce) throw refuse(tooMany)
    if (students > (row.capacity ?? rosterLimits.atOnce)) throw refuse(full)
  }
  await store.drop(ClassId, gone)
  await store.add(ClassId, fresh, { way: 'added', at: visit.at })
  visit.afterwards(() => forgetStudied(visit.school.id))
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'class-joined',
      subjectId: ClassId,
      title: classTitle(row),
      to: fresh,
      occurrence: visit.at.toISOString(),
      senderId: visit.person?.id ?? null,
    },
  })
  if (fresh.length + gone.length > 0)
    await managedClass(
      visit,
      `调整了教学班“${classTitle(row)}”的学生：加入 ${fresh.length} 人，移出 ${gone.length} 人`,
    )
  return { Added: fresh.length, Dropped: gone.length, StudentCount: students }
}

/** Answers who studies in a 教学班, as far as its teachers say so. */
export const memberCalls = () => [
  answer(changeTeachingRoster, change),

  answer(chooseAdministrative, async function handleChooseAdministrative(visit, { SearchKey }) {
    const rows = await administrativeStore(visit).list(
      {
        grade: 0,
        departmentId: undefined,
        major: '',
        key: SearchKey,
        state: 'open',
        seen: undefined,
      },
      1,
      chosenAtOnce,
    )
    return {
      List: rows.map((row) => ({ Id: row.id, Name: fullName(row), StudentCount: row.students })),
    }
  }),
]
