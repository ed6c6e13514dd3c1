import { CallError, code } from '#call'
import { Skeleton, Card, Chips, Empty, Failure, NoRight, useAddressState, usePageTitle } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from './once-desk.module.css'
import { HurriedRounds } from './hurried-rounds.tsx'
import { OnceLearners, type ReportAddress } from './once-learners.tsx'
import { onceItemsOf } from './once-queries.ts'
import { ReleasePart } from './release-part.tsx'

/** What each student of a course takes once (考核, 竞赛), for whoever teaches it: when its results are told, who took it, and another attempt where one is granted. */
export const OnceDesk = ({
  courseId,
  head,
  addressOf,
}: {
  courseId: string
  /** What stands above, with the name of the course where it is known. */
  head: (courseName: string) => ReactNode
  addressOf: ReportAddress
}) => {
  const [state, narrow] = useAddressState({ item: '', page: 1 })
  const { data, error, refetch } = useQuery(onceItemsOf(courseId))
  usePageTitle(data ? `考核与公布 — ${data.CourseName}` : '考核与公布')
  const item = data?.Items.find(({ ItemId }) => ItemId === state.item) ?? data?.Items[0]
  const content = () => {
    if (error && !data) {
      const refused =
        error instanceof CallError && (error.code === code.notFound || error.code === -10002)
      return refused ? <NoRight /> : <Failure error={error} onRetry={() => void refetch()} />
    }
    if (!data) return <Skeleton height="360px" shape="block" />
    if (!item)
      return (
        <>
          <Empty
            head="这门课程没有考核或竞赛"
            note="把内容的方式设为“考核”或“竞赛”后，在这里公布成绩、准许学生再参加。"
          />
          <HurriedRounds courseId={courseId} />
        </>
      )
    return (
      <>
        {data.Items.length > 1 && (
          <Chips
            label="考核与竞赛"
            options={data.Items.map(({ ItemId, Title, Mode }) => ({
              value: ItemId,
              name: `${Title}（${Mode === 'contest' ? '竞赛' : '考核'}）`,
            }))}
            chosen={item.ItemId}
            onChoose={(next) => narrow({ item: next, page: 1 })}
          />
        )}
        <Card as="section" roomy>
          <ReleasePart
            key={item.ItemId}
            courseId={courseId}
            item={item}
            mayDecide={data.MayDecide}
          />
        </Card>
        <OnceLearners
          courseId={courseId}
          item={item}
          mayDecide={data.MayDecide}
          page={state.page}
          onPage={(page) => narrow({ page })}
          addressOf={addressOf}
        />
        <HurriedRounds courseId={courseId} />
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
