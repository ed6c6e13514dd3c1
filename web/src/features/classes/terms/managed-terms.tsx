import { call } from '#call'
import { Button, type Column, confirm, DataTable, Empty, PageHead, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { deleteTerm, type Term } from '@xinglin/contract/classes'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import styles from '../actions/classes.module.css'
import { useAction } from '../actions/use-action.ts'
import { TermDialog } from './term-dialog.tsx'
import { terms } from './term-queries.ts'

const columns = (
  onEdit: (term: Term) => void,
  onDelete: (term: Term) => void,
): readonly Column<Term>[] => [
  {
    name: '学期',
    cell: (term) => (
      <span className={styles.names}>
        <button type="button" className={styles.open} onClick={() => onEdit(term)}>
          {term.Name}
        </button>
        {term.IsCurrent && <Tag tone="school">当前学期</Tag>}
      </span>
    ),
  },
  { name: '开始日期', width: '150px', cell: ({ StartDay }) => StartDay },
  { name: '结束日期', width: '150px', cell: ({ EndDay }) => EndDay },
  { name: '教学班', width: '100px', figures: true, cell: ({ ClassCount }) => ClassCount },
  {
    name: '操作',
    unnamed: true,
    width: '150px',
    cell: (term) => (
      <span className={styles.actions}>
        <Button
          kind="plain"
          size="small"
          aria-label={`修改 ${term.Name}`}
          onClick={() => onEdit(term)}
        >
          修改
        </Button>
        <Button
          kind="plain"
          size="small"
          aria-label={`删除 ${term.Name}`}
          onClick={() => onDelete(term)}
        >
          删除
        </Button>
      </span>
    ),
  },
]

/** The terms of the school: made, moved, deleted while no class stands in them. */
export const ManagedTerms = () => {
  const { data, error, refetch } = useQuery(terms)
  const [edited, setEdited] = useState<Term | 'new'>()
  const { run } = useAction()
  const remove = async (term: Term) => {
    const agreed = await confirm({
      title: `删除“${term.Name}”？`,
      note: '已有教学班的学期不能删除。',
      yes: '删除',
      danger: true,
    })
    if (!agreed) return
    await run(async () => {
      await call(deleteTerm, { Id: term.Id })
      return '删除成功!'
    })
  }
  const add = (
    <Button
      kind="primary"
      icon={<CalendarPlus size={17} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      新建学期
    </Button>
  )
  return (
    <>
      <PageHead
        title="学期"
        note="教学班按学期开设。当天所在的学期即当前学期；假期中以下一个学期为当前学期。"
      >
        {add}
      </PageHead>
      <DataTable
        label="学期列表"
        columns={columns(setEdited, (term) => void remove(term))}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        empty={<Empty head="还没有学期" note="先新建当前学期，教师才能开设教学班。" next={add} />}
      />
      {edited && (
        <TermDialog
          term={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
