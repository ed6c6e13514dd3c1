import { Tag } from '#ui'
import type { ReportLine, ReportState } from '@xinglin/contract/simulations/experiment'

const words: Readonly<
  Record<
    ReportState,
    {
      readonly name: string
      readonly tone: 'neutral' | 'school' | 'success' | 'warning' | 'danger'
    }
  >
> = {
  none: { name: '未开始', tone: 'neutral' },
  open: { name: '未提交', tone: 'neutral' },
  waiting: { name: '待批阅', tone: 'warning' },
  returned: { name: '已退回', tone: 'danger' },
  marked: { name: '已批阅', tone: 'school' },
  released: { name: '已发布', tone: 'success' },
}

/** How a report stands, in a word. */
export const stateWord = (state: ReportState): string => words[state].name

/** States in the order of a report's way. */
export const reportStates = Object.keys(words) as ReportState[]

/** How a report stands. */
export const StateTag = ({ state }: { state: ReportState }) => (
  <Tag tone={words[state].tone}>{words[state].name}</Tag>
)

/** What tells a line of the list from every other: who has handed nothing in has no session yet. */
export const lineKey = ({ PersonId, ItemId, SessionId }: ReportLine): string =>
  `${PersonId} ${ItemId} ${SessionId}`
