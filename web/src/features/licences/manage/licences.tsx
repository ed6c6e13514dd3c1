import {
  Button,
  Empty,
  type ListColumn,
  type ListFilter,
  ManagedList,
  type Outcome,
  PageHead,
  Tag,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { kindNames } from '@xinglin/contract/courses'
import type { LicenceLine } from '@xinglin/contract/licences'
import { useState } from 'react'
import { LicenceDrawer } from './licence-drawer.tsx'
import {
  allowedLicences,
  everyLicence,
  licencePageSize,
  licences,
  licenceStates,
  defaultLicences,
} from './licence-queries.ts'
import type { LicenceValues } from './trial-days.ts'

const tones = { usual: 'neutral', granted: 'success', trial: 'apricot', refused: 'danger' } as const
const trialWords = ['', '试用中', '未开始', '已结束']

const filters: readonly ListFilter<typeof defaultLicences>[] = [
  { kind: 'search', of: 'key', label: '课程名称' },
  {
    kind: 'chips',
    of: 'state',
    label: '授权状态',
    options: [
      { value: 'all', name: '全部' },
      ...Object.entries(licenceStates).map(([value, { name }]) => ({ value, name })),
    ],
  },
]

type Edited = {
  readonly ids: readonly string[]
  readonly about: string
  readonly first: LicenceValues
  /** Hears what came of each course; of none where the form was closed. */
  readonly onEnd?: (outcomes: readonly Outcome[] | undefined) => void
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

const several = (lines: readonly LicenceLine[], onEnd: NonNullable<Edited['onEnd']>): Edited => ({
  ids: lines.map(({ CourseId }) => CourseId),
  about: `${lines.length} 门课程`,
  first: { State: 'granted', TrialStart: '', TrialEnd: '' },
  onEnd,
})

const trialOf = (line: LicenceLine) =>
  line.State === 'trial'
    ? `${line.TrialStart ?? ''}~${line.TrialEnd ?? ''} ${trialWords[line.TrialStatus] ?? ''}`
    : '—'
const mayLearn = ({ IsAuthVSP: may }: LicenceLine) => (may === 1 ? '可以学习' : '需购买')

const columns: readonly ListColumn<LicenceLine>[] = [
  {
    id: 'course',
    name: '课程',
    fixed: true,
    text: ({ CourseName }) => CourseName,
    cell: ({ CourseName }, opens) => opens(CourseName),
  },
  {
    id: 'kind',
    name: '类型',
    width: 108,
    text: ({ HasVirtual }) => kindNames[HasVirtual] ?? '',
    cell: ({ HasVirtual: kind }) => kindNames[kind],
  },
  {
    id: 'state',
    name: '授权',
    width: 110,
    text: ({ State }) => licenceStates[State].name,
    cell: ({ State: state }) => <Tag tone={tones[state]}>{licenceStates[state].name}</Tag>,
  },
  { id: 'trial', name: '试用期', width: 250, text: trialOf, cell: trialOf },
  { id: 'may', name: '现在能否学习', width: 122, text: mayLearn, cell: mayLearn },
]

/** The courses of the school with what is held for each: a grant, a trial, a refusal; one by one or many at once. */
export const Licences = () => {
  const list = useListState(defaultLicences, allowedLicences)
  const [edited, setEdited] = useState<Edited>()
  const end = (isSaved: boolean) => {
    edited?.onEnd?.(isSaved ? edited.ids.map((key) => ({ key, done: true })) : undefined)
    setEdited(undefined)
  }
  return (
    <>
      <PageHead
        title="授权与试用"
        note="虚拟问诊、操作与实验课程默认需购买；在这里为本校授权，或开放一段时间的试用。"
      />
      <ManagedList
        name="licences"
        label="授权列表"
        unit="门"
        list={list}
        query={useQuery(licences(list.state))}
        size={licencePageSize}
        columns={columns}
        keyOf={({ CourseId }) => CourseId}
        nameOf={({ CourseName }) => CourseName}
        filters={filters}
        opens={(line) => () => setEdited(one(line))}
        renderActions={(line) => (
          <Button kind="plain" size="small" onClick={() => setEdited(one(line))}>
            设置
          </Button>
        )}
        bulkActions={[
          {
            name: '设置授权',
            opensDialog: true,
            run: (lines) => new Promise((resolve) => setEdited(several(lines, resolve))),
          },
        ]}
        every={(onProgress) => everyLicence(list.state, onProgress)}
        exported={{ name: '授权与试用' }}
        none="没有符合条件的课程"
        empty={<Empty head="还没有课程" note="课程审核通过后会出现在这里。" />}
      />
      {edited && (
        <LicenceDrawer
          courseIds={edited.ids}
          about={edited.about}
          first={edited.first}
          onClose={() => end(false)}
          onSaved={() => end(true)}
        />
      )}
    </>
  )
}
