import {
  Button,
  Chips,
  type Choices,
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
import type { AdministrativeClass } from '@xinglin/contract/classes'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from '../actions/classes.module.css'
import {
  administrativeClasses,
  allowedClasses,
  classPageSize,
  defaultClasses,
} from './administrative-queries.ts'
import { ClassDialog, type FindPeople } from './class-dialog.tsx'
import { ClassTree } from './class-tree.tsx'
import tree from './class-tree.module.css'
import { useClassActions } from './use-class-actions.ts'

const states = [
  { value: 'open', name: '在读' },
  { value: 'archived', name: '已归档' },
  { value: 'all', name: '全部' },
]

/** What those who run the school may choose from; absent for whoever only looks. */
export type ClassTools = {
  readonly departments: Choices
  readonly findTeachers: FindPeople
}

const columns = ({
  addressOf,
  onEdit,
  onMove,
}: {
  addressOf: (classId: string) => string
  onEdit: ((one: AdministrativeClass) => void) | undefined
  onMove: (one: AdministrativeClass, action: 'archive' | 'restore' | 'delete') => void
}): readonly Column<AdministrativeClass>[] => [
  {
    name: '班级',
    cell: (one) => (
      <span className={styles.names}>
        <Link className={styles.open} to={addressOf(one.Id)}>
          {one.Name}
        </Link>
        {one.State === 'archived' && <Tag>已归档</Tag>}
      </span>
    ),
  },
  { name: '年级', width: '88px', cell: ({ Grade }) => `${Grade}级` },
  { name: '专业', width: '18%', cell: ({ Major }) => Major },
  { name: '院系', width: '16%', secondary: true, cell: (one) => one.DepartmentName || '—' },
  { name: '班主任', width: '108px', cell: (one) => one.HeadTeacherName || '—' },
  { name: '学生', width: '72px', figures: true, cell: ({ StudentCount }) => StudentCount },
  ...(onEdit
    ? [
        {
          name: '操作',
          unnamed: true as const,
          width: '176px',
          cell: (one: AdministrativeClass) => (
            <span className={styles.actions}>
              {one.State === 'open' && (
                <Button
                  kind="plain"
                  size="small"
                  aria-label={`修改 ${one.Name}`}
                  onClick={() => onEdit(one)}
                >
                  修改
                </Button>
              )}
              <Button
                kind="plain"
                size="small"
                aria-label={`${one.State === 'open' ? '归档' : '恢复'} ${one.Name}`}
                onClick={() => onMove(one, one.State === 'open' ? 'archive' : 'restore')}
              >
                {one.State === 'open' ? '归档' : '恢复'}
              </Button>
              {one.StudentCount === 0 && (
                <Button
                  kind="plain"
                  size="small"
                  aria-label={`删除 ${one.Name}`}
                  onClick={() => onMove(one, 'delete')}
                >
                  删除
                </Button>
              )}
            </span>
          ),
        },
      ]
    : []),
]

/** 行政班 by their tree: made, changed, archived by those who run the school; to a teacher those that they head. */
export const AdministrativeClasses = ({
  tools,
  addressOf,
}: {
  tools: ClassTools | undefined
  addressOf: (classId: string) => string
}) => {
  const [filters, narrow] = useAddressState(defaultClasses, allowedClasses)
  const { data, error, refetch, isPlaceholderData } = useQuery(administrativeClasses(filters))
  const [edited, setEdited] = useState<AdministrativeClass | 'new'>()
  const { move } = useClassActions()
  const { grade, department, major, key } = filters
  const isNarrowed = grade !== 0 || department !== '' || major !== '' || key !== ''
  const add = tools && (
    <Button
      kind="primary"
      icon={<UsersRound size={17} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      新建行政班
    </Button>
  )
  return (
    <>
      <PageHead
        title="行政班"
        note={
          tools
            ? '按入学年份、院系与专业编班。每名学生同时只在一个行政班，转班会保留经历。'
            : '您担任班主任或负责的院系的班级。名单由学校管理员和教学秘书维护。'
        }
      >
        {add}
      </PageHead>
      <div className={tree.two}>
        <ClassTree
          chosen={{ grade, department, major }}
          archived={filters.state === 'archived'}
          onChoose={narrow}
        />
        <div className={tree.list}>
          <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 个班</span>}>
            <SearchField
              label="班级或专业名称"
              value={key}
              onSearch={(words) => narrow({ key: words })}
            />
            <Chips
              label="状态"
              quiet
              options={states}
              chosen={filters.state}
              onChoose={(state) => narrow({ state })}
            />
          </Toolbar>
          <DataTable
            label="行政班列表"
            columns={columns({
              addressOf,
              onEdit: tools && setEdited,
              onMove: (one, action) => void move(one, action),
            })}
            rows={data?.List}
            keyOf={({ Id }) => Id}
            error={error}
            onRetry={() => void refetch()}
            stale={isPlaceholderData}
            least={tools ? '760px' : '600px'}
            empty={
              isNarrowed ? (
                <Empty
                  head="没有符合条件的行政班"
                  next={<Button onClick={() => narrow(defaultClasses)}>清除筛选</Button>}
                />
              ) : (
                <Empty
                  head="暂无行政班"
                  note={tools ? '新建后可按学号导入学生。' : '学校还没有让您担任班主任或负责院系。'}
                  next={filters.state === 'open' && add}
                />
              )
            }
          />
          <Pagination
            page={filters.page}
            size={classPageSize}
            total={data?.Count ?? 0}
            onPage={(page) => narrow({ page })}
          />
        </div>
      </div>
      {tools && edited && (
        <ClassDialog
          one={edited === 'new' ? undefined : edited}
          beginning={{
            Grade: grade === 0 ? '' : String(grade),
            DepartmentId: department,
            Major: major,
          }}
          {...tools}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
