import { call, CallError, code } from '#call'
import {
  Avatar,
  SkeletonText,
  Button,
  ButtonLink,
  confirm,
  Empty,
  Failure,
  PageHead,
  Tabs,
  Tag,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type ClassDetail, leaveClass, postNames } from '@xinglin/contract/classes'
import { ArrowLeft, LogOut, Settings2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import styles from '../actions/classes.module.css'
import { useAction } from '../actions/use-action.ts'
import { CoursesPanel } from '../teaching/courses-panel.tsx'
import type { ClassPageParts } from '../teaching/teaching-class-detail.tsx'
import { classDetail } from '../teaching/teaching-queries.ts'
import { ClassMembers } from './class-members.tsx'
import own from './own.module.css'

const Staff = ({ one }: { one: ClassDetail }) =>
  one.Staff.length === 0 ? (
    <Empty head="还没有班主任" />
  ) : (
    <ul className={own.people}>
      {one.Staff.map(({ PersonId, RealName, ImgUrl, Gender, Post }) => (
        <li key={PersonId} className={own.person}>
          <Avatar src={ImgUrl} gender={Gender} size={36} />
          <span>
            {RealName}
            <br />
            <small className={styles.quiet}>
              {one.Kind === 'administrative' ? '班主任' : postNames[Post]}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )

type Shown = Pick<
  ClassPageParts,
  | 'announcements'
  | 'tasks'
  | 'cover'
  | 'courseAddress'
  | 'learnersAddress'
  | 'offeringsAddress'
  | 'ownGrade'
>

const tabsOf = (one: ClassDetail, shown: Shown) => [
  { value: 'announcements', name: '公告', panel: () => shown.announcements(one) },
  { value: 'tasks', name: '任务', panel: () => shown.tasks(one) },
  ...(one.Kind === 'teaching'
    ? [
        {
          value: 'courses',
          name: `课程 ${one.Courses.length}`,
          panel: () => <CoursesPanel one={{ ...one, Rights: [] }} {...shown} />,
        },
      ]
    : []),
  ...(one.Kind === 'teaching' && one.IsStudent
    ? [{ value: 'grade', name: '成绩', panel: () => shown.ownGrade(one.Id) }]
    : []),
  {
    value: 'members',
    name: `成员 ${one.StudentCount}`,
    panel: () => <ClassMembers one={one} />,
  },
  {
    value: 'staff',
    name: one.Kind === 'teaching' ? '教师' : '班主任',
    panel: () => <Staff one={one} />,
  },
]

const Page = ({
  one,
  list,
  managedAt,
  parts,
}: {
  one: ClassDetail
  list: string
  managedAt: string | undefined
  parts: Shown
}) => {
  const isTeaching = one.Kind === 'teaching'
  const [{ tab }, narrow] = useAddressState({ tab: 'announcements' })
  const { pending, run } = useAction()
  const navigate = useNavigate()
  const leave = async () => {
    const agreed = await confirm({
      title: `退出“${one.Name}”？`,
      note: '退出后不再看到本班的任务与小班课程；已有的学习记录和成绩保留。',
      yes: '退出',
      danger: true,
    })
    if (!agreed) return
    const done = await run(async () => {
      await call(leaveClass, { Id: one.Id })
      return '已退出班级'
    })
    if (done) void navigate(list)
  }
  const tabs = tabsOf(one, parts)
  return (
    <>
      <PageHead title={isTeaching ? one.Name : `${one.Grade}级 ${one.Major} ${one.Name}`}>
        {managedAt && (
          <ButtonLink kind="primary" to={managedAt} icon={<Settings2 size={16} aria-hidden />}>
            管理班级
          </ButtonLink>
        )}
        {one.MayLeave && (
          <Button
            icon={<LogOut size={16} aria-hidden />}
            pending={pending}
            onClick={() => void leave()}
          >
            退出班级
          </Button>
        )}
      </PageHead>
      <p className={styles.facts}>
        {one.Course && (
          <span>
            课程 <strong>{one.Course}</strong>
          </span>
        )}
        {one.TermName && (
          <span>
            学期 <strong>{one.TermName}</strong>
          </span>
        )}
        {one.DepartmentName && (
          <span>
            院系 <strong>{one.DepartmentName}</strong>
          </span>
        )}
        {one.State === 'archived' && <Tag>已归档</Tag>}
      </p>
      <Tabs
        label="班级"
        tabs={tabs}
        chosen={tabs.some(({ value }) => value === tab) ? tab : 'announcements'}
        onChoose={(next) => narrow({ tab: next })}
      />
    </>
  )
}

/** A class for those who belong to it; `managedAt` leads those who may change it there. */
export const ClassPage = ({
  classId,
  list,
  managedAt,
  parts,
}: {
  classId: string
  list: string
  managedAt: (one: ClassDetail) => string | undefined
  parts: Shown
}) => {
  const { data, error, refetch } = useQuery(classDetail(classId))
  const isGone = error instanceof CallError && error.code === code.notFound && !data
  return (
    <>
      <Link className={styles.back} to={list}>
        <ArrowLeft size={15} aria-hidden />
        我的班级
      </Link>
      {data && (
        <Page key={data.Id} one={data} list={list} managedAt={managedAt(data)} parts={parts} />
      )}
      {!data && !error && (
        <section aria-busy="true" aria-label="正在加载班级">
          <SkeletonText lines={6} />
        </section>
      )}
      {isGone && (
        <Empty
          head="没有这个班级"
          note="班级可能已被删除，或您已不在班里。"
          next={<ButtonLink to={list}>我的班级</ButtonLink>}
        />
      )}
      {error && !data && !isGone && <Failure error={error} onRetry={() => void refetch()} />}
    </>
  )
}
