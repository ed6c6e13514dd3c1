import {
  listDeparted,
  listDepartures,
  returnDeparted,
  undoDays,
  undoDeparture,
} from '@xinglin/contract/identity'
import { nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { departureStore, type DepartedRow } from './departure-store.ts'
import type { ClassPort } from './list-users.ts'
import { facesOf } from './people.ts'
import { forgetSessions } from './session-memory.ts'
import { userStore } from './user-store.ts'

const dayMs = 86_400_000
const undoUntil = (at: Date): Date => new Date(at.getTime() + undoDays * dayMs)

/** Lets people who are away come back: they sign in as before, into the class that they left while it is open. */
const comeBack = async (
  visit: Visit,
  classes: ClassPort,
  rows: readonly DepartedRow[],
): Promise<number> => {
  const ids = rows.map(({ personId }) => personId)
  // Whoever is in the bin meanwhile stays there.
  const people = await userStore(visit).find(ids)
  const accountOf = new Map(people.map(({ person, account }) => [person.id, account.id]))
  const accounts = (some: readonly DepartedRow[]) =>
    some.flatMap(({ personId }) => accountOf.get(personId) ?? [])
  const store = userStore(visit)
  // Sessions that looked only end.
  await store.disable(accounts(rows), true)
  await store.disable(accounts(rows.filter(({ wasDisabled }) => !wasDisabled)), false)
  await departureStore(visit).comeBack(ids, visit.at)
  await classes.comeBack(
    visit,
    rows
      .filter(({ personId }) => accountOf.has(personId))
      .map(({ personId, leftOn }) => ({ personId, day: leftOn })),
  )
  visit.afterwards(forgetSessions)
  return rows.length
}

/** Answers those who look at departures, undo them, and let people come back. */
export const returningCalls = (classes: ClassPort) => [
  answer(listDepartures, async function handleListDepartures(visit, { PageIndex, PageSize }) {
    const store = departureStore(visit)
    const rows = await store.list(PageIndex, PageSize)
    const returned = await store.returned(rows.map(({ id }) => id))
    const faces = await facesOf(
      visit,
      rows.map(({ madeBy }) => madeBy),
    )
    return {
      List: rows.map((row) => ({
        Id: row.id,
        Name: row.name,
        People: row.people,
        Returned: returned.get(row.id) ?? 0,
        Classes: row.archived.length,
        ReadUntil: row.readUntil ?? '',
        At: row.at.toISOString(),
        ByName: faces.get(row.madeBy)?.name ?? '',
        UndoUntil: undoUntil(row.at).toISOString(),
        UndoneAt: row.undoneAt?.toISOString() ?? null,
      })),
      Count: await store.count(),
    }
  }),

  answer(
    listDeparted,
    async function handleListDeparted(visit, { Id, SearchKey, PageIndex, PageSize }) {
      const store = departureStore(visit)
      const rows = await store.people(Id, SearchKey, PageIndex, PageSize)
      return {
        List: rows.map(({ id, name, number, returnedAt }) => ({
          Id: id,
          Name: name,
          Number: number,
          ReturnedAt: returnedAt?.toISOString() ?? null,
        })),
        Count: await store.countPeople(Id, SearchKey),
      }
    },
  ),

  answer(undoDeparture, async function handleUndoDeparture(visit, { Id }) {
    const { missing, undone, late } = undoDeparture.refusals
    const store = departureStore(visit)
    await store.alone()
    const row = await store.find(Id)
    if (!row) throw refuse(missing)
    if (row.undoneAt) throw refuse(undone)
    if (undoUntil(row.at) < visit.at) throw refuse(late)
    await classes.reopen(visit, row.archived)
    const away = await store.awayOf(Id)
    const Returned = await comeBack(visit, classes, away)
    await store.undone(Id, visit.at, visit.person?.id ?? nobody)
    await visit.publish({
      kind: 'managed',
      area: 'users',
      text: `撤销了离校“${row.name}”：${Returned} 名学生恢复在校`,
    })
    return { Returned }
  }),

  answer(returnDeparted, async function handleReturnDeparted(visit, { Ids }) {
    const away = await departureStore(visit).awayAmong(Ids)
    const Returned = away.length === 0 ? 0 : await comeBack(visit, classes, away)
    const faces = await facesOf(visit, Ids)
    const detail = away
      .map(
        ({ personId }) => `${faces.get(personId)?.name ?? ''} ${faces.get(personId)?.number ?? ''}`,
      )
      .join('、')
    if (Returned > 0)
      await visit.publish({
        kind: 'managed',
        area: 'users',
        text: `${Returned} 名离校学生恢复在校`,
        detail,
      })
    return { Returned }
  }),
]
