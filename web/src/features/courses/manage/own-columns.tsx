import { ButtonLink, type Column, dayOf, figure } from '#ui'
import { kindNames, type ManagedCourse } from '@xinglin/contract/courses'
import { Link } from 'react-router'
import type { DrawCover } from './managed-columns.tsx'
import styles from './managed-course.module.css'
import { StateTags } from './state-tags.tsx'
import { contentAddress, creatingAddress } from './addresses.ts'

const isElsewhere = ({ Actions: actions }: ManagedCourse) => !actions.includes('content')

/** The columns of one's own courses; `learners` says where those who study one are followed. */
export const ownColumns = (
  cover: DrawCover,
  learners: (courseId: string) => string,
): readonly Column<ManagedCourse>[] => [
  {
    name: '课程',
    cell: (course) => (
      <span className={styles.course}>
        <span className={styles.thumb}>{cover(course)}</span>
        <Link
          className={styles.name}
          to={isElsewhere(course) ? `/CoursePreview/${course.Id}` : contentAddress(course.Id)}
        >
          {course.Name}
        </Link>
      </span>
    ),
  },
  {
    name: '类型',
    width: '112px',
    cell: ({ HasVirtual: kind, ExperimentType: type }) =>
      type === 'URL' ? '外部实验' : kindNames[kind],
  },
  { name: '状态', width: '170px', cell: (course) => <StateTags course={course} /> },
  {
    name: '学习人数',
    secondary: true,
    width: '92px',
    figures: true,
    cell: ({ StudyCount: count }) => figure(count),
  },
  { name: '创建', secondary: true, width: '112px', cell: ({ CreateTime: at }) => dayOf(at) },
  {
    name: '操作',
    unnamed: true,
    width: '176px',
    cell: (course) => (
      <>
        <ButtonLink
          kind="plain"
          size="small"
          to={learners(course.Id)}
          aria-label={`学情：${course.Name}`}
        >
          学情
        </ButtonLink>
        {!isElsewhere(course) && (
          <ButtonLink kind="plain" size="small" to={creatingAddress('waiting', course.Id)}>
            审核与发布
          </ButtonLink>
        )}
      </>
    ),
  },
]
