import { Skeleton, Button, ButtonLink, Chips, Empty, Failure, VisuallyHidden } from '#ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogueAddress } from './catalogue-address.ts'
import styles from './college-courses.module.css'
import { CourseGrid, CourseGridBones } from './course-grid.tsx'
import { hasMoreCourses } from './course-name.ts'
import { noFilters } from './filters/course-filters.ts'
import { departmentName } from './filters/department-name.ts'
import { collegeCourses, conditions } from './queries.ts'

const all = ''
const bones = 10

const Departments = ({ chosen, onChoose }: { chosen: string; onChoose: (id: string) => void }) => {
  const { data, isPending } = useQuery(conditions)
  if (isPending) {
    return (
      <div className={styles.chipBones} aria-hidden="true">
        {[64, 92, 78, 92, 78, 106].map((width, index) => (
          <Skeleton key={index} width={`${width}px`} height="34px" shape="block" />
        ))}
      </div>
    )
  }
  // Without departments there is nothing to choose from; the courses themselves still show.
  if (!data || data.MenuModel.length === 0) return null
  const options = data.MenuModel.map(({ Id, Name }) => ({ value: Id, name: departmentName(Name) }))
  return (
    <Chips
      label="科室"
      options={[{ value: all, name: '全部' }, ...options]}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

const Courses = ({ department, onAll }: { department: string; onAll: () => void }) => {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...collegeCourses(department),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure head="课程加载失败" error={error} onRetry={() => void refetch()} />
  if (isPending) return <CourseGridBones count={bones} />
  if (data.List.length === 0) {
    return (
      <Empty
        note={department ? '该科室暂时没有可以学习的课程。' : '本校的课程正在准备中，请稍后再来。'}
        next={department && <Button onClick={onAll}>查看全部课程</Button>}
      />
    )
  }
  return (
    <>
      <CourseGrid courses={data.List} stale={isPlaceholderData} />
      {hasMoreCourses(data.List.length) && (
        <div className={styles.foot}>
          <ButtonLink to={catalogueAddress({ ...noFilters, department })}>
            MORE&gt;&gt;<VisuallyHidden> 更多课程</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/** 学院课程: chips of departments and the courses of the chosen one, 15 at most, with the way to all of them. */
export const CollegeCourses = () => {
  const [department, setDepartment] = useState(all)
  return (
    <>
      <div className={styles.chips}>
        <Departments chosen={department} onChoose={setDepartment} />
      </div>
      <Courses department={department} onAll={() => setDepartment(all)} />
    </>
  )
}
