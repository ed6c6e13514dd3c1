import { importLimits, undoImport } from '@xinglin/contract/imports'
import { role } from '@xinglin/contract/identity'
import { unplaceListed, usedInClasses } from '#classes'
import {
  changePerson,
  holdPeople,
  type PersonChange,
  removePeople,
  type TeacherPort,
  type WholePerson,
} from '#identity'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { removeTeachers } from '#teachers'
import { type StatedFields, saysSame } from './difference.ts'
import { importStore, type ImportRow } from './import-store.ts'
import { collegeFinder, genderOf, presentOf } from './present.ts'
import { passwordStore } from './password-store.ts'
import { statedFieldsStore } from './stated-fields-store.ts'
import { undoUntil } from './serialize.ts'

const { missing, late, notDone } = undoImport.refusals

/** What became of a row: taken back, or left for a reason. */
type Undone = { readonly row: ImportRow; readonly why: string }

/** Why somebody who was made is not taken away again; empty where nobody has touched them. */
const whyKept = (
  person: WholePerson | undefined,
  isUsed: boolean,
  { present, said }: { present: StatedFields; said: StatedFields },
): string => {
  if (!person) return '用户已不存在'
  if (!person.unclaimed) return '已登录过或修改过密码'
  if (person.disabled) return '已停用'
  if (isUsed) return '已加入教学班或担任教师'
  const other = Object.entries(said).find(([column, text]) => {
    if (text === '' || column === '登录名') return false
    return !saysSame(present[column as keyof StatedFields] ?? '', text)
  })
  return other ? `${other[0]}已被修改` : ''
}

/** Takes away those who were made and whom nobody has touched. */
const undoCreated = async (
  visit: Visit,
  desk: TeacherPort,
  rows: readonly ImportRow[],
): Promise<Undone[]> => {
  const ids = rows.flatMap(({ personId }) => personId ?? [])
  const people = new Map((await holdPeople(visit, ids)).map((one) => [one.id, one]))
  const used = await usedInClasses(visit, ids)
  const known = await presentOf(visit, desk, [...people.values()])
  const told = rows.map((row) => {
    const person = people.get(row.personId ?? '')
    const compared = {
      present: person ? known.present(person) : {},
      said: known.before(row.personId ?? ''),
    }
    return { row, person, why: whyKept(person, used.has(row.personId ?? ''), compared) }
  })
  const going = told.flatMap(({ person, why }) => (person && why === '' ? [person] : []))
  const goingIds = going.map(({ id }) => id)
  await unplaceListed(visit, goingIds)
  await statedFieldsStore(visit).takeBack(goingIds)
  await passwordStore(visit).remove(going.map(({ accountId }) => accountId))
  await removeTeachers(
    visit,
    going.filter(({ roleType }) => roleType === role.teacher).map(({ id }) => id),
  )
  await removePeople(visit, going)
  return told
}

/** Says of somebody what the school knew before, in whatever nobody has changed since. */
const undoChanged = async (
  visit: Visit,
  desk: TeacherPort,
  rows: readonly ImportRow[],
): Promise<Undone[]> => {
  const ids = rows.flatMap(({ personId }) => personId ?? [])
  const people = new Map((await holdPeople(visit, ids)).map((one) => [one.id, one]))
  const known = await presentOf(visit, desk, [...people.values()])
  const colleges = await collegeFinder(visit)
  const undone: Undone[] = []
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
    if (Object.keys(change).length > 0) await changePerson(visit, person, change)
    if (was.has('班级')) moved.push(person.id)
    back.push(person.id)
  }
  await unplaceListed(visit, moved)
  await statedFieldsStore(visit).takeBack(back)
  return undone
}

const undo = async (visit: Visit, desk: TeacherPort, importId: string) => {
  const store = importStore(visit)
  const found = await store.hold(importId)
  if (!found) throw refuse(missing)
  const until = undoUntil(found.doneAt)
  if (found.state !== 'done' || !until) throw refuse(notDone)
  if (until < visit.at) throw refuse(late)
  const rows = await store.done(importId)
  let [left, taken] = [0, 0]
  for (let from = 0; from < rows.length; from += importLimits.atOnce) {
    const block = rows.slice(from, from + importLimits.atOnce)
    const of = (outcome: string) => block.filter((row) => row.outcome === outcome)
    const undone = [
      ...(await undoCreated(visit, desk, of('created'))),
      ...(await undoChanged(visit, desk, of('changed'))),
    ]
    left += undone.filter(({ why }) => why !== '').length
    taken += undone.filter(({ why }) => why === '').length
    await store.write(
      importId,
      undone.map(({ row, why }) => ({
        ...row,
        outcome: why === '' ? 'undone' : 'left',
        faults: why === '' ? [] : [why],
      })),
    )
  }
  await store.change(importId, { state: 'undone' })
  const text = `撤销了导入“${found.fileName}”：撤销 ${taken} 行，保留 ${left} 行`
  await visit.publish({ kind: 'managed', area: 'users', text })
  return { Undone: taken, Left: left }
}

/** Answers who takes an import back. */
export const undoingCalls = (desk: TeacherPort) => [
  answer(undoImport, function handleUndoImport(visit, { ImportId }) {
    return undo(visit, desk, ImportId)
  }),
]
