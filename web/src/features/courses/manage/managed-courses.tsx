import {
  Button,
  ButtonLink,
  ChoiceField,
  type Choices,
  Empty,
  type ListFilter,
  ManagedList,
  PageHead,
  useListState,
} from '#ui'
import { manages, useSession } from '#session'
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
  everyCourse,
  managedCourses,
  type ManagedFilters,
  managedPageSize,
  defaultManaged,
} from './managed-queries.ts'

const filtersOf = (places: Choices): readonly ListFilter<ManagedFilters>[] => [
  { kind: 'search', of: 'key', label: '课程名称或教师' },
  {
    kind: 'own',
    of: 'department',
    render: ({ department }, change) => (
      <ChoiceField
        label="学科"
        compact
        choices={places}
        none="全部学科"
        value={department}
        onChoose={(to) => change({ department: to })}
      />
    ),
  },
  {
    kind: 'select',
    of: 'kind',
    label: '课程类型',
    options: [
      { value: '-1', name: '全部类型' },
      ...Object.entries(kindNames).map(([value, name]) => ({ value, name })),
    ],
  },
  {
    kind: 'select',
    of: 'declared',
    label: '申报级别',
    options: [
      { value: '-1', name: '全部申报级别' },
      ...Object.entries(declareNames).map(([value, name]) => ({ value, name })),
    ],
  },
]

/** Where the learners of a course are followed, and where it is given to classes. */
export type CourseAddresses = {
  readonly learners: (courseId: string) => string
  readonly offerings: (courseId: string) => string
}

/** Every course of the school by its state: examined, published, taken down; and new ones that are held elsewhere. */
export const ManagedCourses = ({
  places,
  findTeachers,
  cover,
  addresses,
  elsewhere,
}: {
  /** Departments and their sections. */
  places: Choices
  findTeachers: FindTeachers
  cover: DrawCover
  /** Where the learners of a course are followed, and where it is given to classes. */
  addresses: CourseAddresses
  elsewhere: ComponentProps<typeof CourseDrawer>['elsewhere']
}) => {
  const list = useListState(defaultManaged, allowedManaged)
  const waiting = useQuery(managedCourses(defaultManaged)).data?.Count ?? 0
  const [shown, setShown] = useState<ManagedCourse>()
  const runs = manages(useSession())
  const [edited, setEdited] = useState<ManagedCourse | 'new'>()

  const states = Object.entries(courseStates).map(([value, { name }]) => ({
    value,
    name: value === 'pending' && waiting > 0 ? `${name} ${waiting}` : name,
  }))

  return (
    <>
      <PageHead
        title="课程"
        note={
          runs
            ? '审核、发布与下架。正在学习的人不受下架影响，已有的记录都会保留。'
            : '审核本学科教师提交的课程；通过后由学校管理员发布。'
        }
      >
        {runs && (
          <Button
            kind="primary"
            icon={<Plus size={17} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            新建外部实验课程
          </Button>
        )}
      </PageHead>
      <ManagedList
        name="courses"
        label="课程列表"
        unit="门"
        list={list}
        query={useQuery(managedCourses(list.state))}
        size={managedPageSize}
        columns={managedColumns(cover)}
        keyOf={({ Id }) => Id}
        nameOf={({ Name }) => Name}
        first={[{ kind: 'chips', of: 'state', label: '课程状态', options: states }]}
        filters={filtersOf(places)}
        opens={(course) => () => setShown(course)}
        actionsWidth={184}
        renderActions={(course) => (
          <>
            <Button kind="plain" size="small" onClick={() => setShown(course)}>
              {course.Actions.includes('approve') ? '审核' : '查看'}
            </Button>
            <ButtonLink
              kind="plain"
              size="small"
              to={addresses.offerings(course.Id)}
              aria-label={`开课安排：${course.Name}`}
            >
              开课
            </ButtonLink>
            <ButtonLink
              kind="plain"
              size="small"
              to={addresses.learners(course.Id)}
              aria-label={`学情：${course.Name}`}
            >
              学情
            </ButtonLink>
          </>
        )}
        every={(onProgress) => everyCourse(list.state, onProgress)}
        exported={{ name: '课程' }}
        none="没有符合条件的课程"
        empty={
          <Empty
            head="没有待审核的课程"
            note="教师提交的课程会出现在这里。"
            next={<Button onClick={() => list.change({ state: 'all' })}>查看全部课程</Button>}
          />
        }
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
