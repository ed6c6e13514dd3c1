import {
  type DeparturePreview,
  makeDeparture,
  previewDeparture,
  role,
} from '@xinglin/contract/identity'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { markOf, newId } from '#platform/ids'
import { dayIn, refuse, type Visit } from '#platform/visit'
import { departureStore } from './departure-store.ts'
import type { ClassPort } from './list-users.ts'
import { peopleByNumber } from './known-people.ts'
import { forgetSessions } from './session-memory.ts'
import { userStore, type UserRow } from './user-store.ts'

type Wish = InputOf<typeof previewDeparture>

/** Who leaves, and what of the wish means nobody. */
type Leavers = {
  readonly rows: readonly UserRow[]
  readonly unknown: readonly string[]
  readonly left: number
}

const maxAtOnce = 6_000
const firstShown = 200

const leaversOf = async (
  visit: Visit,
  classes: ClassPort,
  { Grades, ClassIds, Numbers }: Wish,
): Promise<Leavers> => {
  const { nobody: none, tooMany } = previewDeparture.refusals
  const listed = await peopleByNumber(visit, Numbers)
  const isStudent = (roleType: number | undefined) => roleType === role.student
  const ids = new Set([
    ...(await classes.students(visit, { grades: Grades, classIds: ClassIds })),
    ...listed.flatMap(({ person }) => (isStudent(person?.roleType) ? (person?.id ?? []) : [])),
  ])
  if (ids.size > maxAtOnce) throw refuse(tooMany)
  const away = new Set(
    (await departureStore(visit).awayAmong([...ids])).map(({ personId }) => personId),
  )
  const rows = (await userStore(visit).find([...ids].filter((id) => !away.has(id)))).filter(
    ({ person }) => isStudent(person.roleType),
  )
  if (rows.length + away.size === 0) throw refuse(none)
  return {
    rows,
    unknown: listed
      .filter(({ person }) => !isStudent(person?.roleType))
      .map(({ number }) => number),
    left: away.size,
  }
}

const previewOf = async (
  visit: Visit,
  classes: ClassPort,
  { rows, unknown, left }: Leavers,
): Promise<DeparturePreview> => {
  const ids = rows.map(({ person }) => person.id)
  const places = await classes.of(visit, ids)
  const leaving = new Map<string, number>()
  for (const { id } of places.values()) leaving.set(id, (leaving.get(id) ?? 0) + 1)
  const inClass = await classes.sizes(visit, [...leaving.keys()])
  const names = new Map([...places.values()].map(({ id, name }) => [id, name]))
  const people = rows
    .map(({ person: { id, realName, number } }) => ({
      Id: id,
      Name: realName,
      Number: number,
      ClassName: places.get(id)?.name ?? '',
    }))
    .toSorted(
      (one, other) =>
        one.ClassName.localeCompare(other.ClassName, 'zh-CN') ||
        one.Number.localeCompare(other.Number),
    )
  return {
    People: rows.length,
    First: people.slice(0, firstShown),
    Classes: [...leaving]
      .map(([id, count]) => ({
        Id: id,
        Name: names.get(id) ?? '',
        Leaving: count,
        Staying: (inClass.get(id) ?? count) - count,
      }))
      .toSorted((one, other) => one.Name.localeCompare(other.Name, 'zh-CN')),
    Unknown: unknown.slice(0, firstShown),
    Left: left,
    Mark: markOf(ids.toSorted()),
  }
}

/** Answers those who let students leave at the end of a year. */
export const departingCalls = (classes: ClassPort) => [
  answer(previewDeparture, async function handlePreviewDeparture(visit, wish) {
    return previewOf(visit, classes, await leaversOf(visit, classes, wish))
  }),

  answer(makeDeparture, async function handleMakeDeparture(visit, wish) {
    const { newer, past, nobody: none } = makeDeparture.refusals
    const today = dayIn(visit.school.timezone, visit.at)
    if (wish.ReadUntil !== '' && wish.ReadUntil <= today) throw refuse(past)
    await departureStore(visit).alone()
    const leavers = await leaversOf(visit, classes, wish)
    const preview = await previewOf(visit, classes, leavers)
    if (preview.Mark !== wish.Mark) throw refuse(newer)
    if (leavers.rows.length === 0) throw refuse(none)
    const readUntil = wish.ReadUntil === '' ? null : wish.ReadUntil
    const ids = leavers.rows.map(({ person }) => person.id)
    const accounts = leavers.rows.map(({ account }) => account.id)
    await classes.leave(visit, ids)
    const empty = preview.Classes.filter(({ Staying }) => Staying === 0).map(({ Id }) => Id)
    const archived = wish.Archive ? await classes.archive(visit, empty) : []
    // All sessions end with it; whoever may still look signs in anew, and looks only.
    await userStore(visit).disable(accounts, true)
    const open = leavers.rows.filter(({ account }) => !account.disabled)
    if (readUntil !== null)
      await userStore(visit).disable(
        open.map(({ account }) => account.id),
        false,
      )
    const id = newId(visit.at.getTime())
    await departureStore(visit).add(
      {
        id,
        name: wish.Name,
        people: ids.length,
        readUntil,
        archived: [...archived],
        at: visit.at,
        madeBy: visit.person?.id ?? nobody,
      },
      leavers.rows.map(({ person, account }) => ({
        personId: person.id,
        wasDisabled: account.disabled,
        leftOn: today,
        readUntil,
      })),
    )
    visit.afterwards(forgetSessions)
    await visit.publish({
      kind: 'managed',
      area: 'users',
      text: `办理离校“${wish.Name}”：${ids.length} 名学生，归档 ${archived.length} 个行政班`,
      detail: readUntil === null ? '停止登录' : `可查看至 ${readUntil}`,
    })
    return { Id: id, People: ids.length, Classes: archived.length }
  }),
]
