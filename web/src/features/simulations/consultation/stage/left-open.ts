import { testOf } from '@xinglin/simulation/catalogue'
import type { Event, Known } from '../session/queries.ts'
import { recordSections } from '../session/words.ts'

/** What a student has not done yet, as it is said before the end; nothing of what they should find. */
export const leftOpen = (view: Known, events: readonly Event[]): readonly string[] => {
  const hasQuestion = events.some(({ action }) => action.type === 'ask')
  const toRead = view.results.filter(({ test, toRead }) => toRead && !(test in view.readings))
  const empty = recordSections.filter(({ id }) => (view.record[id] ?? '').trim() === '')
  return [
    ...(hasQuestion ? [] : ['还没有问诊']),
    ...(view.examined.length > 0 ? [] : ['还没有查体']),
    ...(view.results.length + view.pending.length > 0 ? [] : ['没有开任何检查']),
    ...view.pending.map(({ test }) => `${testOf(test)?.zh ?? test}结果未回`),
    ...toRead.map(({ zh }) => `${zh}还没有判读`),
    ...(view.conclusion ? [] : ['还没有提交诊断']),
    ...(view.conclusion && view.conclusion.evidence.length === 0 ? ['诊断没有引用依据'] : []),
    ...(view.conclusion && view.conclusion.differentials.length === 0 ? ['没有写鉴别诊断'] : []),
    ...(view.orders.length > 0 ? [] : ['还没有开医嘱']),
    ...(empty.length === recordSections.length
      ? ['病历还没有写']
      : empty.length > 0
        ? [`病历未写：${empty.map(({ name }) => name).join('、')}`]
        : []),
  ]
}
