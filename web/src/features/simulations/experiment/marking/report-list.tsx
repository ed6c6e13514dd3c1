import {
  Chips,
  DataTable,
  Empty,
  Pagination,
  SearchField,
  SelectField,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import type { labReports, ReportLine } from '@xinglin/contract/simulations/experiment'
import { useState } from 'react'
import { ExportReports } from './export-reports.tsx'
import { ExportSteps } from './export-steps.tsx'
import { overseenCourses, reportsAPage, reportsOf } from './marking-queries.ts'
import { columnsOf } from './report-columns.tsx'
import styles from './report-list.module.css'
import { lineKey, reportStates, stateWord } from './report-state.tsx'
import { ReleaseClass } from './release-class.tsx'
import { Together } from './together.tsx'

const usual = {
  course: '',
  item: '',
  class: '',
  state: 'all',
  key: '',
  sort: 'handed',
  down: '',
  page: 1,
}

const orders = [
  { value: 'handed', name: '最早提交在前' },
  { value: 'handed-down', name: '最近提交在前' },
  { value: 'name', name: '按姓名' },
  { value: 'machine', name: '机器评分低的在前' },
  { value: 'final-down', name: '最终得分高的在前' },
  { value: 'similar-down', name: '相似度高的在前' },
]

type Counts = OutputOf<typeof labReports>['States']

const stateChips = (counts: Counts | undefined) => [
  { value: 'all', name: '全部' },
  ...reportStates.map((value) => ({
    value,
    name: counts ? `${stateWord(value)} ${counts[value]}` : stateWord(value),
  })),
]

/** Everybody who should hand in a report of a course, with how each stands: what is marked together, told, exported. */
export const ReportList = ({
  addressOf,
  mayMark,
}: {
  /** Where a report is marked. */
  addressOf: (sessionId: string) => string
  mayMark: boolean
}) => {
  const [filters, narrow] = useAddressState(usual)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const courses = useQuery(overseenCourses)
  const course =
    courses.data?.find(({ CourseId }) => CourseId === filters.course) ??
    // Where most waits there is most to do.
    courses.data?.toSorted((one, other) => other.Waiting - one.Waiting)[0]
  const list = useQuery(reportsOf(course?.CourseId ?? '', filters))
  if (courses.data?.length === 0)
    return <Empty head="暂无实验报告" note="您的课程里有虚拟实验后，学生的实验报告会出现在这里。" />
  const to = (change: Partial<typeof usual>) => {
    choose(new Set())
    narrow({ page: 1, ...change })
  }
  return (
    <div className={styles.list}>
      <div className={styles.filters}>
        <SelectField
          label="课程"
          options={(courses.data ?? []).map(({ CourseId, Name, Waiting }) => ({
            value: CourseId,
            name: Waiting > 0 ? `${Name}（待批阅 ${Waiting}）` : Name,
          }))}
          value={course?.CourseId ?? ''}
          onChoose={(value) => to({ course: value, item: '', class: '' })}
        />
        <SelectField
          label="实验"
          options={[
            { value: '', name: '全部实验' },
            ...(course?.Items ?? []).map(({ ItemId, Title }) => ({ value: ItemId, name: Title })),
          ]}
          value={filters.item}
          onChoose={(item) => to({ item })}
        />
        <SelectField
          label="教学班"
          options={[
            { value: '', name: '全部学生' },
            ...(course?.Classes ?? []).map(({ Id, Name }) => ({ value: Id, name: Name })),
          ]}
          value={filters.class}
          onChoose={(value) => to({ class: value })}
        />
        <SelectField
          label="排序"
          options={orders}
          value={filters.down === 'yes' ? `${filters.sort}-down` : filters.sort}
          onChoose={(value) => {
            const [sort = 'handed', down] = value.split('-')
            to({ sort, down: down ? 'yes' : '' })
          }}
        />
      </div>
      <Toolbar
        end={
          course && (
            <>
              {mayMark && filters.class !== '' && (
                <ReleaseClass
                  courseId={course.CourseId}
                  classId={filters.class}
                  marked={list.data?.States.marked ?? 0}
                />
              )}
              <ExportReports courseId={course.CourseId} name={course.Name} filters={filters} />
              <ExportSteps courseId={course.CourseId} name={course.Name} />
            </>
          )
        }
      >
        <Chips
          label="状态"
          quiet
          options={stateChips(list.data?.States)}
          chosen={filters.state}
          onChoose={(state) => to({ state })}
        />
        <SearchField label="按姓名查找" value={filters.key} onSearch={(key) => to({ key })} />
      </Toolbar>
      {mayMark && course && (
        <Together
          courseId={course.CourseId}
          chosen={chosen}
          rows={list.data?.List ?? []}
          onDone={() => choose(new Set())}
        />
      )}
      <DataTable
        label="实验报告"
        least="860px"
        columns={columnsOf((course?.Items.length ?? 0) > 1, addressOf)}
        rows={list.data?.List}
        keyOf={lineKey}
        error={courses.error ?? list.error}
        onRetry={() => void (courses.error ? courses : list).refetch()}
        stale={list.isPlaceholderData}
        {...(mayMark && {
          choice: {
            chosen,
            onChoose: choose,
            nameOf: ({ Name, Title }: ReportLine) => `${Name} ${Title}`,
            may: ({ State }: ReportLine) => State === 'waiting' || State === 'marked',
          },
        })}
        empty={<Empty head="没有符合条件的学生" note="换一个状态或教学班试试。" />}
      />
      <Pagination
        page={filters.page}
        size={reportsAPage}
        total={list.data?.Count ?? 0}
        onPage={(page) => {
          choose(new Set())
          narrow({ page })
        }}
      />
    </div>
  )
}
