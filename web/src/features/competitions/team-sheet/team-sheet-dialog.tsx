import { call, newId } from '#call'
import { manages, useHeldWork, useSession } from '#session'
import { Button, Dialog, FileDrop, messageOf, offerSheets, readSheets, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { enrolTeams } from '@xinglin/contract/competitions'
import type { OutputOf } from '@xinglin/contract/call'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { contestsKey } from '../contest/game-queries.ts'
import { giveAccounts, type NewAccounts } from './give-accounts.ts'
import { numbersOf, type SheetTeam, teamsOf } from './read-teams.ts'
import { TeamSheetTable } from './team-sheet-table.tsx'
import styles from './team-sheet.module.css'

type Checked = OutputOf<typeof enrolTeams>['Teams']
type Sheet = {
  readonly name: string
  readonly teams: readonly SheetTeam[]
  readonly ids: readonly string[]
}

const teamHeads = ['队名', '姓名', '学号', '位置', '联系电话']
const ownHeads = ['姓名', '学号', '联系电话']

const offerTemplate = (isTeam: boolean, [track]: readonly string[]) => {
  const last = track === undefined ? [] : [track]
  const heads = [...(isTeam ? teamHeads : ownHeads), ...last.map(() => '赛道')]
  const rows = isTeam
    ? [
        ['示例一队', '张三', '示例20260001', 'A', '13800138000', ...last],
        ['示例一队', '李四', '示例20260002', '替补', '', ...last],
      ]
    : [['张三', '示例20260001', '13800138000', ...last]]
  return offerSheets('竞赛报名名单', [{ name: '名单', heads, widths: heads.map(() => 16), rows }])
}

/** Enters the teams of a sheet: it is read here, checked by the server, and entered whole. */
export const TeamSheetDialog = ({
  contestId,
  isTeam,
  tracks,
  importAt,
  onClose,
}: {
  contestId: string
  isTeam: boolean
  /** The names of the tracks of the contest. */
  tracks: readonly string[]
  /** Where the passwords of an import are printed. */
  importAt: (importId: string) => string
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const canMake = manages(useSession())
  const [sheet, setSheet] = useState<Sheet>()
  const [checked, setChecked] = useState<Checked>([])
  const [accounts, setAccounts] = useState<NewAccounts>()
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState<'read' | 'accounts' | 'enter'>()
  useHeldWork(sheet !== undefined)
  const send = (of: Sheet, Check: boolean) =>
    call(enrolTeams, {
      SkillContestId: contestId,
      Check,
      Teams: of.teams.map((team, at) => ({
        RowNo: team.rowNo,
        Id: of.ids[at] ?? newId(),
        Name: team.name,
        Phone: team.phone,
        Track: team.track,
        ...numbersOf(team),
      })),
    })
  const during = async (what: typeof pending, work: () => Promise<void>) => {
    setPending(what)
    setFault('')
    try {
      await work()
    } catch (failure) {
      setFault(messageOf(failure))
    } finally {
      setPending(undefined)
    }
  }
  const read = (file: File) =>
    during('read', async () => {
      const sheets = await readSheets(file)
      const came = sheets ? teamsOf(sheets, isTeam) : { fault: '文件无法读取，请另存为 .xlsx 再试' }
      if ('fault' in came) return setFault(came.fault)
      const next = { name: file.name, teams: came.teams, ids: came.teams.map(() => newId()) }
      setChecked((await send(next, true)).Teams)
      setSheet(next)
    })
  const unknown = new Set(checked.flatMap((one) => one.Unknown))
  const wrong = checked.filter(({ Faults }) => Faults.length > 0).length
  const make = (of: Sheet) =>
    during('accounts', async () => {
      setAccounts(await giveAccounts(of.teams, unknown, of.name))
      setChecked((await send(of, true)).Teams)
    })
  const enter = (of: Sheet) =>
    during('enter', async () => {
      const { Entered, Teams } = await send(of, false)
      if (Entered === 0 && Teams.length > 0) return setChecked(Teams)
      await queries.invalidateQueries({ queryKey: contestsKey })
      toast.success(`已报名 ${Entered} ${isTeam ? '队' : '人'}`)
      onClose()
    })
  return (
    <Dialog
      title="表格报名"
      hold={sheet !== undefined}
      wide
      onClose={onClose}
      foot={
        sheet && (
          <>
            {canMake && unknown.size > 0 && (
              <Button pending={pending === 'accounts'} onClick={() => void make(sheet)}>
                为 {unknown.size} 人建立账号
              </Button>
            )}
            <Button
              kind="primary"
              pending={pending === 'enter'}
              disabled={wrong > 0 || checked.length === 0}
              onClick={() => void enter(sheet)}
            >
              报名 {checked.length} {isTeam ? '队' : '人'}
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        <p className={styles.note}>
          {isTeam
            ? '一行一名队员，队名相同的为一队；位置填 A 至 D 或“替补”，不填按行的先后。'
            : '一行一名学生。'}
          {tracks.length > 0 && `赛道填：${tracks.join('、')}。`}
          按学号对应本校学生。全部正确才会报名，不会只报一部分。
        </p>
        <Button
          size="small"
          icon={<Download size={15} aria-hidden />}
          onClick={() => void offerTemplate(isTeam, tracks)}
        >
          下载模板
        </Button>
        <FileDrop
          label={pending === 'read' ? '正在读取…' : sheet ? '换一份表格' : '选择填好的表格'}
          hint=".xlsx、.xls、.csv"
          accept=".xlsx,.xls,.csv,.txt"
          disabled={pending !== undefined}
          error={fault || undefined}
          onFile={(file) => void read(file)}
        />
        {accounts && (
          <output className={styles.note}>
            {accounts.faults.length === 0
              ? '账号已建立，初始密码由系统生成，首次登录须修改。'
              : `有账号没有建立：${accounts.faults.join('。')}`}
            <Link to={importAt(accounts.importId)}>打印初始密码</Link>
          </output>
        )}
        {sheet && unknown.size > 0 && !canMake && (
          <p className={styles.note}>有 {unknown.size} 个学号还没有账号，请学校管理员先导入。</p>
        )}
        {sheet && <TeamSheetTable teams={checked} isTeam={isTeam} />}
      </div>
    </Dialog>
  )
}
