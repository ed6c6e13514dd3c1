import { AuthoredCourses } from '#courses'
import { ActivityFeed } from '#teachers'
import { TeacherTopics, topicAddress } from '#topics'
import { Card, Tabs, useAddressState, VisuallyHidden } from '#ui'
import type { ReactNode } from 'react'
import { useOpenKinds } from '../search-results/open-kinds.ts'
import { drawSubject } from '../topics/draw-subject.tsx'

const names = { courses: '课程', topics: '专题', doings: '动态' } as const
type Tab = keyof typeof names
type Paging = { readonly page: number; readonly onPage: (page: number) => void }
const all = Object.keys(names) as Tab[]
const usual = { tab: 'courses' as string, page: 1 }

const panels: Readonly<Record<Tab, (userId: string, paging: Paging) => ReactNode>> = {
  courses: (userId, paging) => <AuthoredCourses authorId={userId} {...paging} />,
  topics: (userId, paging) => <TeacherTopics userId={userId} {...paging} draw={drawSubject} />,
  doings: (userId) => (
    <Card roomy>
      <ActivityFeed userId={userId} topicAddress={topicAddress} />
    </Card>
  ),
}

/** 课程, 专题 and 动态 of a teacher, as far as the school has opened them; which of them stands in the address. */
export const TeacherTabs = ({ userId }: { userId: string }) => {
  const open = useOpenKinds()
  const [{ tab, page }, narrow] = useAddressState(usual, { tab: all })
  const paging = { page, onPage: (next: number) => narrow({ page: next }) }
  const shown = all.filter((one) => (one === 'topics' ? open.topics : open.courses))
  const [first] = shown
  if (!first) return null
  const panelOf = (value: Tab) => () => (
    <>
      <h2>
        <VisuallyHidden>{names[value]}</VisuallyHidden>
      </h2>
      {panels[value](userId, paging)}
    </>
  )
  return (
    <Tabs
      label="教师的教学"
      tabs={shown.map((value) => ({ value, name: names[value], panel: panelOf(value) }))}
      chosen={shown.find((one) => one === tab) ?? first}
      onChoose={(next) => narrow({ tab: next, page: 1 })}
    />
  )
}
