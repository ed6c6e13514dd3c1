import {
  Button,
  Chips,
  type Column,
  countWord,
  DataTable,
  Empty,
  momentOf,
  PageHead,
  Pagination,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { caseStateNames, type CompositionLine } from '@xinglin/contract/workshop'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import listLook from '../drafts/case-list.module.css'
import { CaseState } from '../drafts/case-state.tsx'
import {
  allowedFilters,
  aPage,
  type CompositionKind,
  pageOf,
  defaultFilters,
} from './composition-kind.ts'
import { NewCompositionDialog } from './new-composition-dialog.tsx'

const columnsOf = (word: string, base: string): readonly Column<CompositionLine>[] => [
  {
    name: word,
    cell: ({ Id, Title, BaseTitle }) => (
      <span className={listLook.case}>
        <Link className={listLook.title} to={`${base}/${Id}`}>
          {Title}
        </Link>
        <span className={listLook.tags}>基于：{BaseTitle}</span>
      </span>
    ),
  },
  { name: '状态', width: '110px', cell: (line) => <CaseState line={line} /> },
  {
    name: '版本',
    width: '112px',
    cell: ({ VersionNo: no }) => (no === 0 ? '未发布' : `第${no}版`),
  },
  {
    name: '作者',
    width: '92px',
    cell: ({ AuthorName: name, IsMine: mine }) => (mine ? '我' : name),
  },
  { name: '最后修改', secondary: true, width: '150px', cell: ({ EditedAt: at }) => momentOf(at) },
]

/** A workshop's list: what one composes upon things of the school; all of them for those who run it. */
export const CompositionList = ({ kind, base }: { kind: CompositionKind; base: string }) => {
  const { word } = kind
  const [filters, narrow] = useAddressState(defaultFilters, allowedFilters)
  const { data, error, refetch, isPlaceholderData } = useQuery(pageOf(kind, filters))
  const [adding, setAdding] = useState(false)
  const waiting = data?.Waiting ?? 0
  const states = [
    { value: '-1', name: '全部状态' },
    ...Object.entries(caseStateNames).map(([value, name]) => ({
      value,
      name: value === '1' && waiting > 0 ? `${name} ${waiting}` : name,
    })),
  ]
  const begin = (
    <Button
      kind="primary"
      icon={<Plus size={17} aria-hidden />}
      disabled={!data}
      onClick={() => setAdding(true)}
    >
      新建{word}
    </Button>
  )
  return (
    <>
      <PageHead title={kind.workshop} note={`${kind.note}仅用于教学模拟，不作为诊疗依据。`}>
        {begin}
      </PageHead>
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 个</span>}>
        <Chips
          label="状态"
          options={states}
          chosen={String(filters.state)}
          onChoose={(state) => narrow({ state: Number(state) })}
        />
      </Toolbar>
      <DataTable
        label={`${word}列表`}
        columns={columnsOf(word, base)}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="720px"
        empty={
          filters.state === -1 ? (
            <Empty head={`还没有${word}`} note={kind.begin} next={begin} />
          ) : (
            <Empty
              head={`没有符合条件的${word}`}
              next={<Button onClick={() => narrow(defaultFilters)}>清除筛选</Button>}
            />
          )
        }
      />
      <Pagination
        page={filters.page}
        size={aPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
      {adding && data && (
        <NewCompositionDialog
          kind={kind}
          base={base}
          bases={data.Bases}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
