import {
  Button,
  ChosenBar,
  confirm,
  DataTable,
  Empty,
  Pagination,
  SearchField,
  SelectField,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ClassDetail, ClassMember } from '@xinglin/contract/classes'
import { Download, ListPlus, UserPlus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import styles from '../actions/classes.module.css'
import { useAction } from '../actions/use-action.ts'
import { NumbersDialog, type ReadNumbers } from '../roster/numbers-dialog.tsx'
import { SearchDialog } from '../roster/search-dialog.tsx'
import { ClassChoiceDialog } from './class-choice-dialog.tsx'
import { memberColumns } from './member-columns.tsx'
import { offerMembers } from './member-sheet.ts'
import { classMembers, memberPageSize } from './teaching-queries.ts'
import { useMembersChange } from './use-members-change.ts'

const usual = { key: '', group: '', page: 1 }
const maxAtOnce = 100
const nobody: ReadonlyMap<string, ClassMember> = new Map()

/** Who studies in a 教学班: found, taken in, grouped, taken out, exported. */
export const MembersPanel = ({
  one,
  readNumbers,
}: {
  one: ClassDetail
  readNumbers: ReadNumbers
}) => {
  const [filters, narrow] = useAddressState(usual)
  const { data, error, refetch, isPlaceholderData } = useQuery(classMembers(one.Id, filters))
  const [chosen, setChosen] = useState(nobody)
  const [open, setOpen] = useState<'search' | 'numbers' | 'class'>()
  const { run } = useAction()
  const { pending, change, assign } = useMembersChange(one.Id)
  const isOpen = one.State === 'open'
  const mayChange = isOpen && one.Rights.includes('members')
  const mayGroup = isOpen && one.Rights.includes('groups') && one.Groups.length > 0
  const close = () => setOpen(undefined)
  const pick = (part: Partial<typeof usual>) => {
    setChosen(nobody)
    narrow(part)
  }
  const drop = async () => {
    const agreed = await confirm({
      title: `移出选中的 ${chosen.size} 人？`,
      note: '移出后不再看到本班的任务与小班课程；已有的学习记录和成绩保留。',
      yes: '移出',
      danger: true,
    })
    if (agreed && (await change({ drop: [...chosen.keys()] }))) setChosen(nobody)
  }
  const group = async (to: string) => {
    const target = one.Groups.find(({ Id }) => Id === to)
    if (await assign([...chosen.values()], target)) setChosen(nobody)
  }
  const add = mayChange && (
    <>
      <Button
        size="small"
        icon={<UsersRound size={15} aria-hidden />}
        onClick={() => setOpen('class')}
      >
        从行政班添加
      </Button>
      <Button
        size="small"
        icon={<ListPlus size={15} aria-hidden />}
        onClick={() => setOpen('numbers')}
      >
        按学号导入
      </Button>
      <Button
        size="small"
        kind="primary"
        icon={<UserPlus size={15} aria-hidden />}
        onClick={() => setOpen('search')}
      >
        添加学生
      </Button>
    </>
  )
  return (
    <>
      <Toolbar
        end={
          <span className={styles.names}>
            <Button
              size="small"
              icon={<Download size={15} aria-hidden />}
              disabled={one.StudentCount === 0}
              onClick={() => void run(() => offerMembers(one).then(() => undefined))}
            >
              导出名单
            </Button>
            {add}
          </span>
        }
      >
        <SearchField label="姓名或学号" value={filters.key} onSearch={(key) => pick({ key })} />
        {one.Groups.length > 0 && (
          <SelectField
            label="小组"
            compact
            options={[
              { value: '', name: '全部小组' },
              ...one.Groups.map(({ Id, Name }) => ({ value: Id, name: Name })),
              { value: 'none', name: '未分组' },
            ]}
            value={filters.group}
            onChoose={(next) => pick({ group: next })}
          />
        )}
      </Toolbar>
      <DataTable
        label="学生名单"
        columns={memberColumns(one)}
        rows={data?.List}
        keyOf={({ PersonId }) => PersonId}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="640px"
        {...((mayChange || mayGroup) && {
          choice: {
            chosen: new Set(chosen.keys()),
            onChoose: (ids) =>
              setChosen(
                new Map(
                  [...(data?.List ?? []), ...chosen.values()]
                    .filter(({ PersonId }) => ids.has(PersonId))
                    .map((member) => [member.PersonId, member]),
                ),
              ),
            nameOf: ({ RealName }: ClassMember) => RealName,
            most: maxAtOnce,
          },
        })}
        empty={
          filters.key === '' && filters.group === '' ? (
            <Empty
              head="班里还没有学生"
              {...(mayChange && { note: '把班级码发给学生，或在这里添加。' })}
            />
          ) : (
            <Empty
              head="没有符合条件的学生"
              next={<Button onClick={() => pick(usual)}>清除筛选</Button>}
            />
          )
        }
      />
      <ChosenBar count={chosen.size} most={maxAtOnce} onNone={() => setChosen(nobody)}>
        {mayGroup && (
          <SelectField
            label="编入小组"
            compact
            options={[
              { value: '', name: '编入小组…' },
              ...one.Groups.map(({ Id, Name }) => ({ value: Id, name: Name })),
              { value: 'none', name: '移出小组' },
            ]}
            value=""
            onChoose={(to) => {
              if (to !== '') void group(to)
            }}
          />
        )}
        {mayChange && (
          <Button size="small" pending={pending} onClick={() => void drop()}>
            移出班级
          </Button>
        )}
      </ChosenBar>
      <Pagination
        page={filters.page}
        size={memberPageSize}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
      {open === 'search' && (
        <SearchDialog
          moves={false}
          onApply={({ add: ids }) => change({ add: ids })}
          onClose={close}
        />
      )}
      {open === 'numbers' && (
        <NumbersDialog
          classId={one.Id}
          kind="teaching"
          readNumbers={readNumbers}
          onApply={({ add: ids, drop: gone }) => change({ add: ids, drop: gone })}
          onClose={close}
        />
      )}
      {open === 'class' && (
        <ClassChoiceDialog
          pending={pending}
          onApply={(id) =>
            void change({ classes: [id] }).then((done) => {
              if (done) close()
            })
          }
          onClose={close}
        />
      )}
    </>
  )
}
