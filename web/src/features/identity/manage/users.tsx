import { useSession } from '#session'
import {
  Button,
  ButtonLink,
  type Choices,
  ChosenBar,
  Chips,
  countWord,
  DataTable,
  Empty,
  PageHead,
  Pagination,
  SearchField,
  SecretDialog,
  SelectField,
  toast,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { role, type User } from '@xinglin/contract/identity'
import { FileSpreadsheet, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { ExportButton } from './export-button.tsx'
import { mayChange, roleNames } from './role-names.ts'
import { type OneTime, useUserDeeds } from './use-user-deeds.ts'
import { userColumns } from './user-columns.tsx'
import { UserDrawer } from './user-drawer.tsx'
import { allowedUsers, userPageSize, users, usualUsers } from './user-queries.ts'

const roleChoices = [
  { value: '0', name: '全部角色' },
  ...Object.entries(roleNames).map(([value, name]) => ({ value, name })),
]

const stateChoices = [
  { value: 'all', name: '全部' },
  { value: 'active', name: '启用' },
  { value: 'disabled', name: '已停用' },
]

const mostAtOnce = 100
const nobody: ReadonlySet<string> = new Set()

/** The people of the school: found, made, changed, put out and let in again, exported. */
export const Users = ({
  departments,
  importAt,
}: {
  departments: Choices
  /** Where people are imported. */
  importAt: string
}) => {
  const who = useSession()
  const own = who?.RoleType ?? role.guest
  const [filters, narrow] = useAddressState(usualUsers, allowedUsers)
  const { data, error, refetch, isPlaceholderData } = useQuery(users(filters))
  const [chosen, setChosen] = useState(nobody)
  const [edited, setEdited] = useState<User | 'new'>()
  const [oneTime, setOneTime] = useState<OneTime>()
  const deeds = useUserDeeds(setOneTime)

  const change = (part: Partial<typeof usualUsers>) => {
    if (!('page' in part)) setChosen(nobody)
    narrow(part)
  }
  const bulk = async (disabled: boolean) => {
    if (await deeds.disable([...chosen], disabled, `选中的 ${chosen.size} 个账号`))
      setChosen(nobody)
  }
  const narrowed =
    filters.key !== '' || filters.role !== 0 || filters.state !== 'all' || filters.page > 1

  return (
    <>
      <PageHead
        title="用户"
        note="本校的学生、教师与管理员。可按姓名、拼音、首字母、学号或登录名查找。"
      >
        <ExportButton filters={filters} count={data?.Count} />
        <ButtonLink to={importAt} icon={<FileSpreadsheet size={16} aria-hidden />}>
          导入
        </ButtonLink>
        <Button
          kind="primary"
          icon={<UserPlus size={17} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          新建用户
        </Button>
      </PageHead>
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 人</span>}>
        <SearchField
          label="姓名、拼音、学号或登录名"
          value={filters.key}
          onSearch={(key) => change({ key })}
        />
        <SelectField
          label="角色"
          compact
          options={roleChoices}
          value={String(filters.role)}
          onChoose={(value) => change({ role: Number(value) })}
        />
        <Chips
          label="状态"
          quiet
          options={stateChoices}
          chosen={filters.state}
          onChoose={(state) => change({ state })}
        />
      </Toolbar>
      <DataTable
        label="用户列表"
        columns={userColumns({
          own,
          self: who?.UserId ?? '',
          onEdit: setEdited,
          onReset: (user) => void deeds.reset(user),
          onDisable: (user) => void deeds.disable([user.Id], !user.Disabled, `“${user.RealName}”`),
        })}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="1120px"
        choice={{
          chosen,
          onChoose: setChosen,
          nameOf: ({ RealName }) => RealName,
          most: mostAtOnce,
          may: (user) => user.Id !== who?.UserId && mayChange(own, user.RoleType),
        }}
        empty={
          narrowed ? (
            <Empty
              head="没有符合条件的用户"
              note="换个关键词，或放宽筛选条件。"
              next={<Button onClick={() => change(usualUsers)}>清除筛选</Button>}
            />
          ) : (
            <Empty
              head="还没有用户"
              note="可以逐个新建，也可以从 Excel 一次导入。"
              next={<ButtonLink to={importAt}>导入用户</ButtonLink>}
            />
          )
        }
      />
      <ChosenBar count={chosen.size} most={mostAtOnce} onNone={() => setChosen(nobody)}>
        <Button size="small" pending={deeds.pending} onClick={() => void bulk(true)}>
          停用
        </Button>
        <Button size="small" pending={deeds.pending} onClick={() => void bulk(false)}>
          启用
        </Button>
      </ChosenBar>
      <Pagination
        page={filters.page}
        size={userPageSize}
        total={data?.Count ?? 0}
        onPage={(page) => change({ page })}
      />
      {edited && (
        <UserDrawer
          user={edited === 'new' ? undefined : edited}
          departments={departments}
          onClose={() => setEdited(undefined)}
          onSaved={(user, password) => {
            setEdited(undefined)
            if (password) setOneTime({ name: user.RealName, password })
            else toast.success('已保存')
          }}
        />
      )}
      {oneTime && (
        <SecretDialog
          title={`“${oneTime.name}”的一次性密码`}
          secret={oneTime.password}
          note="该密码只显示一次，首次登录须修改"
          onClose={() => setOneTime(undefined)}
        />
      )}
    </>
  )
}
