import {
  Button,
  type Column,
  DataTable,
  Empty,
  longDayOf,
  PageHead,
  SearchField,
  SelectField,
  Tag,
  toast,
  Toolbar,
  useAddressState,
} from '#ui'
import { newId } from '#call'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  helpCategories,
  helpCategoryNames,
  type listManagedHelp,
  type ManagedHelp as Article,
} from '@xinglin/contract/feedback'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { HelpForm } from './help-form.tsx'
import { managedArticle, managedHelp } from './help-queries.ts'
import look from './managed-feedback.module.css'

type Line = OutputOf<typeof listManagedHelp>['List'][number]

const origins = {
  shipped: { name: '平台自带', tone: 'neutral' },
  changed: { name: '本校修改', tone: 'warning' },
  own: { name: '本校自建', tone: 'school' },
} as const

const categories = [
  { value: 'all', name: '全部分类' },
  ...helpCategories.map((value) => ({ value: value as string, name: helpCategoryNames[value] })),
]

const usual = { key: '', category: 'all' }
const allowed = { category: ['all', ...helpCategories] }

const columnsOf = (open: (key: string) => void): readonly Column<Line>[] => [
  {
    name: '标题',
    cell: ({ Key: key, Title: title }) => (
      <button type="button" className={look.text} onClick={() => open(key)}>
        {title}
      </button>
    ),
  },
  { name: '分类', width: '90px', cell: ({ Category: category }) => helpCategoryNames[category] },
  {
    name: '来源',
    width: '120px',
    cell: ({ Origin: origin }) => <Tag tone={origins[origin].tone}>{origins[origin].name}</Tag>,
  },
  {
    name: '状态',
    width: '100px',
    cell: ({ Hidden: hidden }) => (hidden ? <Tag>已隐藏</Tag> : <Tag tone="success">显示中</Tag>),
  },
  {
    name: '修改时间',
    width: '150px',
    cell: ({ ChangedAt: at }) => (at ? longDayOf(new Date(at)) : '—'),
  },
  {
    name: '操作',
    unnamed: true,
    width: '84px',
    cell: ({ Key: key }) => (
      <Button kind="plain" size="small" onClick={() => open(key)}>
        编辑
      </Button>
    ),
  },
]

/** The articles of the help centre for those who run the school: changed, hidden, added, brought back as they came. */
export const ManagedHelp = () => {
  const [filters, narrow] = useAddressState(usual, allowed)
  const { data, error, refetch, isPlaceholderData } = useQuery(managedHelp(filters.key))
  const queries = useQueryClient()
  const [shown, setShown] = useState<{ key: string; article: Article | undefined }>()
  const open = async (key: string) => {
    try {
      setShown({ key, article: await queries.fetchQuery(managedArticle(key)) })
    } catch (fault) {
      if (fault instanceof Error) toast.error(fault.message)
    }
  }
  const rows = data?.List.filter(
    ({ Category }) => filters.category === 'all' || Category === filters.category,
  )
  return (
    <>
      <PageHead
        title="帮助文章"
        note="平台自带的文章没有改过时会随平台更新；不适用于本校的可以隐藏，也可以新建本校自己的文章。"
      >
        <Button
          kind="primary"
          icon={<FilePlus2 size={17} aria-hidden />}
          onClick={() => setShown({ key: newId(), article: undefined })}
        >
          新建文章
        </Button>
      </PageHead>
      <Toolbar end={rows && <span aria-live="polite">共 {rows.length} 篇</span>}>
        <SelectField
          label="分类"
          compact
          options={categories}
          value={filters.category}
          onChoose={(category) => narrow({ category })}
        />
        <SearchField label="标题或正文" value={filters.key} onSearch={(key) => narrow({ key })} />
      </Toolbar>
      <DataTable
        label="帮助文章列表"
        least="760px"
        rows={rows}
        keyOf={({ Key }) => Key}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={<Empty head="暂无文章" note="换一个分类或关键词试试。" />}
        columns={columnsOf((key) => void open(key))}
      />
      {shown && (
        <HelpForm
          key={shown.key}
          name={shown.key}
          article={shown.article}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}
