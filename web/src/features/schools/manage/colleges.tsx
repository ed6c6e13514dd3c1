import { call } from '#call'
import { Button, type Column, confirm, DataTable, Empty, PageHead, toast, messageOf } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type College, deleteCollege } from '@xinglin/contract/schools'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { CollegeDialog } from './college-dialog.tsx'
import { colleges } from './college-queries.ts'
import styles from './departments.module.css'

const columns = (
  onEdit: (college: College) => void,
  onRemove: (college: College) => void,
): readonly Column<College>[] => [
  { name: '院系', cell: ({ Name }) => Name },
  { name: '人员', width: '120px', figures: true, cell: ({ PersonCount }) => PersonCount },
  { name: '行政班', width: '120px', figures: true, cell: ({ ClassCount }) => ClassCount },
  {
    name: '操作',
    unnamed: true,
    width: '150px',
    cell: (one) => (
      <span className={styles.actions}>
        <Button
          kind="plain"
          size="small"
          aria-label={`修改 ${one.Name}`}
          onClick={() => onEdit(one)}
        >
          修改
        </Button>
        <Button
          kind="plain"
          size="small"
          aria-label={`删除 ${one.Name}`}
          onClick={() => onRemove(one)}
        >
          删除
        </Button>
      </span>
    ),
  },
]

/** The 院系 of the school: made, renamed, deleted while nobody and nothing belongs to them. */
export const Colleges = () => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(colleges)
  const [edited, setEdited] = useState<College | 'new'>()
  const remove = async (one: College) => {
    if (one.PersonCount + one.ClassCount > 0) {
      toast.error(deleteCollege.refusals.used[1])
      return
    }
    const agreed = await confirm({
      title: `删除“${one.Name}”？`,
      note: '删除后不能恢复。',
      yes: '删除',
      danger: true,
    })
    if (!agreed) return
    try {
      await call(deleteCollege, { Id: one.Id })
      toast.success('删除成功!')
    } catch (fault) {
      toast.error(messageOf(fault))
    }
    await queries.invalidateQueries({ queryKey: colleges.queryKey })
  }
  const add = (
    <Button kind="primary" icon={<Plus size={17} aria-hidden />} onClick={() => setEdited('new')}>
      新增院系
    </Button>
  )
  return (
    <>
      <PageHead
        title="院系"
        note="人员和行政班所属的院系，与课程的学科分开。导入名单时，没有的院系会自动新增。"
      >
        {add}
      </PageHead>
      <DataTable
        label="院系列表"
        columns={columns(setEdited, (one) => void remove(one))}
        rows={data}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        empty={<Empty head="还没有院系" note="新增院系，或直接导入带有院系的名单。" next={add} />}
      />
      {edited && (
        <CollegeDialog
          college={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
