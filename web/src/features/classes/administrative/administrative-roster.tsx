import { CallError, code } from '#call'
import {
  Button,
  ButtonLink,
  ChosenBar,
  confirm,
  DataTable,
  Empty,
  Failure,
  PageHead,
  Pagination,
  SearchField,
  Tag,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { AdministrativeClass } from '@xinglin/contract/classes'
import { ArrowLeft, Download, ListPlus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from '../actions/classes.module.css'
import { NumbersDialog, type ReadNumbers } from '../roster/numbers-dialog.tsx'
import { SearchDialog } from '../roster/search-dialog.tsx'
import {
  administrativeClass,
  administrativeStudents,
  rosterPageSize,
} from './administrative-queries.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { studentColumns } from './student-columns.tsx'
import { offerStudents, type Student } from './student-sheet.ts'
import { useRosterChange } from './use-roster-change.ts'

const usual = { key: '', page: 1 }
const maxAtOnce = 100
const nobody: ReadonlyMap<string, Student> = new Map()

const Students = ({
  one,
  readNumbers,
}: {
  one: AdministrativeClass
  /** Absent for whoever only looks. */
  readNumbers: ReadNumbers | undefined
}) => {
  const [{ key, page }, narrow] = useAddressState(usual)
  const { data, error, refetch, isPlaceholderData } = useQuery(
    administrativeStudents(one.Id, key, page),
  )
  const [chosen, setChosen] = useState(nobody)
  const [open, setOpen] = useState<'search' | 'numbers' | 'move'>()
  const [history, setHistory] = useState<Student>()
  const { pending, run, change } = useRosterChange(one.Id)
  const mayChange = readNumbers !== undefined && one.State === 'open'

  const drop = async () => {
    const agreed = await confirm({
      title: `移出选中的 ${chosen.size} 人？`,
      note: '移出后不再属于任何行政班，经历会保留；转到其他班请用“转班”。',
      yes: '移出',
      danger: true,
    })
    if (agreed && (await change({ add: [], drop: [...chosen.keys()], move: false })))
      setChosen(nobody)
  }
  const add = mayChange && (
    <>
      <Button icon={<ListPlus size={16} aria-hidden />} onClick={() => setOpen('numbers')}>
        按学号导入
      </Button>
      <Button
        kind="primary"
        icon={<UserPlus size={16} aria-hidden />}
        onClick={() => setOpen('search')}
      >
        添加学生
      </Button>
    </>
  )
  return (
    <>
      <PageHead title={`${one.Grade}级 ${one.Major} ${one.Name}`}>
        <Button
          icon={<Download size={16} aria-hidden />}
          disabled={one.StudentCount === 0}
          onClick={() => void run(() => offerStudents(one).then(() => undefined))}
        >
          导出名单
        </Button>
        {add}
      </PageHead>
      <p className={styles.facts}>
        <span>
          院系 <strong>{one.DepartmentName || '—'}</strong>
        </span>
        <span>
          班主任 <strong>{one.HeadTeacherName || '—'}</strong>
        </span>
        <span>
          学生 <strong>{one.StudentCount}</strong> 人
        </span>
        {one.State === 'archived' && <Tag>已归档，名单不能修改</Tag>}
      </p>
      <Toolbar>
        <SearchField
          label="姓名或学号"
          value={key}
          onSearch={(words) => {
            setChosen(nobody)
            narrow({ key: words })
          }}
        />
      </Toolbar>
      <DataTable
        label="学生名单"
        columns={studentColumns(setHistory)}
        rows={data?.List}
        keyOf={({ PersonId }) => PersonId}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="620px"
        {...(mayChange && {
          choice: {
            chosen: new Set(chosen.keys()),
            onChoose: (ids) =>
              setChosen(
                new Map(
                  [...(data?.List ?? []), ...chosen.values()]
                    .filter(({ PersonId }) => ids.has(PersonId))
                    .map((student) => [student.PersonId, student]),
                ),
              ),
            nameOf: ({ RealName }: Student) => RealName,
            most: maxAtOnce,
          },
        })}
        empty={
          key === '' ? (
            <Empty
              head="班里还没有学生"
              {...(mayChange && { note: '可以逐个查找添加，也可以粘贴或上传学号。' })}
              next={add}
            />
          ) : (
            <Empty
              head="没有符合条件的学生"
              next={<Button onClick={() => narrow(usual)}>清除筛选</Button>}
            />
          )
        }
      />
      <ChosenBar count={chosen.size} most={maxAtOnce} onNone={() => setChosen(nobody)}>
        <Button size="small" pending={pending} onClick={() => setOpen('move')}>
          转班
        </Button>
        <Button size="small" pending={pending} onClick={() => void drop()}>
          移出
        </Button>
      </ChosenBar>
      <Pagination
        page={page}
        size={rosterPageSize}
        total={data?.Count ?? 0}
        onPage={(next) => narrow({ page: next })}
      />
      {open === 'search' && (
        <SearchDialog moves onApply={change} onClose={() => setOpen(undefined)} />
      )}
      {open === 'numbers' && readNumbers && (
        <NumbersDialog
          classId={one.Id}
          kind="administrative"
          readNumbers={readNumbers}
          onApply={change}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'move' && (
        <MoveDialog
          classId={one.Id}
          students={[...chosen.values()]}
          onClose={() => setOpen(undefined)}
          onMoved={() => {
            setOpen(undefined)
            setChosen(nobody)
          }}
        />
      )}
      {history && <HistoryDialog person={history} onClose={() => setHistory(undefined)} />}
    </>
  )
}

/** One 行政班 with its students; `readNumbers` is absent for whoever only looks. */
export const AdministrativeRoster = ({
  classId,
  list,
  readNumbers,
}: {
  classId: string
  /** Where the classes are listed. */
  list: string
  readNumbers: ReadNumbers | undefined
}) => {
  const { data, error, refetch } = useQuery(administrativeClass(classId))
  return (
    <>
      <Link className={styles.back} to={list}>
        <ArrowLeft size={15} aria-hidden />
        全部行政班
      </Link>
      {data && <Students key={data.Id} one={data} readNumbers={readNumbers} />}
      {error instanceof CallError && error.code === code.notFound && !data && (
        <Empty
          head="没有这个班级"
          note="班级可能已被删除。"
          next={<ButtonLink to={list}>全部行政班</ButtonLink>}
        />
      )}
      {error && !data && !(error instanceof CallError && error.code === code.notFound) && (
        <Failure error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
