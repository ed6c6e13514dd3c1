import { CourseGrid, CourseGridBones } from '#courses'
import { NewsBones, NewsLines } from '#news'
import { resultsAddress } from '#search'
import { TeacherGrid, TeacherGridBones } from '#teachers'
import { TopicGrid, TopicGridBones } from '#topics'
import { drawSubject } from '../topics/draw-subject.tsx'
import { Group } from './group.tsx'
import { NotFound } from './not-found.tsx'
import type { OpenKinds } from './open-kinds.ts'
import styles from './search-results-page.module.css'
import type { Results } from './use-results.ts'

const maxCourses = 10
const maxTeachers = 6
const maxTopics = 3
const maxNews = 5

/** Everything that a search found, kind by kind. */
export const Everything = ({
  searched,
  open,
  results: { courses, teachers, topics, news },
}: {
  searched: string
  open: OpenKinds
  results: Results
}) => {
  const queries = [
    open.courses && courses,
    open.teachers && teachers,
    open.topics && topics,
    news,
  ].filter((one) => one !== false)
  if (queries.every(({ data }) => data?.Count === 0)) return <NotFound searched={searched} />
  return (
    <div className={styles.groups}>
      {open.courses && (
        <Group
          name="课程"
          unit="门课程"
          answer={courses}
          shown={maxCourses}
          rest={resultsAddress(searched, 'course')}
          bones={<CourseGridBones flat count={5} />}
        >
          <CourseGrid flat courses={courses.data?.List.slice(0, maxCourses) ?? []} />
        </Group>
      )}
      {open.teachers && (
        <Group
          name="教师"
          unit="位教师"
          answer={teachers}
          shown={maxTeachers}
          rest={resultsAddress(searched, 'teacher')}
          bones={<TeacherGridBones count={3} />}
        >
          <TeacherGrid teachers={teachers.data?.List.slice(0, maxTeachers) ?? []} />
        </Group>
      )}
      {open.topics && (
        <Group
          name="专题"
          unit="个专题"
          answer={topics}
          shown={maxTopics}
          rest={resultsAddress(searched, 'topic')}
          bones={<TopicGridBones />}
        >
          <TopicGrid
            topics={topics.data?.List.slice(0, maxTopics) ?? []}
            draw={drawSubject}
            heading="h3"
          />
        </Group>
      )}
      <Group
        name="新闻"
        unit="条新闻"
        answer={news}
        shown={maxNews}
        rest={resultsAddress(searched, 'news')}
        bones={<NewsBones count={3} />}
      >
        <NewsLines news={news.data?.List.slice(0, maxNews) ?? []} heading="h3" />
      </Group>
    </div>
  )
}
