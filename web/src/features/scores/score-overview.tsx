import { Card, dayOf, RadarChart, Tabs, TrendChart } from '#ui'
import { meanWord, scoreWord } from '@xinglin/simulation/assessment'
import type { OutputOf } from '@xinglin/contract/call'
import { kindNames } from '@xinglin/contract/courses'
import type { getMyScores } from '@xinglin/contract/scores'
import { useState } from 'react'
import styles from './score-overview.module.css'

type Scores = OutputOf<typeof getMyScores>

const Figures = ({ scores: { Average, Best, Released, Grades, Waiting } }: { scores: Scores }) => (
  <dl className={styles.figures}>
    {[
      { name: Grades > 0 ? '平均成绩（不含总评）' : '平均成绩', value: meanWord(Average) },
      { name: '最高成绩', value: scoreWord(Best) },
      { name: '已出成绩', value: `${Released} 项` },
      { name: '待发布', value: `${Waiting} 项` },
    ].map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const fewestDrawn = 3

/** The dimensions of a kind of course that count: as figures, and as a drawing where they make a shape. */
const Radar = ({ of: { Kind, Courses, Axes } }: { of: Scores['Dimensions'][number] }) => {
  const axes = Axes.flatMap(({ Name, Score }) =>
    Score === null ? [] : [{ name: Name, score: Score }],
  )
  return (
    <div className={styles.radar}>
      {axes.length >= fewestDrawn && (
        <div className={styles.drawing}>
          <RadarChart axes={axes} />
        </div>
      )}
      <table className={styles.axes}>
        <caption>
          {kindNames[Kind]}计入的 {axes.length} 个维度：{Courses} 门课程最好成绩的平均
        </caption>
        <tbody>
          {axes.map(({ name, score }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{scoreWord(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const tabOf = (kind: Scores['Dimensions'][number]) => ({
  value: String(kind.Kind),
  name: kindNames[kind.Kind] ?? '',
  panel: () => <Radar of={kind} />,
})

/** What some scores come to: figures, how they went over time, and the eight dimensions of each kind of course. */
export const ScoreOverview = ({ scores }: { scores: Scores }) => {
  const { Dimensions: kinds, Trend } = scores
  const [wanted, setWanted] = useState('')
  const shown = kinds.find(({ Kind }) => String(Kind) === wanted) ?? kinds[0]
  return (
    <>
      <Figures scores={scores} />
      <div className={styles.charts}>
        {Trend.length > 1 && (
          <Card className={styles.card}>
            <h2 className={styles.title}>成绩走势</h2>
            <TrendChart
              label="成绩走势"
              points={Trend.map(({ At, Name, Score }) => ({
                name: `${dayOf(At)} ${Name}`,
                value: Score,
                word: scoreWord(Score),
              }))}
            />
          </Card>
        )}
        {shown && (
          <Card className={styles.card}>
            <h2 className={styles.title}>能力维度</h2>
            <Tabs
              bare
              label="课程类型"
              tabs={kinds.map(tabOf)}
              chosen={String(shown.Kind)}
              onChoose={setWanted}
            />
          </Card>
        )}
      </div>
    </>
  )
}
