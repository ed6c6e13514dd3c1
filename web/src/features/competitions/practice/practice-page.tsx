import { CallError, code } from '#call'
import { useSession } from '#session'
import {
  Button,
  ButtonLink,
  Card,
  type Column,
  DataTable,
  Empty,
  Failure,
  PageHead,
  Skeleton,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  type PracticeCourse,
  type PracticeStation,
  stationKindNames,
} from '@xinglin/contract/competitions'
import { role } from '@xinglin/contract/identity'
import { kindNames } from '@xinglin/contract/courses'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ContestAddresses } from '../contest/addresses.ts'
import { scoreWord } from '../results/score-words.ts'
import { CoursesDialog } from './courses-dialog.tsx'
import { practice } from './practice-queries.ts'
import styles from './practice.module.css'

const meanWord = ({ Mean, People }: Pick<PracticeCourse, 'Mean' | 'People'>): string =>
  Mean === null ? (People > 0 ? '不足5人' : '—') : scoreWord(Mean)

const columnsOf = (id: string, addresses: ContestAddresses): Column<PracticeCourse>[] => [
  {
    name: '课程',
    cell: ({ CourseId, Name }) => <Link to={addresses.practise(id, CourseId)}>{Name}</Link>,
  },
  { name: '类型', width: '110px', cell: ({ Kind }) => kindNames[Kind] ?? '', secondary: true },
  { name: '我的最好成绩', width: '130px', figures: true, cell: ({ Own }) => scoreWord(Own) },
  { name: '本校平均', width: '110px', figures: true, cell: meanWord },
  { name: '本校最高', width: '110px', figures: true, cell: ({ Max }) => scoreWord(Max) },
  { name: '我练习的次数', width: '120px', figures: true, cell: ({ Rounds }) => Rounds },
]

const stationColumns = (
  id: string,
  addresses: ContestAddresses,
  isStudent: boolean,
): Column<PracticeStation>[] => [
  { name: '考站', cell: ({ Name }) => Name },
  { name: '类型', width: '110px', cell: ({ Kind }) => stationKindNames[Kind], secondary: true },
  { name: '时长', width: '90px', cell: ({ Minutes }) => `${Minutes} 分钟`, secondary: true },
  {
    name: '我的最好成绩',
    width: '130px',
    figures: true,
    cell: ({ Own, Kind, BestSessionId }) =>
      BestSessionId === '' ? (
        scoreWord(Own)
      ) : (
        <Link to={addresses.practiceReport(id, Kind, BestSessionId)}>{scoreWord(Own)}</Link>
      ),
  },
  { name: '本校平均', width: '110px', figures: true, cell: meanWord },
  { name: '本校最高', width: '110px', figures: true, cell: ({ Max }) => scoreWord(Max) },
  { name: '我练习的次数', width: '120px', figures: true, cell: ({ Rounds }) => Rounds },
  ...(isStudent
    ? [
        {
          name: '练习',
          width: '120px',
          cell: ({ StationId, IsOpen, Name }: PracticeStation) => (
            <ButtonLink
              size="small"
              to={addresses.practiseStation(id, StationId)}
              aria-label={`${IsOpen ? '继续练习' : '开始练习'}${Name}`}
            >
              {IsOpen ? '继续练习' : '开始练习'}
            </ButtonLink>
          ),
        },
      ]
    : []),
]

/** 备赛: the courses and stations of a contest with one's best beside the school's average, and where one lies behind. */
export const PracticePage = ({ id, addresses }: { id: string; addresses: ContestAddresses }) => {
  const { data, error, refetch } = useQuery(practice(id))
  const [isChoosing, setChoosing] = useState(false)
  const isStudent = useSession()?.RoleType === role.student
  const back = <ButtonLink to={addresses.game(id)}>赛事详情</ButtonLink>
  if (error instanceof CallError && error.code === code.notFound)
    return <Empty head="没有这个赛事" note="赛事可能已撤回，或者本校没有参加。" next={back} />
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} other={back} />
  if (!data) return <Skeleton height="360px" shape="block" />
  const choose = <Button onClick={() => setChoosing(true)}>选择备赛内容</Button>
  const isEmpty = data.Courses.length + data.Stations.length === 0
  return (
    <div className={styles.page}>
      <PageHead title={`备赛：${data.Name}`}>{data.CanEdit && !isEmpty && choose}</PageHead>
      {isEmpty ? (
        <Empty
          head="还没有备赛内容"
          note={
            data.CanEdit
              ? '选择课程和考站后，参赛者可以在这里练习，成绩单独记录。'
              : '主办方选择课程和考站后，可以在这里练习。'
          }
          next={data.CanEdit ? choose : back}
        />
      ) : (
        <>
          {data.Weak.length > 0 && (
            <Card as="section" className={styles.card} aria-labelledby="weak">
              <h2 id="weak">先练这些</h2>
              <ul className={styles.weak}>
                {data.Weak.map((one) => (
                  <li key={`${one.CourseId}${one.StationId} ${one.Name}`}>
                    <strong>{one.Name}</strong>
                    <span>
                      我 {scoreWord(one.Own)}，本校平均 {scoreWord(one.Mean)}
                    </span>
                    <Link
                      to={
                        one.StationId === ''
                          ? addresses.practise(id, one.CourseId)
                          : addresses.practiseStation(id, one.StationId)
                      }
                    >
                      去练“{one.CourseName}”
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {data.Stations.length > 0 && (
            <DataTable
              label="备赛考站"
              columns={stationColumns(id, addresses, isStudent)}
              rows={data.Stations}
              keyOf={({ StationId }) => StationId}
            />
          )}
          {data.Courses.length > 0 && (
            <DataTable
              label="备赛课程"
              columns={columnsOf(id, addresses)}
              rows={data.Courses}
              keyOf={({ CourseId }) => CourseId}
            />
          )}
          <p className={styles.note}>
            备赛的学习单独记录，不影响平时的课程进度和成绩；考站可以反复练习，每次的患者不同。平均与最高取每人的最好成绩，不足5人时不显示。
          </p>
        </>
      )}
      {isChoosing && (
        <CoursesDialog
          contestId={id}
          courses={data.Courses}
          stations={data.Stations}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
