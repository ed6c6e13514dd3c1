import { serverNow } from '#call'
import { Skeleton, Button, ButtonLink, Empty, Failure, Pagination, Tabs, TextField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { MyCourseCard } from './my-course-card.tsx'
import {
  coursesAPage,
  type MyCourse,
  type MyCourseChoice,
  myCourses,
  type MyCourseTab,
} from './my-course-queries.ts'
import styles from './my-courses.module.css'
import { useUnfavour } from './use-unfavour.ts'

/** The tabs of 我的课程 by their names. */
const names: Readonly<Record<MyCourseTab, string>> = {
  learning: '学习中',
  finished: '已完成',
  favourite: '收藏',
  trial: '试用',
  lapsed: '已失效',
}

const emptyHeads: Readonly<Record<MyCourseTab, string>> = {
  learning: '没有正在学习的课程',
  finished: '还没有完成的课程',
  favourite: '还没有收藏的课程',
  trial: '没有试用中的课程',
  lapsed: '没有已失效的课程',
}

/** Nothing in this tab, or nothing at all. */
const emptyHead = (tab: MyCourseTab, counts: Readonly<Record<string, number>>) =>
  Object.values(counts).some((count) => count > 0) ? emptyHeads[tab] : '还没有课程'

const emptyNotes: Readonly<Record<MyCourseTab, string>> = {
  learning: '正在学习的课程会出现在这里，进度自动保存。老师布置给班级的课程会自动列出。',
  finished: '必修内容全部完成的课程会出现在这里。',
  favourite: '在课程页点「收藏」，想学的课程就会留在这里。',
  trial: '学校正在试用的课程会出现在这里。',
  lapsed: '下架或授权到期的课程会出现在这里，学过的内容仍可回看。',
}

const Bones = () => (
  <section className={styles.cards} aria-busy="true" aria-label="正在加载课程">
    {[0, 1, 2].map((card) => (
      <Skeleton key={card} height="300px" shape="block" />
    ))}
  </section>
)

const SearchBox = ({ value, onSearch }: { value: string; onSearch: (key: string) => void }) => {
  const [typed, setTyped] = useState(value)
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <search>
      <form className={styles.search} onSubmit={search}>
        <TextField
          label="搜索我的课程"
          type="search"
          placeholder="搜索我的课程"
          maxLength={50}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            if (event.target.value === '' && value !== '') onSearch('')
          }}
        />
        <Button type="submit" aria-label="搜索" icon={<Search size={17} aria-hidden />} />
      </form>
    </search>
  )
}

/** 我的课程: by tab and search, with how far each is and the way on. */
export const MyCourses = ({
  choice,
  onChoice,
  cover,
  badge,
  catalogue,
}: {
  choice: MyCourseChoice
  onChoice: (choice: MyCourseChoice) => void
  cover: (course: MyCourse) => ReactNode
  badge: (course: MyCourse) => ReactNode
  /** Where courses are to be found. */
  catalogue: string
}) => {
  const { data, error, isPlaceholderData, refetch } = useQuery(myCourses(choice))
  const unfavour = useUnfavour(choice)
  const { tab, key } = choice
  const panel = () => {
    if (error && !data)
      return <Failure head="课程加载失败" error={error} onRetry={() => void refetch()} />
    if (!data || (isPlaceholderData && data.List.length === 0)) return <Bones />
    if (data.List.length === 0) {
      return (
        <Empty
          head={key ? `没有找到“${key}”` : emptyHead(tab, data.Counts)}
          note={key ? '换个词试试，或清空搜索。' : emptyNotes[tab]}
          next={
            key ? (
              <Button onClick={() => onChoice({ tab, key: '', page: 1 })}>清空搜索</Button>
            ) : (
              <ButtonLink kind="primary" to={catalogue}>
                去选课
              </ButtonLink>
            )
          }
        />
      )
    }
    return (
      <div style={isPlaceholderData ? { opacity: 0.6 } : undefined}>
        <ul className={styles.cards}>
          {data.List.map((course) => (
            <MyCourseCard
              key={course.Id}
              course={course}
              now={serverNow()}
              cover={cover(course)}
              badge={badge(course)}
              onUnfavour={tab === 'favourite' ? () => void unfavour(course) : undefined}
            />
          ))}
        </ul>
        <Pagination
          page={choice.page}
          size={coursesAPage}
          total={data.Count}
          onPage={(page) => onChoice({ ...choice, page })}
        />
      </div>
    )
  }
  const counted = (name: MyCourseTab) => (
    <>
      {names[name]}
      {data && <span className={styles.count}>{data.Counts[name] ?? 0}</span>}
    </>
  )
  return (
    <div className={styles.place}>
      <SearchBox key={key} value={key} onSearch={(next) => onChoice({ tab, key: next, page: 1 })} />
      <Tabs
        label="我的课程"
        tabs={(Object.keys(names) as MyCourseTab[]).map((value) => ({
          value,
          name: counted(value),
          panel,
        }))}
        chosen={tab}
        onChoose={(next) => onChoice({ tab: next, key, page: 1 })}
      />
    </div>
  )
}
