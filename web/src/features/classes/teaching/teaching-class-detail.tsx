import { CallError, code } from '#call'
import { Button, ButtonLink, Empty, Failure, PageHead, Tabs, Tag, useAddressState } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ClassDetail, TeachingClass } from '@xinglin/contract/classes'
import { ArrowLeft, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import styles from '../actions/classes.module.css'
import type { ReadNumbers } from '../roster/numbers-dialog.tsx'
import { terms } from '../terms/term-queries.ts'
import { CodePanel } from './code-panel.tsx'
import { CoursesPanel } from './courses-panel.tsx'
import { GroupsPanel } from './groups-panel.tsx'
import { MembersPanel } from './members-panel.tsx'
import { StaffPanel } from './staff-panel.tsx'
import { TeachingDialog } from './teaching-dialog.tsx'
import { classDetail } from './teaching-queries.ts'

/** A course that a class studies. */
export type StudiedCourse = ClassDetail['Courses'][number]

/** What a class is shown with that other features have. */
export type ClassPageParts = {
  readonly readNumbers: ReadNumbers
  readonly cover: (course: StudiedCourse) => ReactNode
  /** Where a course is looked at. */
  readonly courseAddress: (courseId: string) => string
  /** Where those of a class who study a course are followed. */
  readonly learnersAddress: (courseId: string, classId: string) => string
  /** Where a course is given to classes with dates. */
  readonly offeringsAddress: (courseId: string) => string
  /** What is announced to a class. */
  readonly announcements: (one: ClassDetail) => ReactNode
  /** The tasks of the class. */
  readonly tasks: (one: ClassDetail) => ReactNode
  /** What its students came to, for those who teach it. */
  readonly grades: (classId: string) => ReactNode
  /** What the student who looks came to in it. */
  readonly ownGrade: (classId: string) => ReactNode
  /** Where a student joins by a code. */
  readonly joinAddress: (joinCode: string) => string
}

const asListed = (one: ClassDetail): TeachingClass => {
  const lead = one.Staff.find(({ Post }) => Post === 'lead')
  return {
    Id: one.Id,
    TermId: one.TermId,
    TermName: one.TermName,
    Course: one.Course,
    Name: one.Name,
    TeacherId: lead?.PersonId ?? '',
    TeacherName: lead?.RealName ?? '',
    StudentCount: one.StudentCount,
    Capacity: one.Capacity,
    State: one.State,
    Rights: one.Rights,
    Version: one.Version,
  }
}

const Facts = ({ one }: { one: ClassDetail }) => (
  <p className={styles.facts}>
    <span>
      课程 <strong>{one.Course || '—'}</strong>
    </span>
    <span>
      学期 <strong>{one.TermName || '—'}</strong>
    </span>
    <span>
      学生{' '}
      <strong>{one.Capacity > 0 ? `${one.StudentCount}/${one.Capacity}` : one.StudentCount}</strong>{' '}
      人
    </span>
    {one.State === 'archived' && <Tag>已归档，不能修改</Tag>}
  </p>
)

const tabsOf = (one: ClassDetail, tools: ClassPageParts) => [
  {
    value: 'members',
    name: `学生 ${one.StudentCount}`,
    panel: () => <MembersPanel one={one} readNumbers={tools.readNumbers} />,
  },
  {
    value: 'groups',
    name: `分组 ${one.Groups.length}`,
    panel: () => <GroupsPanel one={one} />,
  },
  {
    value: 'courses',
    name: `课程 ${one.Courses.length}`,
    panel: () => <CoursesPanel one={one} {...tools} />,
  },
  { value: 'announcements', name: '公告', panel: () => tools.announcements(one) },
  { value: 'tasks', name: '任务', panel: () => tools.tasks(one) },
  { value: 'grades', name: '成绩册', panel: () => tools.grades(one.Id) },
  { value: 'staff', name: '教师与助教', panel: () => <StaffPanel one={one} /> },
  ...(one.Rights.includes('code')
    ? [
        {
          value: 'code',
          name: '班级码',
          panel: () => <CodePanel one={one} joinAddress={tools.joinAddress} />,
        },
      ]
    : []),
]

const ClassTabs = ({
  one,
  namesTeacher,
  tools,
}: {
  one: ClassDetail
  namesTeacher: boolean
  tools: ClassPageParts
}) => {
  const [{ tab }, narrow] = useAddressState({ tab: 'members' })
  const { data: known } = useQuery(terms)
  const [editing, setEditing] = useState(false)
  const isOpen = one.State === 'open'
  const tabs = tabsOf(one, tools)
  return (
    <>
      <PageHead title={one.Name}>
        {isOpen && one.Rights.includes('class') && (
          <Button icon={<Pencil size={16} aria-hidden />} onClick={() => setEditing(true)}>
            修改
          </Button>
        )}
      </PageHead>
      <Facts one={one} />
      <Tabs
        label="教学班"
        tabs={tabs}
        chosen={tabs.some(({ value }) => value === tab) ? tab : 'members'}
        onChoose={(next) => narrow({ tab: next })}
      />
      {editing && (
        <TeachingDialog
          one={asListed(one)}
          terms={known?.List ?? []}
          termId={one.TermId}
          namesTeacher={namesTeacher}
          onClose={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      )}
    </>
  )
}

/** One 教学班 for those who teach it or run the school. */
export const TeachingClassDetail = ({
  classId,
  list,
  namesTeacher,
  tools,
}: {
  classId: string
  /** Where the classes are listed. */
  list: string
  namesTeacher: boolean
  tools: ClassPageParts
}) => {
  const { data, error, refetch } = useQuery(classDetail(classId))
  const isGone = error instanceof CallError && error.code === code.notFound && !data
  return (
    <>
      <Link className={styles.back} to={list}>
        <ArrowLeft size={15} aria-hidden />
        全部教学班
      </Link>
      {data && <ClassTabs key={data.Id} one={data} namesTeacher={namesTeacher} tools={tools} />}
      {isGone && (
        <Empty
          head="没有这个班级"
          note="班级可能已被删除，或您不再任教。"
          next={<ButtonLink to={list}>全部教学班</ButtonLink>}
        />
      )}
      {error && !data && !isGone && <Failure error={error} onRetry={() => void refetch()} />}
    </>
  )
}
