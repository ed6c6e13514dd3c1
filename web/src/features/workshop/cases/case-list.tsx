import {
  Button,
  Chips,
  countWord,
  DataTable,
  Empty,
  PageHead,
  Pagination,
  SearchField,
  SelectField,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { caseStateNames } from '@xinglin/contract/workshop'
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { caseColumns } from './case-columns.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { NewCaseDialog } from './new-case-dialog.tsx'
import { allowedCases, casesAPage, casesPage, defaultCases } from '../drafts/queries.ts'

const scopes = [
  { value: 'all', name: '全部归属' },
  { value: 'mine', name: '我的' },
  { value: 'shared', name: '他人的' },
]
const difficulties = [
  { value: '0', name: '全部难度' },
  ...[1, 2, 3, 4, 5].map((one) => ({ value: String(one), name: `${'★'.repeat(one)} ${one}级` })),
]

/** 病例工坊: the cases that one may see, found by words, department, difficulty and state; new ones, and those from files. */
export const CaseList = ({ base }: { base: string }) => {
  const [filters, narrow] = useAddressState(defaultCases, allowedCases)
  const { data, error, refetch, isPlaceholderData } = useQuery(casesPage(filters))
  const [adding, setAdding] = useState<'new' | 'import'>()
  const waiting = data?.Waiting ?? 0
  const states = [
    { value: '-1', name: '全部状态' },
    ...Object.entries(caseStateNames).map(([value, name]) => ({
      value,
      name: value === '1' && waiting > 0 ? `${name} ${waiting}` : name,
    })),
  ]
  const departments = [
    { value: '', name: '全部科室' },
    ...[...new Set([...(data?.Departments ?? []), filters.department])]
      .filter(Boolean)
      .map((one) => ({ value: one, name: one })),
  ]
  const bare = JSON.stringify({ ...filters, page: 1 }) === JSON.stringify(defaultCases)
  return (
    <>
      <PageHead title="病例工坊" note="编写虚拟病人：边写边问，通过审核后学生就能接诊。">
        <Button icon={<FileUp size={17} aria-hidden />} onClick={() => setAdding('import')}>
          导入
        </Button>
        <Button
          kind="primary"
          icon={<Plus size={17} aria-hidden />}
          onClick={() => setAdding('new')}
        >
          新建病例
        </Button>
      </PageHead>
      <Toolbar>
        <Chips
          label="状态"
          options={states}
          chosen={String(filters.state)}
          onChoose={(state) => narrow({ state: Number(state) })}
        />
      </Toolbar>
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 个</span>}>
        <SearchField
          label="标题、作者或标签"
          value={filters.key}
          onSearch={(key) => narrow({ key })}
        />
        <SelectField
          label="归属"
          compact
          options={scopes}
          value={filters.scope}
          onChoose={(scope) => narrow({ scope })}
        />
        <SelectField
          label="科室"
          compact
          options={departments}
          value={filters.department}
          onChoose={(department) => narrow({ department })}
        />
        <SelectField
          label="难度"
          compact
          options={difficulties}
          value={String(filters.difficulty)}
          onChoose={(difficulty) => narrow({ difficulty: Number(difficulty) })}
        />
      </Toolbar>
      <DataTable
        label="病例列表"
        columns={caseColumns(base)}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="920px"
        empty={
          bare ? (
            <Empty
              head="还没有病例"
              note="从一个空白病例开始，或导入已有的病例文件。"
              next={
                <Button kind="primary" onClick={() => setAdding('new')}>
                  新建病例
                </Button>
              }
            />
          ) : (
            <Empty
              head="没有符合条件的病例"
              next={<Button onClick={() => narrow(defaultCases)}>清除筛选</Button>}
            />
          )
        }
      />
      <Pagination
        page={filters.page}
        size={casesAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
      {adding === 'new' && <NewCaseDialog base={base} onClose={() => setAdding(undefined)} />}
      {adding === 'import' && <ImportDialog base={base} onClose={() => setAdding(undefined)} />}
    </>
  )
}
