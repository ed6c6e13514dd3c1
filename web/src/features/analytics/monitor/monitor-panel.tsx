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
  behindRule,
  remindLearners,
  watchCourse,
  type WatchedLearner,
} from '@xinglin/contract/analytics'
import { BellRing, Download } from 'lucide-react'
import { useState } from 'react'
import { matrixColumns } from './matrix-columns.tsx'
import { MonitorHead } from './monitor-head.tsx'
import { offerWatched } from './monitor-sheet.ts'
import { type Standing, standings, stands } from './standing.ts'
import styles from './monitor.module.css'

const maxReminded = 500
const remind = async (courseId: string, people: readonly string[]): Promise<boolean> => {
  const agreed = await confirm({
    title: `提醒所选 ${people.length} 名学生继续学习？`,
    note: '学生会在消息里收到“老师提醒你继续学习”。每人每天最多提醒一次，已完成的学生不会收到。',
    yes: '发送提醒',
  })
  if (!agreed) return false
  try {
    const { Reminded, Already, Left } = await call(remindLearners, {
      CourseId: courseId,
      PersonIds: [...people],
    })
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

type Props = {
  courseId: string
  courseName: string
  classId: string
  recordAddress: (personId: string) => string
}

const Monitor = ({
  courseId,
  courseName,
  classId,
  recordAddress,
  onAgain,
}: Props & { onAgain: () => void }) => {
  const { watched, state, error } = useLines(watchCourse, (From) => ({
    CourseId: courseId,
    ClassId: classId || null,
    From,
  }))
  const now = useServerNow()
  const [standing, setStanding] = useState<Standing>('all')
  const [key, setKey] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  if (error && error instanceof CallError) return <Failure error={error} onRetry={onAgain} />
  if (!watched) return <SkeletonText lines={8} />
  const { rows: learners, left } = watched
  const items = watched.head.Items
  const isNamed = ({ Name, Number: number }: WatchedLearner) =>
    Name.includes(key) || number.includes(key)
  const rows = learners.filter((one) => stands(one, standing, now) && isNamed(one))
  const named = rows.filter(({ PersonId }) => chosen.has(PersonId)).map(({ PersonId }) => PersonId)
  const send = async () => {
    if (await remind(courseId, named)) setChosen(new Set())
  }
  const countOf = (one: Standing) => learners.filter((row) => stands(row, one, now)).length
  return (
    <>
      <StreamSign state={left > 0 ? 'opening' : state} />
      <MonitorHead items={items} learners={learners} now={now} />
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
              onClick={() => void offerWatched(courseName, items, rows)}
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
            name: `${standings[value]} ${countOf(value)}`,
          }))}
          chosen={standing}
          onChoose={setStanding}
        />
      </Toolbar>
      <p className={styles.rule}>落后：{behindRule}</p>
      <TallTable
        label="学习进度"
        columns={matrixColumns(items, recordAddress, now)}
        rows={rows}
        keyOf={({ PersonId }) => PersonId}
        keeps={1}
        choice={{
          chosen,
          onChoose: setChosen,
          most: maxReminded,
          nameOf: ({ Name }) => Name,
        }}
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
            <Empty head="还没有学生" note="把课程加入教学班后，班里的学生会出现在这里。" />
          )
        }
      />
    </>
  )
}

/** Who is where now, and how far, item by item; kept up while it is open. */
export const MonitorPanel = (props: Props) => {
  const [again, setAgain] = useState(0)
  return (
    <Monitor
      key={`${props.courseId} ${props.classId} ${again}`}
      {...props}
      onAgain={() => setAgain(again + 1)}
    />
  )
}
