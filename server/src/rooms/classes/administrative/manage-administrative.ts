import {
  getAdministrative,
  getAdministrativeTree,
  listAdministrative,
  moveAdministrative,
  saveAdministrative,
} from '@xinglin/contract/classes'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { role } from '@xinglin/contract/identity'
import { refuseSensitive } from '#dictionaries'
import { peopleAmong, setCollege } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { collegeNames } from '#schools'
import { keyOf } from './administrative-class.ts'
import { keepsClassesOf, seenClass, seenClasses } from './policy.ts'
import { toAdministrative } from './serialize.ts'
import { stayStore } from './stay-store.ts'
import { administrativeStore, type AdministrativeRow } from './store.ts'
import { fullName } from '../names/class-names.ts'

const { missing, newer, archived, department, teacher, taken, sensitive } =
  saveAdministrative.refusals
const { wrongState, used } = moveAdministrative.refusals

type Fields = InputOf<typeof saveAdministrative>
type AdministrativePlace = Pick<AdministrativeRow, 'departmentId'>

const managed = (visit: Visit, text: string): Promise<void> =>
  visit.publish({ kind: 'managed', area: 'classes', text })

/** What a form says, as far as the school has it; refuses what it has not. */
const checked = async (visit: Visit, fields: Fields) => {
  const isTheirs = keepsClassesOf(visit, fields.DepartmentId)
  if (!isTheirs || !(await collegeNames(visit)).has(fields.DepartmentId)) throw refuse(department)
  const headTeacherId = fields.HeadTeacherId === nobody ? null : fields.HeadTeacherId
  if (headTeacherId !== null) {
    const head = (await peopleAmong(visit, [headTeacherId])).get(headTeacherId)
    if (head?.roleType !== role.teacher) throw refuse(teacher)
  }
  await refuseSensitive(visit, `${fields.Major}\n${fields.Name}`, 'class', sensitive)
  const place = {
    departmentId: fields.DepartmentId,
    grade: fields.Grade,
    major: fields.Major,
    name: fields.Name,
  }
  return { ...place, headTeacherId, uniqueKey: keyOf(place) }
}

/** Who is in a class belongs to its 院系. */
const followClass = async (visit: Visit, id: string, { departmentId }: AdministrativePlace) => {
  const stays = await stayStore(visit).in(id)
  await setCollege(
    visit,
    stays.map(({ personId }) => personId),
    departmentId,
  )
}

const isSame = (row: AdministrativeRow, values: Awaited<ReturnType<typeof checked>>): boolean =>
  Object.entries(values).every(([name, value]) => row[name as keyof typeof values] === value)

const shown = async (visit: Visit, id: string) => {
  const row = await administrativeStore(visit).find(id)
  const [one] = row ? await toAdministrative(visit, [row]) : []
  if (!one) throw refuse(missing)
  return one
}

const save = async (visit: Visit, fields: Fields) => {
  const store = administrativeStore(visit)
  const id = fields.Id === nobody ? newId(visit.at.getTime()) : fields.Id
  const before = await store.lock(id)
  if (before && !keepsClassesOf(visit, before.departmentId)) throw refuse(missing)
  if (fields.Version > 0 && !before) throw refuse(missing)
  if (before?.state === 'archived') throw refuse(archived)
  const values = await checked(visit, fields)
  // The same form once more, whose answer was lost.
  if (before && isSame(before, values)) return shown(visit, id)
  if (before && before.version !== fields.Version)
    throw refuse(newer, { data: await shown(visit, id) })
  const namesake = await store.byKey(values.uniqueKey)
  if (namesake && namesake.id !== id) throw refuse(taken)
  const edited = { ...values, editedAt: visit.at, version: (before?.version ?? 0) + 1 }
  if (before) await store.change(id, edited)
  if (before && before.departmentId !== values.departmentId) await followClass(visit, id, values)
  if (!before) await store.add({ id, ...edited, createdAt: visit.at })
  await managed(visit, `${before ? '修改' : '新建'}了行政班“${fullName(values)}”`)
  return shown(visit, id)
}

const done = { archive: '归档了', restore: '恢复了', delete: '删除了' } as const

const move = async (visit: Visit, { Id, Action }: InputOf<typeof moveAdministrative>) => {
  const store = administrativeStore(visit)
  const row = await store.lock(Id)
  if (!row || !keepsClassesOf(visit, row.departmentId)) throw refuse(missing)
  const before = await shown(visit, Id)
  if (Action === 'delete') {
    if (await stayStore(visit).had(Id)) throw refuse(used)
    await store.remove(Id)
  } else {
    const state = Action === 'archive' ? 'archived' : 'open'
    if (row.state === state) throw refuse(wrongState)
    await store.change(Id, { state, editedAt: visit.at, version: row.version + 1 })
  }
  await managed(visit, `${done[Action]}行政班“${fullName(row)}”`)
  return Action === 'delete' ? before : shown(visit, Id)
}

/** Answers the administration of 行政班. */
export const administrativeCalls = () => [
  answer(
    listAdministrative,
    async function handleListAdministrative(
      visit,
      { Grade, DepartmentId, Major, SearchKey, State, PageIndex, PageSize },
    ) {
      const store = administrativeStore(visit)
      const wanted = {
        grade: Grade,
        departmentId: DepartmentId === null || DepartmentId === nobody ? undefined : DepartmentId,
        major: Major,
        key: SearchKey,
        state: State,
        seen: seenClasses(visit),
      }
      return {
        List: await toAdministrative(visit, await store.list(wanted, PageIndex, PageSize)),
        Count: await store.count(wanted),
      }
    },
  ),

  answer(getAdministrativeTree, async function handleGetAdministrativeTree(visit) {
    const colleges = await collegeNames(visit)
    const rows = await administrativeStore(visit).tree(seenClasses(visit))
    return {
      List: rows.map((row) => ({
        Grade: row.grade,
        DepartmentId: row.departmentId,
        DepartmentName: colleges.get(row.departmentId) ?? '',
        Major: row.major,
        ClassCount: row.classes,
        ArchivedCount: row.archived,
        StudentCount: row.students,
      })),
    }
  }),

  answer(getAdministrative, async function handleGetAdministrative(visit, { Id }) {
    const [one] = await toAdministrative(visit, [await seenClass(visit, Id)])
    if (!one) throw refuse(missing)
    return one
  }),

  answer(saveAdministrative, save),
  answer(moveAdministrative, move),
]
