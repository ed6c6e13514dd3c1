import {
  Button,
  ChosenBar,
  Chips,
  type Column,
  countWord,
  DataTable,
  Empty,
  PageHead,
  Pagination,
  SearchField,
  Tag,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { kindNames } from '@xinglin/contract/courses'
import type { LicenceLine } from '@xinglin/contract/licences'
import { useState } from 'react'
import { LicenceDrawer } from './licence-drawer.tsx'
import {
  allowedLicences,
  licencePageSize,
  licences,
  licenceStates,
  usualLicences,
} from './licence-queries.ts'
import type { LicenceValues } from './trial-days.ts'

const tones = { usual: 'neutral', granted: 'success', trial: 'apricot', refused: 'danger' } as const
const trialWords = ['', '试用中', '未开始', '已结束']
const mostAtOnce = 100
const nobody: ReadonlySet<string> = new Set()

const chips = [
  { value: 'all', name: '全部' },
  ...Object.entries(licenceStates).map(([value, { name }]) => ({ value, name })),
]

type Edited = {
  readonly ids: readonly string[]
  readonly about: string
  readonly first: LicenceValues
}

const one = (line: LicenceLine): Edited => ({
  ids: [line.CourseId],
  about: line.CourseName,
  first: {
    State: line.State,
    TrialStart: line.TrialStart ?? '',
    TrialEnd: line.TrialEnd ?? '',
  },
})

const several = (ids: ReadonlySet<string>): Edited => ({
  ids: [...ids],
  about: `${ids.size} 门课程`,
  first: { State: 'granted', TrialStart: '', TrialEnd: '' },
})

const columnsOf = (onEdit: (edited: Edited) => void): readonly Column<LicenceLine>[] => [
  { name: '课程', cell: ({ CourseName: name }) => name },
  { name: '类型', width: '108px', cell: ({ HasVirtual: kind }) => kindNames[kind] },
  {
    name: '授权',
    width: '110px',
    cell: ({ State: state }) => <Tag tone={tones[state]}>{licenceStates[state].name}</Tag>,
  },
  {
    name: '试用期',
    width: '250px',
    cell: (line) =>
      line.State === 'trial'
        ? `${line.TrialStart ?? ''}~${line.TrialEnd ?? ''} ${trialWords[line.TrialStatus] ?? ''}`
        : '—',
  },
  {
    name: '现在能否学习',
    width: '122px',
    cell: ({ IsAuthVSP: may }) => (may === 1 ? '可以学习' : '需购买'),
  },
  {
    name: '操作',
    unnamed: true,
    width: '84px',
    cell: (line) => (
      <Button kind="plain" size="small" onClick={() => onEdit(one(line))}>
        设置
      </Button>
    ),
  },
]

/** The courses of the school with what is held for each: a grant, a trial, a refusal; one by one or many at once. */
export const Licences = () => {
  const [filters, narrow] = useAddressState(usualLicences, allowedLicences)
  const { data, error, refetch, isPlaceholderData } = useQuery(licences(filters))
  const [chosen, setChosen] = useState(nobody)
  const [edited, setEdited] = useState<Edited>()
  const change = (part: Partial<typeof usualLicences>) => {
    if (!('page' in part)) setChosen(nobody)
    narrow(part)
  }
  return (
    <>
      <PageHead
        title="授权与试用"
        note="虚拟问诊、操作与实验课程默认需购买；在这里为本校授权，或开放一段时间的试用。"
      />
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 门</span>}>
        <SearchField label="课程名称" value={filters.key} onSearch={(key) => change({ key })} />
        <Chips
          label="授权状态"
          quiet
          options={chips}
          chosen={filters.state}
          onChoose={(state) => change({ state })}
        />
      </Toolbar>
      <DataTable
        label="授权列表"
        columns={columnsOf(setEdited)}
        rows={data?.List}
        keyOf={({ CourseId }) => CourseId}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="920px"
        choice={{
          chosen,
          onChoose: setChosen,
          nameOf: ({ CourseName }) => CourseName,
          most: mostAtOnce,
        }}
        empty={
          filters.key === '' && filters.state === usualLicences.state ? (
            <Empty head="还没有课程" note="课程审核通过后会出现在这里。" />
          ) : (
            <Empty
              head="没有符合条件的课程"
              next={<Button onClick={() => change(usualLicences)}>清除筛选</Button>}
            />
          )
        }
      />
      <ChosenBar count={chosen.size} most={mostAtOnce} onNone={() => setChosen(nobody)}>
        <Button size="small" kind="primary" onClick={() => setEdited(several(chosen))}>
          设置授权
        </Button>
      </ChosenBar>
      <Pagination
        page={filters.page}
        size={licencePageSize}
        total={data?.Count ?? 0}
        onPage={(page) => change({ page })}
      />
      {edited && (
        <LicenceDrawer
          courseIds={edited.ids}
          about={edited.about}
          first={edited.first}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            setChosen(nobody)
          }}
        />
      )}
    </>
  )
}
