import { Bone, Button, Chips, classes, Empty, Failure } from '#ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import look from './college-courses.module.css'
import { CourseCard, CourseCardBone } from './course-card.tsx'
import { departmentName } from './course-name.ts'
import { collegeCourses, departments } from './queries.ts'

const all = ''
const bones = 10

const Departments = ({ chosen, onChoose }: { chosen: string; onChoose: (id: string) => void }) => {
  const { data, isPending } = useQuery(departments)
  if (isPending) {
    return (
      <div className={look.chipBones} aria-hidden="true">
        {[64, 92, 78, 92, 78, 106].map((width, index) => (
          <Bone key={index} width={`${width}px`} height="34px" shape="block" />
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
  if (isPending) {
    return (
      <div className={look.grid} aria-busy="true" aria-label="正在加载课程">
        {Array.from({ length: bones }, (_, index) => (
          <CourseCardBone key={index} />
        ))}
      </div>
    )
  }
  if (data.List.length === 0) {
    return (
      <Empty
        note={department ? '该科室暂时没有可以学习的课程。' : '本校的课程正在准备中，请稍后再来。'}
        next={department && <Button onClick={onAll}>查看全部课程</Button>}
      />
    )
  }
  return (
    <ul className={classes(look.grid, look.filled, isPlaceholderData && look.stale)}>
      {data.List.map((course) => (
        <li key={course.Id} style={{ display: 'grid' }}>
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  )
}

/** 学院课程: chips of departments and the courses of the chosen one, 15 at most. */
export const CollegeCourses = () => {
  const [department, setDepartment] = useState(all)
  return (
    <>
      <div className={look.chips}>
        <Departments chosen={department} onChoose={setDepartment} />
      </div>
      <Courses department={department} onAll={() => setDepartment(all)} />
    </>
  )
}
