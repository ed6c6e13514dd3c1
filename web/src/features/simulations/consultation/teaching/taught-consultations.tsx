import { CallError, code } from '#call'
import { Skeleton, Chips, Empty, Failure, NoRight, Tabs, useAddressState, usePageTitle } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AppealQueue } from './appeal-queue.tsx'
import { type ItemPlace, taughtIn } from '../class/class-queries.ts'
import { type DebriefAddress, ItemLearners } from '../class/item-learners.tsx'
import { ItemOverview } from '../class/item-overview.tsx'
import styles from './taught-consultations.module.css'
import { UnmatchedQuestions } from './unmatched-questions.tsx'

const tabs = ['overview', 'learners', 'appeals', 'questions'] as const
type Tab = (typeof tabs)[number]

const usual = {
  item: '',
  tab: 'overview' as Tab,
  state: 'open',
  kind: 'all',
  key: '',
  page: 1,
}
const allowed = {
  tab: tabs,
  state: ['open', 'accepted', 'declined', 'taken', 'dismissed', 'all'],
  kind: ['all', 'unknown', 'unsure', 'appealed'],
}

const counted = (name: string, count: number): ReactNode => (
  <>
    {name}
    {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
  </>
)

const panelsOf = ({
  item,
  place,
  state,
  narrow,
  addressOf,
}: {
  item: { readonly Title: string }
  place: ItemPlace
  state: typeof usual
  narrow: (change: Partial<typeof usual>) => void
  addressOf: DebriefAddress
}): Readonly<Record<Tab, () => ReactNode>> => ({
  overview: () => <ItemOverview place={place} />,
  learners: () => (
    <ItemLearners
      place={place}
      name={item.Title}
      page={state.page}
      onPage={(page) => narrow({ page })}
      addressOf={addressOf}
    />
  ),
  appeals: () => (
    <AppealQueue place={place} filters={state} onNarrow={narrow} addressOf={addressOf} />
  ),
  questions: () => (
    <UnmatchedQuestions place={place} filters={state} onNarrow={narrow} addressOf={addressOf} />
  ),
})

/** The consultations of a course for whoever teaches it: how the class did, every student, appeals, and what was not understood. */
export const TaughtConsultations = ({
  courseId,
  head,
  addressOf,
}: {
  courseId: string
  /** What stands above, with the name of the course where it is known. */
  head: (courseName: string) => ReactNode
  addressOf: DebriefAddress
}) => {
  const [state, narrow] = useAddressState(usual, allowed)
  const { data, error, refetch } = useQuery(taughtIn(courseId))
  usePageTitle(data ? `问诊学情 — ${data.CourseName}` : '问诊学情')
  const item = data?.Items.find(({ ItemId }) => ItemId === state.item) ?? data?.Items[0]
  const content = () => {
    if (error && !data) {
      const refused =
        error instanceof CallError && (error.code === code.notFound || error.code === -10002)
      return refused ? <NoRight /> : <Failure error={error} onRetry={() => void refetch()} />
    }
    if (!data) return <Skeleton height="360px" shape="block" />
    if (!item)
      return <Empty head="这门课程没有虚拟问诊" note="课程里有虚拟问诊的内容后，这里显示学情。" />
    const place = { CourseId: courseId, ItemId: item.ItemId }
    const panels = panelsOf({ item, place, state, narrow, addressOf })
    const names: Readonly<Record<Tab, ReactNode>> = {
      overview: '概况',
      learners: counted('学生', item.Learners),
      appeals: counted('申诉', item.OpenAppeals),
      questions: counted('听不懂的问题', item.OpenQuestions),
    }
    return (
      <>
        {data.Items.length > 1 && (
          <Chips
            label="虚拟问诊"
            options={data.Items.map(({ ItemId, Title }) => ({ value: ItemId, name: Title }))}
            chosen={item.ItemId}
            onChoose={(next) => narrow({ item: next, page: 1 })}
          />
        )}
        <Tabs
          key={item.ItemId}
          label="问诊学情"
          tabs={tabs.map((value) => ({ value, name: names[value], panel: panels[value] }))}
          chosen={state.tab}
          onChoose={(tab) => narrow({ ...usual, item: state.item, tab })}
        />
      </>
    )
  }
  return (
    <>
      {head(data?.CourseName ?? '')}
      <div className={styles.page}>{content()}</div>
    </>
  )
}
