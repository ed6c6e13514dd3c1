import { assignClassGroup, saveClassGroups } from '@xinglin/contract/classes'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { isId, newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { classTitle, plainName } from '../names/class-names.ts'
import { managedClass } from './manage-teaching.ts'
import { memberStore } from './member-store.ts'
import { changeableClass } from './policy.ts'
import { teachingStore } from './store.ts'

const { newer, twice, sensitive } = saveClassGroups.refusals
const { group, member, moved } = assignClassGroup.refusals

/** The groups of a class, each with how many are in it. */
export const toGroups = async (visit: Visit, classId: string) => {
  const store = memberStore(visit)
  const sizes = await store.groupSizes(classId)
  return (await store.groups(classId)).map(({ id, name }) => ({
    Id: id,
    Name: name,
    StudentCount: sizes.get(id) ?? 0,
  }))
}

const save = async (visit: Visit, fields: InputOf<typeof saveClassGroups>) => {
  const { ClassId, Groups, Version } = fields
  const row = await changeableClass(visit, ClassId, 'groups')
  const names = Groups.map(({ Name }) => plainName(Name))
  if (new Set(names).size < names.length) throw refuse(twice)
  await refuseSensitive(visit, Groups.map(({ Name }) => Name).join('\n'), 'class', sensitive)
  const store = memberStore(visit)
  if (row.version !== Version)
    throw refuse(newer, {
      data: { Groups: await toGroups(visit, ClassId), Version: row.version },
    })
  const known = new Set((await store.groups(ClassId)).map(({ id }) => id))
  const used = new Set<string>()
  const groups = Groups.map(({ Id, Name }) => {
    // An id of another class's group, or one that was sent twice, is a new group.
    const id = known.has(Id) && isId(Id) && !used.has(Id) ? Id : newId(visit.at.getTime())
    used.add(id)
    return { id, name: Name }
  })
  await store.regroup(ClassId, groups)
  const version = row.version + 1
  await teachingStore(visit).change(ClassId, { version, editedAt: visit.at })
  await managedClass(visit, `调整了教学班“${classTitle(row)}”的小组：共 ${groups.length} 个`)
  return { Groups: await toGroups(visit, ClassId), Version: version }
}

const assign = async (visit: Visit, fields: InputOf<typeof assignClassGroup>) => {
  const { ClassId, Students, To } = fields
  const row = await changeableClass(visit, ClassId, 'groups')
  const store = memberStore(visit)
  const to = To === null || To === nobody ? null : To
  const target = (await store.groups(ClassId)).find(({ id }) => id === to)
  if (to !== null && !target) throw refuse(group)
  const here = new Map((await store.students(ClassId)).map((one) => [one.personId, one.groupId]))
  const moving = []
  for (const { PersonId, From } of Students) {
    const now = here.get(PersonId)
    if (now === undefined) throw refuse(member)
    if (now === to) continue
    if (now !== (From === nobody ? null : From)) throw refuse(moved)
    moving.push(PersonId)
  }
  await store.assign(ClassId, moving, to)
  if (moving.length > 0)
    await managedClass(
      visit,
      `调整了教学班“${classTitle(row)}”的分组：${moving.length} 人${target ? `编入“${target.name}”` : '移出小组'}`,
    )
  return { Moved: moving.length }
}

/** Answers the groups of a class and who is in which. */
export const groupCalls = () => [answer(saveClassGroups, save), answer(assignClassGroup, assign)]
