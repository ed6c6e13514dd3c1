import { call, CallError, useLines, useServerNow } from '#call'
import {
  SkeletonText,
  Button,
  Chips,
  confirm,
  Empty,
  Failure,
  SearchField,
  StreamSign,
  TallTable,
  toast,
  Toolbar,
} from '#ui'
import {
  type AssignedLearner,
  type Assignment,
  ownStateNames,
  remindAssigned,
  taskBehindRule,
  watchAssignment,
} from '@xinglin/contract/assignments'
import { BellRing, Download } from 'lucide-react'
import { useState } from 'react'
import { taskColumns } from './task-columns.tsx'
import { offerAssigned } from './task-sheet.ts'
import styles from './task-monitor.module.css'

const maxReminded = 500
/** Whoever did something within so long is at work now. */
const nowMs = 3 * 60_000

const standings = {
  all: '全部',
  here: '正在学习',
  behind: '落后',
  open: ownStateNames.open,
  begun: ownStateNames.begun,
  waiting: ownStateNames.waiting,
  done: ownStateNames.done,
} as const
type Standing = keyof typeof standings

const isHere = ({ Place, LastAt }: AssignedLearner, now: number): boolean =>
  Place !== '' && LastAt !== null && now - Date.parse(LastAt) < nowMs

const stands = (one: AssignedLearner, standing: Standing, now: number): boolean => {
  if (standing === 'all') return true
  if (standing === 'here') return isHere(one, now)
  return standing === 'behind' ? one.Behind !== '' : one.State === standing
}

const remind = async (Id: string, people: readonly string[]): Promise<boolean> => {
  const agreed = await confirm({
    title: `提醒所选 ${people.length} 名学生完成任务？`,
    note: '学生会在消息里收到“老师提醒你完成任务”。每人每天最多提醒一次，已完成或待批阅的学生不会收到。',
    yes: '发送提醒',
  })
  if (!agreed) return false
  try {
    const { Reminded, Already, Left } = await call(remindAssigned, { Id, PersonIds: [...people] })
    const rest = [
      ...(Already > 0 ? [`${Already} 人今天已提醒过`] : []),
      ...(Left > 0 ? [`${Left} 人无需提醒`] : []),
    ]
    toast.success([`已提醒 ${Reminded} 人`, ...rest].join('，'))
    return true
  } catch (fault) {
    toast.warning(fault instanceof Error ? fault.message : '提醒失败，请重试')
    return false
  }
}

const Monitor = ({ one, onAgain }: { one: Assignment; onAgain: () => void }) => {
  const { watched, state, error } = useLines(watchAssignment, (From) => ({ Id: one.Id, From }))
  const now = useServerNow()
  const [standing, setStanding] = useState<Standing>('all')
  const [key, setKey] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  if (error instanceof CallError) return <Failure error={error} onRetry={onAgain} />
  if (!watched) return <SkeletonText lines={8} />
  const { rows: learners, left } = watched
  const items = watched.head.Items
  const rows = learners.filter(
    (row) => stands(row, standing, now) && (row.Name.includes(key) || row.Number.includes(key)),
  )
  const named = rows.filter(({ PersonId }) => chosen.has(PersonId)).map(({ PersonId }) => PersonId)
  const send = async () => {
    if (await remind(one.Id, named)) setChosen(new Set())
  }
  return (
    <>
      <StreamSign state={left > 0 ? 'opening' : state} />
      <Toolbar
        end={
          <>
            <Button
              size="small"
              icon={<BellRing size={15} aria-hidden />}
              disabled={named.length === 0}
              onClick={() => void send()}
            >
              提醒所选 {named.length} 人
            </Button>
            <Button
              size="small"
              icon={<Download size={15} aria-hidden />}
              onClick={() => void offerAssigned(one.Title, items, rows)}
            >
              导出
            </Button>
          </>
        }
      >
        <SearchField label="姓名或学号" value={key} onSearch={setKey} />
        <Chips
          label="状态"
          quiet
          options={(Object.keys(standings) as Standing[]).map((value) => ({
            value,
            name: `${standings[value]} ${learners.filter((row) => stands(row, value, now)).length}`,
          }))}
          chosen={standing}
          onChoose={setStanding}
        />
      </Toolbar>
      <p className={styles.rule}>落后：{taskBehindRule}</p>
      <TallTable
        label="任务实时进度"
        columns={taskColumns(items, (row) => isHere(row, now))}
        rows={rows}
        keyOf={({ PersonId }) => PersonId}
        keeps={1}
        choice={{ chosen, onChoose: setChosen, most: maxReminded, nameOf: ({ Name }) => Name }}
        empty={
          learners.length > 0 ? (
            <Empty
              head="没有符合条件的学生"
              next={
                <Button
                  onClick={() => {
                    setStanding('all')
                    setKey('')
                  }}
                >
                  清除筛选
                </Button>
              }
            />
          ) : (
            <Empty
              head="还没有学生"
              note="布置对象里现在没有学生；之后加入班级的学生会出现在这里。"
            />
          )
        }
      />
    </>
  )
}

/** Who of a task is where now, item by item; kept up while it is open. */
export const TaskMonitor = ({ one }: { one: Assignment }) => {
  const [again, setAgain] = useState(0)
  return <Monitor key={`${one.Id} ${again}`} one={one} onAgain={() => setAgain(again + 1)} />
}
