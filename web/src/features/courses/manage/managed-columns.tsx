import { dayOf, figure, type ListColumn } from '#ui'
import { kindNames, type ManagedCourse } from '@xinglin/contract/courses'
import type { ReactNode } from 'react'
import styles from './managed-course.module.css'
import { StateTags } from './state-tags.tsx'
import { courseStateWords } from './state-words.ts'

/** Draws the cover of a course. */
export type DrawCover = (course: ManagedCourse) => ReactNode

const kindOf = ({ HasVirtual: kind, ExperimentType: type }: ManagedCourse) =>
  type === 'URL' ? '外部实验' : (kindNames[kind] ?? '')
const placeOf = ({ DepartmentName: department, SectionName: section }: ManagedCourse) =>
  [department, section].filter(Boolean).join(' / ')

/** The columns of the list of courses. */
export const managedColumns = (cover: DrawCover): readonly ListColumn<ManagedCourse>[] => [
  {
    id: 'course',
    name: '课程',
    fixed: true,
    text: ({ Name }) => Name,
    cell: (course, opens) => (
      <span className={styles.course}>
        <span className={styles.thumb}>{cover(course)}</span>
        {opens(course.Name)}
      </span>
    ),
  },
  { id: 'kind', name: '类型', width: 104, text: kindOf, cell: kindOf },
  {
    id: 'author',
    name: '任课教师',
    width: 110,
    text: ({ AuthorName }) => AuthorName,
    cell: ({ AuthorName: author }) => author || '—',
  },
  {
    id: 'place',
    name: '学科 / 科室',
    width: 180,
    text: placeOf,
    cell: (course) => placeOf(course) || '—',
  },
  {
    id: 'state',
    name: '状态',
    width: 150,
    text: courseStateWords,
    cell: (course) => <StateTags course={course} />,
  },
  {
    id: 'learners',
    name: '学习人数',
    secondary: true,
    width: 92,
    figures: true,
    text: ({ StudyCount }) => StudyCount,
    cell: ({ StudyCount: count }) => figure(count),
  },
  {
    id: 'created',
    name: '创建',
    secondary: true,
    width: 112,
    text: ({ CreateTime }) => dayOf(CreateTime),
    cell: ({ CreateTime: at }) => dayOf(at),
  },
]
