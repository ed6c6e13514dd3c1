import {
  Button,
  Empty,
  type ListColumn,
  type ListFilter,
  longDayOf,
  ManagedList,
  PageHead,
  Tag,
  toast,
  useListState,
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

type Line = OutputOf<typeof listManagedHelp>['List'][number]

const origins = {
  shipped: { name: '平台自带', tone: 'neutral' },
  changed: { name: '本校修改', tone: 'warning' },
  own: { name: '本校自建', tone: 'school' },
} as const

const usual = { key: '', category: 'all' }
const allowed = { category: ['all', ...helpCategories] }

const filters: readonly ListFilter<typeof usual>[] = [
  {
    kind: 'select',
    of: 'category',
    label: '分类',
    options: [
      { value: 'all', name: '全部分类' },
      ...helpCategories.map((value) => ({ value, name: helpCategoryNames[value] })),
    ],
  },
  { kind: 'search', of: 'key', label: '标题或正文' },
]

const columns: readonly ListColumn<Line>[] = [
  {
    id: 'title',
    name: '标题',
    fixed: true,
    sorts: true,
    text: ({ Title }) => Title,
    cell: ({ Title }, opens) => opens(Title),
  },
  {
    id: 'category',
    name: '分类',
    width: 96,
    sorts: true,
    text: ({ Category }) => helpCategoryNames[Category],
    cell: ({ Category }) => helpCategoryNames[Category],
  },
  {
    id: 'origin',
    name: '来源',
    width: 120,
    sorts: true,
    text: ({ Origin }) => origins[Origin].name,
    cell: ({ Origin: origin }) => <Tag tone={origins[origin].tone}>{origins[origin].name}</Tag>,
  },
  {
    id: 'state',
    name: '状态',
    width: 100,
    sorts: true,
    text: ({ Hidden }) => (Hidden ? '已隐藏' : '显示中'),
    cell: ({ Hidden: hidden }) => (hidden ? <Tag>已隐藏</Tag> : <Tag tone="success">显示中</Tag>),
  },
  {
    id: 'changed',
    name: '修改时间',
    width: 150,
    sorts: true,
    text: ({ ChangedAt }) => ChangedAt ?? '',
    cell: ({ ChangedAt: at }) => (at ? longDayOf(new Date(at)) : '—'),
  },
]

/** The articles of the help centre for those who run the school: changed, hidden, added, brought back as they came. */
export const ManagedHelp = () => {
  const list = useListState(usual, allowed)
  const query = useQuery(managedHelp(list.state.key))
  const queries = useQueryClient()
  const [shown, setShown] = useState<{ key: string; article: Article | undefined }>()
  const open = async (key: string) => {
    try {
      setShown({ key, article: await queries.fetchQuery(managedArticle(key)) })
    } catch (fault) {
      if (fault instanceof Error) toast.error(fault.message)
    }
  }
  const rows = query.data?.List.filter(
    ({ Category }) => list.state.category === 'all' || Category === list.state.category,
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
      <ManagedList
        name="help"
        label="帮助文章列表"
        unit="篇"
        list={list}
        query={{ ...query, data: rows && { List: rows } }}
        columns={columns}
        keyOf={({ Key }) => Key}
        nameOf={({ Title }) => Title}
        filters={filters}
        opens={({ Key }) =>
          () =>
            void open(Key)
          }
        renderActions={({ Key }) => (
          <Button kind="plain" size="small" onClick={() => void open(Key)}>
            编辑
          </Button>
        )}
        none="没有符合条件的文章"
        empty={<Empty head="暂无文章" />}
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
