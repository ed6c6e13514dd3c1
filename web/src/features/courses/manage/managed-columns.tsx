import { Button, type Column, dayOf, figure } from '#ui'
import { kindNames, type ManagedCourse } from '@xinglin/contract/courses'
import type { ReactNode } from 'react'
import look from './managed-course.module.css'
import { StateTags } from './state-tags.tsx'

/** Draws the cover of a course. */
export type DrawCover = (course: ManagedCourse) => ReactNode

/** The columns of the list of courses; `onOpen` shows one. */
export const managedColumns = (
  cover: DrawCover,
  onOpen: (course: ManagedCourse) => void,
): readonly Column<ManagedCourse>[] => [
  {
    name: '课程',
    cell: (course) => (
      <span className={look.course}>
        <span className={look.thumb}>{cover(course)}</span>
        <button type="button" className={look.name} onClick={() => onOpen(course)}>
          {course.Name}
        </button>
      </span>
    ),
  },
  {
    name: '类型',
    width: '104px',
    cell: ({ HasVirtual: kind, ExperimentType: type }) =>
      type === 'URL' ? '外部实验' : kindNames[kind],
  },
  { name: '任课教师', width: '110px', cell: ({ AuthorName: author }) => author || '—' },
  {
    name: '学科 / 科室',
    width: '18%',
    cell: ({ DepartmentName: department, SectionName: section }) =>
      [department, section].filter(Boolean).join(' / ') || '—',
  },
  { name: '状态', width: '150px', cell: (course) => <StateTags course={course} /> },
  {
    name: '学习人数',
    secondary: true,
    width: '92px',
    figures: true,
    cell: ({ StudyCount: count }) => figure(count),
  },
  {
    name: '创建',
    secondary: true,
    width: '112px',
    cell: ({ CreateTime: at }) => dayOf(at),
  },
  {
    name: '操作',
    unnamed: true,
    width: '84px',
    cell: (course) => (
      <Button kind="plain" size="small" onClick={() => onOpen(course)}>
        {course.Actions.includes('approve') ? '审核' : '查看'}
      </Button>
    ),
  },
]
