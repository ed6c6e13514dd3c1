import { call } from '#call'
import { Button, type Column, confirm, DataTable, Empty, Tag, toast, Toolbar } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteRedirect } from '@xinglin/contract/previews'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import styles from './previews.module.css'
import { type Redirect, redirects } from './queries.ts'
import { RedirectDrawer } from './redirect-drawer.tsx'

type Open = { readonly redirect: Redirect | undefined }

const columnsOf = (
  edit: (redirect: Redirect) => void,
  drop: (redirect: Redirect) => void,
): readonly Column<Redirect>[] => [
  {
    name: '预览地址',
    width: '26%',
    cell: ({ Path: path }) => <span className={styles.short}>{path}</span>,
  },
  { name: '跳转到', cell: ({ Target: target }) => <span className={styles.short}>{target}</span> },
  { name: '原因', width: '20%', cell: ({ Reason: reason }) => reason || '—' },
  {
    name: '方式',
    width: '110px',
    cell: ({ Automatic: automatic }) => (automatic ? '自动跳转' : '先提示'),
  },
  {
    name: '状态',
    width: '90px',
    cell: ({ Active: active }) => (active ? <Tag tone="success">启用</Tag> : <Tag>停用</Tag>),
  },
  {
    name: '操作',
    unnamed: true,
    width: '150px',
    cell: (redirect) => (
      <>
        <Button kind="plain" size="small" onClick={() => edit(redirect)}>
          编辑
        </Button>
        <Button kind="plain" size="small" onClick={() => drop(redirect)}>
          删除
        </Button>
      </>
    ),
  },
]

/** The addresses of previews that lead to another site. */
export const RedirectTable = () => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(redirects)
  const [open, setOpen] = useState<Open>()
  const drop = async ({ Id, Path: path }: Redirect) => {
    if (!(await confirm({ title: `删除“${path}”的跳转？`, yes: '删除', danger: true }))) return
    try {
      await call(deleteRedirect, { Id })
      toast.success('已删除')
    } catch (failed) {
      if (failed instanceof Error) toast.error(failed.message)
    }
    await queries.invalidateQueries({ queryKey: redirects.queryKey })
  }
  return (
    <>
      <Toolbar
        end={
          <Button
            kind="primary"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => setOpen({ redirect: undefined })}
          >
            新建跳转
          </Button>
        }
      >
        {data && <span aria-live="polite">共 {data.length} 条</span>}
      </Toolbar>
      <DataTable
        label="跳转地址列表"
        least="900px"
        rows={data}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <Empty head="没有跳转地址" note="课程迁往其他网站后，可以让旧的预览地址跳转过去。" />
        }
        columns={columnsOf(
          (redirect) => setOpen({ redirect }),
          (redirect) => void drop(redirect),
        )}
      />
      {open && (
        <RedirectDrawer
          key={open.redirect?.Id ?? ''}
          redirect={open.redirect}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
