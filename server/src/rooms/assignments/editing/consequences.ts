import type { Moment } from '#attempts'
import type { Given } from '#targets'
import type { AssignmentRow, ItemRow } from '../definition/store.ts'
import { workKey, worksAt, type ItemKinds } from '../works/kinds.ts'
import { standingOf } from '../works/standings.ts'
import type { ItemStanding } from '../works/state-rules.ts'

type Whole = { readonly row: AssignmentRow; readonly items: readonly ItemRow[] }

/** What a change of a task means for those who have begun it, a sentence each; nothing where it means nothing. */
export const consequencesOf = async (
  kinds: ItemKinds,
  moment: Moment,
  { before, after }: { readonly before: Whole; readonly after: Whole },
  receivers: {
    readonly before: ReadonlyMap<string, Given>
    readonly after: ReadonlyMap<string, Given>
  },
): Promise<string[]> => {
  const works = await worksAt(kinds, moment, before.items, [...receivers.before.keys()])
  const people = [...receivers.before].map(([id, given]) => {
    const stands = ({ row, items }: Whole) =>
      standingOf(row, items, { id, given }, works, moment.at)
    return { id, was: stands(before), becomes: stands(after) }
  })
  const hasBegun = (id: string) => before.items.some((item) => works.has(workKey(item.id, id)))
  const kept = before.items.filter(({ id }) => after.items.some((one) => one.id === id))
  const differing = (isSo: (was: ItemStanding, becomes: ItemStanding) => boolean): number =>
    people.filter(({ was, becomes }) =>
      kept.some(({ id }) => {
        const one = was.items.get(id)
        const other = becomes.items.get(id)
        return one !== undefined && other !== undefined && isSo(one, other)
      }),
    ).length
  const say = (count: number, sentence: (count: number) => string): string[] =>
    count === 0 ? [] : [sentence(count)]
  const gone = before.items.filter(({ id }) => !kept.some((one) => one.id === id))
  const added = after.items.filter(({ id }) => !kept.some((one) => one.id === id)).length
  return [
    ...gone.flatMap(({ id, title }) =>
      say(
        people.filter((one) => works.has(workKey(id, one.id))).length,
        (n) => `“${title}”已有${n}名学生开始，移除后不再计入本任务（他们的学习记录保留）`,
      ),
    ),
    ...say(
      [...receivers.before.keys()].filter((id) => hasBegun(id) && !receivers.after.has(id)).length,
      (n) => `${n}名已开始的学生将不再有这个任务（他们的学习记录保留）`,
    ),
    ...say(
      differing(({ outcome }, next) => outcome.doneAt !== null && next.outcome.doneAt === null),
      (n) => `${n}名学生已完成的内容将不再计入（不在新的时间或次数之内）`,
    ),
    ...say(
      differing(({ outcome }, next) => next.outcome.lateDays > outcome.lateDays),
      (n) => `${n}名学生按原时间完成的内容将变为逾期`,
    ),
    ...say(
      people.filter(({ was, becomes }) => was.score !== becomes.score).length,
      (n) => `${n}名学生的得分会重新计算`,
    ),
    ...say(
      added === 0 ? 0 : people.filter(({ was }) => was.state === 'done').length,
      (n) => `新增${added}项内容，${n}名已完成的学生需要继续完成`,
    ),
  ]
}
