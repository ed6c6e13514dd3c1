import { listTeaching, moveTeaching, saveTeaching } from '@xinglin/contract/classes'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { role } from '@xinglin/contract/identity'
import { refuseSensitive } from '#dictionaries'
import { peopleAmong } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { classKey, classTitle } from '../names/class-names.ts'
import { termStore } from '../terms/store.ts'
import { memberStore } from './member-store.ts'
import { changeableClass, overseenTeachers, standingIn } from './policy.ts'
import { toTeaching } from './serialize.ts'
import { teachingStore, type TeachingRow } from './store.ts'
import { forgetStudied } from './study.ts'

const { missing, newer, archived, notGiven, term, teacher, taken, small, sensitive } =
  saveTeaching.refusals
const { wrongState, used } = moveTeaching.refusals

type Fields = InputOf<typeof saveTeaching>

/** The class as its list tells it. */
export const shownTeaching = async (visit: Visit, id: string) => {
  const row = await teachingStore(visit).find(id)
  const [one] = row ? await toTeaching(visit, [row]) : []
  if (!one) throw refuse(missing)
  return one
}

/** Writes down what was done to a class. */
export const managedClass = (visit: Visit, text: string, detail?: string): Promise<void> =>
  visit.publish({ kind: 'managed', area: 'classes', text, ...(detail && { detail }) })

/** Whose class it is to be: a teacher's own, or whom those who run the school named. */
const teacherFor = async (
  visit: Visit,
  { TeacherId }: Fields,
  before: TeachingRow | undefined,
): Promise<string> => {
  if (!runsSchool(visit)) return before?.teacherId ?? visit.person?.id ?? ''
  const id = TeacherId === null || TeacherId === nobody ? (before?.teacherId ?? nobody) : TeacherId
  const person = (await peopleAmong(visit, [id])).get(id)
  if (person?.roleType !== role.teacher) throw refuse(teacher)
  return id
}

/** What a form says, as far as the school has it; refuses what it has not. */
const checked = async (visit: Visit, fields: Fields, before: TeachingRow | undefined) => {
  if (!(await termStore(visit).lean(fields.TermId))) throw refuse(term)
  const teacherId = await teacherFor(visit, fields, before)
  await refuseSensitive(visit, `${fields.Course}\n${fields.Name}`, 'class', sensitive)
  const students = before ? await memberStore(visit).count(before.id) : 0
  if (fields.Capacity > 0 && fields.Capacity < students) throw refuse(small)
  return {
    termId: fields.TermId,
    course: fields.Course,
    name: fields.Name,
    capacity: fields.Capacity === 0 ? null : fields.Capacity,
    teacherId,
    uniqueKey: classKey(fields.TermId, fields.Course, fields.Name),
  }
}

const isSame = (row: TeachingRow, values: Awaited<ReturnType<typeof checked>>): boolean =>
  Object.entries(values).every(([name, value]) => row[name as keyof typeof values] === value)

/** The class that a form is about, where the visitor may write it. */
const written = async (visit: Visit, id: string): Promise<TeachingRow | undefined> => {
  const row = await teachingStore(visit).lock(id)
  const standing = row && (await standingIn(visit, row))
  // An id that is there and none of the visitor's is a class that there is not.
  if (row && !standing) throw refuse(missing)
  if (row && !standing?.rights.includes('class')) throw refuse(notGiven)
  return row
}

const save = async (visit: Visit, fields: Fields) => {
  const store = teachingStore(visit)
  const id = fields.Id === nobody ? newId(visit.at.getTime()) : fields.Id
  const before = await written(visit, id)
  if (fields.Version > 0 && !before) throw refuse(missing)
  if (before?.closed) throw refuse(archived)
  const values = await checked(visit, fields, before)
  // The same form once more, whose answer was lost.
  if (before && isSame(before, values)) return shownTeaching(visit, id)
  if (before && before.version !== fields.Version)
    throw refuse(newer, { data: await shownTeaching(visit, id) })
  const namesake = await store.byKey(values.uniqueKey)
  if (namesake && namesake.id !== id) throw refuse(taken)
  const edited = { ...values, editedAt: visit.at, version: (before?.version ?? 0) + 1 }
  if (before) await store.change(id, edited)
  else await store.add({ id, ...edited, createdAt: visit.at })
  await managedClass(visit, `${before ? '修改' : '新建'}了教学班“${classTitle(values)}”`)
  return shownTeaching(visit, id)
}

const done = { archive: '归档了', restore: '恢复了', delete: '删除了' } as const

const move = async (visit: Visit, { Id, Action }: InputOf<typeof moveTeaching>) => {
  const store = teachingStore(visit)
  const row = await changeableClass(visit, Id, 'class', { evenArchived: true })
  const before = await shownTeaching(visit, Id)
  if (Action === 'delete') {
    if ((await memberStore(visit).count(Id)) > 0) throw refuse(used)
    await store.remove(Id)
  } else {
    if (row.closed === (Action === 'archive')) throw refuse(wrongState)
    await store.change(Id, {
      closed: Action === 'archive',
      editedAt: visit.at,
      version: row.version + 1,
    })
  }
  visit.afterwards(() => forgetStudied(visit.school.id))
  await managedClass(visit, `${done[Action]}教学班“${classTitle(row)}”`)
  return Action === 'delete' ? before : shownTeaching(visit, Id)
}

/** Answers the list of 教学班 and their forms. */
export const teachingCalls = () => [
  answer(
    listTeaching,
    async function handleListTeaching(visit, { TermId, SearchKey, State, PageIndex, PageSize }) {
      const store = teachingStore(visit)
      const wanted = {
        termId: TermId === null || TermId === nobody ? undefined : TermId,
        key: SearchKey,
        state: State,
        teacherId: runsSchool(visit) ? undefined : (visit.person?.id ?? ''),
        overseen: overseenTeachers(visit),
      }
      return {
        List: await toTeaching(visit, await store.list(wanted, PageIndex, PageSize)),
        Count: await store.count(wanted),
      }
    },
  ),

  answer(saveTeaching, save),
  answer(moveTeaching, move),
]
