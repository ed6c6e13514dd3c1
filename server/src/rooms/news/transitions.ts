import { moveNews } from '@xinglin/contract/news'
import type { InputOf } from '@xinglin/contract/call'
import { refuse, type Visit } from '#platform/visit'
import { stateOf, timeFault } from './rules.ts'
import type { NewsRow } from './store.ts'

const { wrongState, past, far } = moveNews.refusals

/** What an action changes of an article, and how the audit list says it. */
type Moved = { readonly set: Partial<NewsRow>; readonly text: string; readonly detail: string }

const published = (row: NewsRow, time: string, visit: Visit): Moved => {
  if (stateOf(row, visit.at) === 'published') throw refuse(wrongState)
  const fault = timeFault(time, visit.at)
  if (fault) throw refuse(fault === 'past' ? past : far)
  const publishAt = time === '' ? visit.at : new Date(time)
  const set = { state: 'published' as const, publishAt }
  return time === ''
    ? { set, text: '发布了新闻', detail: '' }
    : { set, text: '定时发布新闻', detail: `发布时间：${publishAt.toISOString()}` }
}

/** Decides what an action does to an article as it is; refuses what its state does not allow. */
export const moved = (
  row: NewsRow,
  { Action, PublishTime }: InputOf<typeof moveNews>,
  visit: Visit,
): Moved => {
  switch (Action) {
    case 'publish':
      return published(row, PublishTime, visit)
    case 'withdraw':
      if (row.state !== 'published') throw refuse(wrongState)
      return { set: { state: 'withdrawn' }, text: '撤回了新闻', detail: '' }
    case 'delete':
      return { set: { deletedAt: visit.at }, text: '删除了新闻', detail: '' }
    default:
      return {
        set: { isTop: Action === 'top' },
        text: Action === 'top' ? '置顶了新闻' : '取消置顶新闻',
        detail: '',
      }
  }
}
