import {
  Button,
  Empty,
  type ListColumn,
  type ListFilter,
  ManagedList,
  momentOf,
  PageHead,
  Tag,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Registration } from '@xinglin/contract/sign-in-methods'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { DecideDrawer } from './decide-drawer.tsx'
import {
  allowedRegistrations,
  everyRegistration,
  registrations,
  registrationsAPage,
  defaultRegistrations,
} from './door-queries.ts'
import styles from './doors.module.css'

const tones = { pending: 'apricot', approved: 'success', refused: 'neutral' } as const
const names = { pending: '待审核', approved: '已通过', refused: '已拒绝' } as const

const filters: readonly ListFilter<typeof defaultRegistrations>[] = [
  {
    kind: 'chips',
    of: 'state',
    label: '状态',
    options: [
      ...Object.entries(names).map(([value, name]) => ({ value, name })),
      { value: 'all', name: '全部' },
    ],
  },
  { kind: 'search', of: 'key', label: '姓名、学号、手机号或班级' },
]

const columns: readonly ListColumn<Registration>[] = [
  {
    id: 'name',
    name: '姓名',
    width: 120,
    fixed: true,
    text: ({ RealName }) => RealName,
    cell: ({ RealName }, opens) => opens(RealName),
  },
  {
    id: 'number',
    name: '学号',
    width: 180,
    text: ({ StudentNo }) => StudentNo,
    cell: ({ StudentNo, Taken }) => (
      <>
        {StudentNo}
        {Taken && (
          <Tag
            tone="warning"
            className={styles.taken}
            icon={<TriangleAlert size={13} aria-hidden />}
          >
            已存在
          </Tag>
        )}
      </>
    ),
  },
  {
    id: 'class',
    name: '班级',
    text: ({ ClassCode }) => ClassCode,
    cell: ({ ClassCode }) => ClassCode || '—',
  },
  {
    id: 'phone',
    name: '手机号',
    width: 140,
    text: ({ Phone }) => Phone,
    cell: ({ Phone }) => Phone,
  },
  {
    id: 'at',
    name: '申请时间',
    width: 150,
    text: ({ At }) => momentOf(At),
    cell: ({ At }) => momentOf(At),
  },
  {
    id: 'state',
    name: '状态',
    width: 96,
    text: ({ State }) => names[State],
    cell: ({ State }) => <Tag tone={tones[State]}>{names[State]}</Tag>,
  },
]

/** Who wishes to register at the school: looked at, approved, refused with a reason. */
export const Registrations = () => {
  const list = useListState(defaultRegistrations, allowedRegistrations)
  const [shown, setShown] = useState<Registration>()
  return (
    <>
      <PageHead title="注册申请" note="通过后立即建立学生账号；结果会以短信通知申请人。" />
      <ManagedList
        name="registrations"
        label="注册申请列表"
        unit="份"
        list={list}
        query={useQuery(registrations(list.state))}
        size={registrationsAPage}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ RealName }) => RealName}
        filters={filters}
        opens={(wish) => () => setShown(wish)}
        renderActions={(wish) => (
          <Button kind="plain" size="small" onClick={() => setShown(wish)}>
            {wish.State === 'pending' ? '审核' : '查看'}
          </Button>
        )}
        every={(onProgress) => everyRegistration(list.state, onProgress)}
        exported={{ name: '注册申请', caution: '文件包含姓名、学号与手机号，请妥善保管。' }}
        none="没有符合条件的申请"
        empty={
          <Empty
            head="没有待审核的申请"
            note="在“登录方式”里开放自助注册后，学生提交的申请会出现在这里。"
          />
        }
      />
      {shown && <DecideDrawer key={shown.Id} wish={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
