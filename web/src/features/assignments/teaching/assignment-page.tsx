import { CallError, code } from '#call'
import {
  SkeletonText,
  Button,
  ButtonLink,
  Empty,
  Failure,
  momentOf,
  PageHead,
  Tabs,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Assignment } from '@xinglin/contract/assignments'
import { ArrowLeft, Copy, Pencil, Send } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { assignmentOf } from '../queries/assignment-queries.ts'
import { AssignmentDrawer } from '../form/assignment-drawer.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { MarkingPanel } from './marking-panel.tsx'
import { OverviewPanel } from './overview-panel.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { TaskMonitor } from '../monitor/task-monitor.tsx'
import { AssignmentStateTag } from './taught-assignments.tsx'
import styles from './teaching.module.css'
import { useAssignmentActions } from './use-assignment-actions.ts'

const Actions = ({
  one,
  list,
  addressOf,
}: {
  one: Assignment
  list: string
  addressOf: (id: string) => string
}) => {
  const navigate = useNavigate()
  const { pending, move } = useAssignmentActions()
  const [open, setOpen] = useState<'form' | 'copy'>()
  const drop = async () => {
    if (await move(one, 'delete')) void navigate(list)
  }
  return (
    <span className={styles.actions}>
      {one.CanEdit && one.State !== 'archived' && (
        <Button icon={<Pencil size={16} aria-hidden />} onClick={() => setOpen('form')}>
          修改
        </Button>
      )}
      <Button icon={<Copy size={16} aria-hidden />} onClick={() => setOpen('copy')}>
        复制
      </Button>
      {one.CanEdit && one.State === 'draft' && (
        <>
          <Button pending={pending} onClick={() => void drop()}>
            删除
          </Button>
          <Button
            kind="primary"
            pending={pending}
            icon={<Send size={16} aria-hidden />}
            onClick={() => void move(one, 'publish')}
          >
            发布
          </Button>
        </>
      )}
      {one.CanEdit && one.State !== 'draft' && (
        <Button
          pending={pending}
          onClick={() => void move(one, one.State === 'published' ? 'archive' : 'restore')}
        >
          {one.State === 'published' ? '归档' : '恢复'}
        </Button>
      )}
      {open === 'form' && (
        <AssignmentDrawer
          one={one}
          first={[]}
          onClose={() => setOpen(undefined)}
          onSaved={() => setOpen(undefined)}
        />
      )}
      {open === 'copy' && (
        <CopyDialog
          one={one}
          onClose={() => setOpen(undefined)}
          onCopied={(id) => {
            setOpen(undefined)
            void navigate(addressOf(id))
          }}
        />
      )}
    </span>
  )
}

const tabsOf = (one: Assignment, workAddress: (workId: string) => string) => [
  {
    value: 'progress',
    name: `进度 ${one.StudentCount}`,
    panel: () => <ProgressPanel one={one} />,
  },
  ...(one.State !== 'draft' && one.SeesWorks && one.Items.some(({ Kind }) => Kind === 'submission')
    ? [
        {
          value: 'marking',
          name: '批阅',
          panel: () => <MarkingPanel one={one} workAddress={workAddress} />,
        },
      ]
    : []),
  ...(one.State === 'draft'
    ? []
    : [{ value: 'monitor', name: '实时进度', panel: () => <TaskMonitor one={one} /> }]),
  { value: 'overview', name: '内容与对象', panel: () => <OverviewPanel one={one} /> },
]

const Page = ({
  one,
  workAddress,
  ...addresses
}: {
  one: Assignment
  list: string
  addressOf: (id: string) => string
  workAddress: (workId: string) => string
}) => {
  const [{ tab }, narrow] = useAddressState({ tab: 'progress' })
  const tabs = tabsOf(one, workAddress)
  return (
    <>
      <PageHead title={one.Title}>
        <Actions one={one} {...addresses} />
      </PageHead>
      <p className={styles.facts}>
        <AssignmentStateTag state={one.State} />
        {one.OpensAt && (
          <span>
            开放 <strong>{momentOf(one.OpensAt)}</strong>
          </span>
        )}
        <span>
          截止 <strong>{one.DueAt ? momentOf(one.DueAt) : '未填写'}</strong>
        </span>
        {one.ClosesAt && (
          <span>
            补交截止 <strong>{momentOf(one.ClosesAt)}</strong>
          </span>
        )}
        <span>
          学生 <strong>{one.StudentCount}</strong> 人
        </span>
        {one.ReleasedAt && <span>成绩已于 {momentOf(one.ReleasedAt)} 发布</span>}
        {one.TermName && <span>{one.TermName}</span>}
        <span>{one.OwnerName}</span>
      </p>
      <Tabs
        label="任务"
        tabs={tabs}
        chosen={tabs.some(({ value }) => value === tab) ? tab : 'progress'}
        onChoose={(next) => narrow({ tab: next })}
      />
    </>
  )
}

/** One task, for whoever teaches with it. */
export const AssignmentPage = ({
  assignmentId,
  list,
  addressOf,
  workAddress,
}: {
  assignmentId: string
  /** Where the tasks are listed. */
  list: string
  addressOf: (id: string) => string
  /** Where a work of it is marked. */
  workAddress: (workId: string) => string
}) => {
  const { data, error, refetch } = useQuery(assignmentOf(assignmentId))
  const isGone = error instanceof CallError && error.code === code.notFound && !data
  return (
    <>
      <Link className={styles.back} to={list}>
        <ArrowLeft size={15} aria-hidden />
        任务管理
      </Link>
      {data && (
        <Page
          key={data.Id}
          one={data}
          list={list}
          addressOf={addressOf}
          workAddress={workAddress}
        />
      )}
      {!data && !error && (
        <section aria-busy="true" aria-label="正在加载任务">
          <SkeletonText lines={8} />
        </section>
      )}
      {isGone && (
        <Empty
          head="没有这个任务"
          note="任务可能已被删除，或不是您任教班级的任务。"
          next={<ButtonLink to={list}>任务管理</ButtonLink>}
        />
      )}
      {error && !data && !isGone && <Failure error={error} onRetry={() => void refetch()} />}
    </>
  )
}
