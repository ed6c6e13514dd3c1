import { role } from '@xinglin/contract/identity'
import { unplaceListed, usedInClasses } from '#classes'
import {
  changePeople,
  lockPeople,
  type PersonChange,
  removePeople,
  type TeacherPort,
  type WholePerson,
} from '#identity'
import { removeTeachers } from '#teachers'
import { type StatedFields, saysSame } from './difference.ts'
import type { ImportContext } from './import-context.ts'
import { importStore, type ImportRow } from './import-store.ts'
import { collegeFinder, genderOf, presentOf } from './present.ts'
import { passwordStore } from './password-store.ts'
import { statedFieldsStore } from './stated-fields-store.ts'

/** What became of a row: taken back, or left for a reason. */
type Undone = { readonly row: ImportRow; readonly why: string }

/** Why somebody who was made is not taken away again; empty where nobody has touched them. */
const whyKept = (
  person: WholePerson | undefined,
  isUsed: boolean,
  { present, stated }: { present: StatedFields; stated: StatedFields },
): string => {
  if (!person) return '用户已不存在'
  if (!person.unclaimed) return '已登录过或修改过密码'
  if (person.disabled) return '已停用'
  if (isUsed) return '已加入教学班或担任教师'
  const other = Object.entries(stated).find(([column, text]) => {
    if (text === '' || column === '登录名') return false
    return !saysSame(present[column as keyof StatedFields] ?? '', text)
  })
  return other ? `${other[0]}已被修改` : ''
}

/** Takes away those who were made and whom nobody has touched. */
const undoCreated = async (
  context: ImportContext,
  teachers: TeacherPort,
  rows: readonly ImportRow[],
): Promise<Undone[]> => {
  const ids = rows.flatMap(({ personId }) => personId ?? [])
  const people = new Map((await lockPeople(context, ids)).map((one) => [one.id, one]))
  const used = await usedInClasses(context, ids)
  const known = await presentOf(context, teachers, [...people.values()])
  const undone = rows.map((row) => {
    const person = people.get(row.personId ?? '')
    const compared = {
      present: person ? known.present(person) : {},
      stated: known.before(row.personId ?? ''),
    }
    return { row, person, why: whyKept(person, used.has(row.personId ?? ''), compared) }
  })
  const going = undone.flatMap(({ person, why }) => (person && why === '' ? [person] : []))
  const goingIds = going.map(({ id }) => id)
  await unplaceListed(context, goingIds)
  await statedFieldsStore(context).takeBack(goingIds)
  await passwordStore(context).remove(going.map(({ accountId }) => accountId))
  await removeTeachers(
    context,
    going.filter(({ roleType }) => roleType === role.teacher).map(({ id }) => id),
  )
  await removePeople(context, going)
  return undone
}

/** Says of somebody what the school knew before, in whatever nobody has changed since. */
const undoChanged = async (
  context: ImportContext,
  teachers: TeacherPort,
  rows: readonly ImportRow[],
): Promise<Undone[]> => {
  const ids = rows.flatMap(({ personId }) => personId ?? [])
  const people = new Map((await lockPeople(context, ids)).map((one) => [one.id, one]))
  const known = await presentOf(context, teachers, [...people.values()])
  const colleges = await collegeFinder(context)
  const undone: Undone[] = []
  const wanted: { before: WholePerson; change: PersonChange }[] = []
  const moved: string[] = []
  const back: string[] = []
  for (const row of rows) {
    const person = people.get(row.personId ?? '')
    const changes = row.changes.filter(({ Kept }) => !Kept)
    const present = person ? known.present(person) : {}
    const other = changes.find(
      ({ Column, To }) => !saysSame(present[Column as keyof StatedFields] ?? '', To),
    )
    const why = person ? (other ? `${other.Column}已被修改` : '') : '用户已不存在'
    undone.push({ row, why })
    if (!person || why !== '') continue
    const was = new Map(changes.map(({ Column, From }) => [Column, From]))
    const change: PersonChange = {
      ...(was.has('姓名') && { realName: was.get('姓名') ?? '' }),
      ...(was.has('登录名') && { loginName: was.get('登录名') ?? '' }),
      ...(was.has('性别') && { gender: genderOf(was.get('性别') ?? '') }),
      ...(was.has('手机') && { phone: was.get('手机') ?? '' }),
      ...(was.has('邮箱') && { email: was.get('邮箱') ?? '' }),
      ...(was.has('院系') && { collegeId: colleges.idOf(was.get('院系') ?? '') ?? null }),
    }
    if (Object.keys(change).length > 0) wanted.push({ before: person, change })
    if (was.has('班级')) moved.push(person.id)
    back.push(person.id)
  }
  await changePeople(context, wanted)
  await unplaceListed(context, moved)
  await statedFieldsStore(context).takeBack(back)
  return undone
}

/** Takes back what some rows did, as far as nobody has touched it since, and says of each what became of it. */
export const undoPart = async (
  context: ImportContext,
  teachers: TeacherPort,
  importId: string,
  rows: readonly ImportRow[],
): Promise<void> => {
  const of = (outcome: string) => rows.filter((row) => row.outcome === outcome)
  const undone = [
    ...(await undoCreated(context, teachers, of('created'))),
    ...(await undoChanged(context, teachers, of('changed'))),
  ]
  await importStore(context).write(
    importId,
    undone.map(({ row, why }) => ({
      ...row,
      outcome: why === '' ? 'undone' : 'left',
      faults: why === '' ? [] : [why],
    })),
  )
}
