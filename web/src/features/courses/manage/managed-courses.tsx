import {
  Button,
  ChoiceField,
  type Choices,
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
import { declareNames, kindNames, type ManagedCourse } from '@xinglin/contract/courses'
import { Plus } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { CourseDrawer } from './course-drawer.tsx'
import { CourseFormDrawer, type FindTeachers } from './course-form-drawer.tsx'
import { type DrawCover, managedColumns } from './managed-columns.tsx'
import {
  allowedManaged,
  courseStates,
  managedCourses,
  managedPageSize,
  usualManaged,
} from './managed-queries.ts'

const kindChoices = [
  { value: '-1', name: '全部类型' },
  ...Object.entries(kindNames).map(([value, name]) => ({ value, name })),
]

const declareChoices = [
  { value: '-1', name: '全部申报级别' },
  ...Object.entries(declareNames).map(([value, name]) => ({ value, name })),
]

/** Every course of the school by its state: examined, published, taken down; and new ones that are held elsewhere. */
export const ManagedCourses = ({
  places,
  findTeachers,
  cover,
  elsewhere,
}: {
  /** Departments and their sections. */
  places: Choices
  findTeachers: FindTeachers
  cover: DrawCover
  elsewhere: ComponentProps<typeof CourseDrawer>['elsewhere']
}) => {
  const [filters, narrow] = useAddressState(usualManaged, allowedManaged)
  const { data, error, refetch, isPlaceholderData } = useQuery(managedCourses(filters))
  const waiting = useQuery(managedCourses(usualManaged)).data?.Count ?? 0
  const [shown, setShown] = useState<ManagedCourse>()
  const [edited, setEdited] = useState<ManagedCourse | 'new'>()

  const states = Object.entries(courseStates).map(([value, { name }]) => ({
    value,
    name: value === 'pending' && waiting > 0 ? `${name} ${waiting}` : name,
  }))

  return (
    <>
      <PageHead
        title="课程"
        note="审核、发布与下架。正在学习的人不受下架影响，已有的记录都会保留。"
      >
        <Button
          kind="primary"
          icon={<Plus size={17} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          新建外部实验课程
        </Button>
      </PageHead>
      <Toolbar>
        <Chips
          label="课程状态"
          options={states}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
      </Toolbar>
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 门</span>}>
        <SearchField
          label="课程名称或教师"
          value={filters.key}
          onSearch={(key) => narrow({ key })}
        />
        <ChoiceField
          label="学科"
          compact
          choices={places}
          none="全部学科"
          value={filters.department}
          onChoose={(department) => narrow({ department })}
        />
        <SelectField
          label="课程类型"
          compact
          options={kindChoices}
          value={String(filters.kind)}
          onChoose={(kind) => narrow({ kind: Number(kind) })}
        />
        <SelectField
          label="申报级别"
          compact
          options={declareChoices}
          value={String(filters.declared)}
          onChoose={(declared) => narrow({ declared: Number(declared) })}
        />
      </Toolbar>
      <DataTable
        label="课程列表"
        columns={managedColumns(cover, setShown)}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="1120px"
        empty={
          filters.state === 'pending' && filters.key === '' ? (
            <Empty
              head="没有待审核的课程"
              note="教师提交的课程会出现在这里。"
              next={<Button onClick={() => narrow({ state: 'all' })}>查看全部课程</Button>}
            />
          ) : (
            <Empty
              head="没有符合条件的课程"
              next={
                <Button onClick={() => narrow({ ...usualManaged, state: 'all' })}>清除筛选</Button>
              }
            />
          )
        }
      />
      <Pagination
        page={filters.page}
        size={managedPageSize}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
      {shown && !edited && (
        <CourseDrawer
          course={shown}
          cover={cover}
          elsewhere={elsewhere}
          onClose={() => setShown(undefined)}
          onMoved={setShown}
          onEdit={setEdited}
        />
      )}
      {edited && (
        <CourseFormDrawer
          course={edited === 'new' ? undefined : edited}
          places={places}
          findTeachers={findTeachers}
          cover={cover}
          onCover={(after) => {
            setEdited(after)
            setShown(after)
          }}
          onClose={() => setEdited(undefined)}
          onSaved={(saved) => {
            setEdited(undefined)
            setShown(saved)
          }}
        />
      )}
    </>
  )
}
