import { deleteTerm, listTerms, saveTerm, type Term } from '@xinglin/contract/classes'
import { nobody } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { dayIn, refuse, type Visit } from '#platform/visit'
import { currentTerm, daysFault, termName } from './rules.ts'
import { termStore, type TermRow } from './store.ts'

const { missing, newer, taken } = saveTerm.refusals
const { used } = deleteTerm.refusals

/** How many classes stand in each term; told by the part that has them. */
export type ClassesInTerms = (visit: Visit) => Promise<ReadonlyMap<string, number>>

const toTerm = (
  row: TermRow,
  current: TermRow | undefined,
  classes: ReadonlyMap<string, number>,
): Term => ({
  Id: row.id,
  Name: termName(row),
  Year: row.year,
  Semester: row.semester,
  StartDay: row.startDay,
  EndDay: row.endDay,
  IsCurrent: row.id === current?.id,
  ClassCount: classes.get(row.id) ?? 0,
  Version: row.version,
})

const managed = (visit: Visit, text: string, row: TermRow): Promise<void> =>
  visit.publish({
    kind: 'managed',
    area: 'classes',
    text: `${text}“${termName(row)}”`,
    detail: `${row.startDay} 至 ${row.endDay}`,
  })

/** Answers the terms of the school: looking, and their administration. */
export const termCalls = (classesIn: ClassesInTerms) => {
  const currentTerms = async (visit: Visit): Promise<Term[]> => {
    const rows = await termStore(visit).all()
    const current = currentTerm(rows, dayIn(visit.school.timezone, visit.at))
    const classes = await classesIn(visit)
    return rows.map((row) => toTerm(row, current, classes))
  }
  return [
    answer(listTerms, async function handleListTerms(visit) {
      return { List: await currentTerms(visit) }
    }),

    answer(
      saveTerm,
      async function handleSaveTerm(visit, { Id, Year, Semester, StartDay, EndDay, Version }) {
        const store = termStore(visit)
        const all = await store.lock()
        const before = all.find((row) => row.id === Id)
        if (Version > 0 && !before) throw refuse(missing)
        const values = { year: Year, semester: Semester, startDay: StartDay, endDay: EndDay }
        const others = all.filter((row) => row !== before)
        if (others.some((row) => row.year === Year && row.semester === Semester))
          throw refuse(taken)
        const fault = daysFault(values, others)
        if (fault) throw refuse(saveTerm.refusals[fault])
        const id = before?.id ?? (Id === nobody ? newId(visit.at.getTime()) : Id)
        const isSame =
          before !== undefined &&
          Object.entries(values).every(
            ([name, value]) => before[name as keyof typeof values] === value,
          )
        if (!isSame) {
          if (before && before.version !== Version) throw refuse(newer)
          const edited = { ...values, editedAt: visit.at, version: (before?.version ?? 0) + 1 }
          if (before) await store.change(id, edited)
          else await store.add({ id, ...edited })
        }
        const row = (await currentTerms(visit)).find((one) => one.Id === id)
        const now = await store.find(id)
        if (!row || !now) throw refuse(missing)
        if (!isSame) await managed(visit, before ? '修改了学期' : '新建了学期', now)
        return row
      },
    ),

    answer(deleteTerm, async function handleDeleteTerm(visit, { Id }) {
      const store = termStore(visit)
      const row = (await store.lock()).find((one) => one.id === Id)
      if (!row) throw refuse(missing)
      if (((await classesIn(visit)).get(Id) ?? 0) > 0) throw refuse(used)
      await store.remove(Id)
      await managed(visit, '删除了学期', row)
      return {}
    }),
  ]
}
