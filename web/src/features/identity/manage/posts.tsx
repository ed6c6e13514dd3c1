import { call } from '#call'
import {
  Button,
  confirm,
  dayOf,
  Empty,
  type ListColumn,
  type ListFilter,
  ManagedList,
  PageHead,
  Tag,
  toast,
  useListState,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { postKinds } from '@xinglin/contract/call'
import { endPost, type Post, postNames } from '@xinglin/contract/identity'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { PostDrawer } from './post-drawer.tsx'
import {
  allowedPosts,
  everyPost,
  posts,
  postsAPage,
  postsKey,
  defaultPosts,
} from './post-queries.ts'
import styles from './users.module.css'

const stateNames = { active: '任职中', later: '未开始', over: '已到期', ended: '已收回' } as const
const stateTones = {
  active: 'success',
  later: 'school',
  over: 'neutral',
  ended: 'neutral',
} as const

const filters: readonly ListFilter<typeof defaultPosts>[] = [
  {
    kind: 'select',
    of: 'kind',
    label: '职务',
    options: [
      { value: '', name: '全部职务' },
      ...postKinds.map((value) => ({ value, name: postNames[value] })),
    ],
  },
  {
    kind: 'chips',
    of: 'state',
    label: '状态',
    options: [
      { value: 'standing', name: '任职中' },
      { value: 'past', name: '已结束' },
      { value: 'all', name: '全部' },
    ],
  },
  { kind: 'search', of: 'key', label: '姓名、拼音或工号' },
]

const daysOf = ({ FromDay: from, UntilDay: until }: Post) =>
  until ? `${from} 至 ${until}` : `${from} 起`

const columns: readonly ListColumn<Post>[] = [
  {
    id: 'name',
    name: '姓名',
    width: 120,
    fixed: true,
    text: ({ RealName }) => RealName,
    cell: ({ RealName }) => RealName,
  },
  {
    id: 'number',
    name: '工号',
    width: 120,
    text: ({ Number: number }) => number,
    cell: ({ Number: number }) => number,
  },
  {
    id: 'kind',
    name: '职务',
    width: 130,
    text: ({ Kind }) => postNames[Kind],
    cell: ({ Kind }) => postNames[Kind],
  },
  {
    id: 'place',
    name: '范围',
    text: ({ PlaceName }) => PlaceName || '已删除',
    cell: ({ PlaceName }) => PlaceName || <Tag tone="warning">已删除</Tag>,
  },
  { id: 'days', name: '任期', width: 210, text: daysOf, cell: daysOf },
  {
    id: 'state',
    name: '状态',
    width: 96,
    text: ({ State }) => stateNames[State],
    cell: ({ State }) => <Tag tone={stateTones[State]}>{stateNames[State]}</Tag>,
  },
  {
    id: 'granted',
    name: '授予',
    width: 170,
    text: ({ GrantedByName, GrantedAt }) => `${GrantedByName} ${dayOf(GrantedAt)}`,
    cell: ({ GrantedByName, GrantedAt }) => `${GrantedByName} ${dayOf(GrantedAt)}`,
  },
]

/** The posts of the school: who holds which for what, given and taken away. */
export const Posts = () => {
  const queries = useQueryClient()
  const list = useListState(defaultPosts, allowedPosts)
  const query = useQuery(posts(list.state))
  const [isGranting, setGranting] = useState(false)
  const mayGrant = query.data?.MayGrant ?? false
  const end = async (post: Post) => {
    const agreed = await confirm({
      title: `收回“${post.RealName}”的${postNames[post.Kind]}职务？`,
      note: `范围：${post.PlaceName || '已删除'}。该教师在管理后台的登录立即失效，教学工作不受影响。`,
      yes: '收回',
      danger: true,
    })
    if (!agreed) return
    try {
      await call(endPost, { Id: post.Id })
      toast.success('职务已收回')
    } catch (fault) {
      toast.error(messageOf(fault))
    }
    await queries.invalidateQueries({ queryKey: postsKey })
  }
  const grant = (
    <Button
      kind="primary"
      icon={<UserPlus size={17} aria-hidden />}
      onClick={() => setGranting(true)}
    >
      授予职务
    </Button>
  )
  return (
    <>
      <PageHead
        title="职务"
        note={
          query.data && !mayGrant
            ? '平台未开放本校自行授予职务，可以查看和收回。'
            : '把部分管理工作交给教师：按院系或学科授予，从管理入口登录后生效，收回后立即失效。'
        }
      >
        {mayGrant && grant}
      </PageHead>
      <ManagedList
        name="posts"
        label="职务列表"
        unit="项"
        list={list}
        query={query}
        size={postsAPage}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ RealName, Kind }) => `${RealName}的${postNames[Kind]}`}
        filters={filters}
        actionsWidth={80}
        renderActions={(post) =>
          post.State !== 'ended' && (
            <span className={styles.actions}>
              <Button kind="plain" size="small" onClick={() => void end(post)}>
                收回
              </Button>
            </span>
          )
        }
        every={(onProgress) => everyPost(list.state, onProgress)}
        exported={{ name: '职务', caution: '文件包含姓名与工号，请妥善保管。' }}
        none="没有符合条件的职务"
        empty={
          <Empty
            head="还没有授予职务"
            note="教学秘书、院系负责人、教研室负责人和考官各自只能使用其范围内的页面。"
            next={mayGrant ? grant : undefined}
          />
        }
      />
      {isGranting && <PostDrawer onClose={() => setGranting(false)} />}
    </>
  )
}
