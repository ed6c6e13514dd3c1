import { OwnRecheck, RubricFields } from '#marking'
import { longMomentOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { scoreWord } from '@xinglin/simulation/assessment'
import styles from './mark-panel.module.css'
import { markingChanged, type Marking } from './marking-queries.ts'
import { inOrder, RemarkList } from './remark-list.tsx'

/** What a teacher said of a version: points, comment and remarks, beside what the machine had. */
export const ReleasedMark = ({ marking }: { marking: Marking }) => {
  const queries = useQueryClient()
  const { Told: told, Machine: machine, Rubric: rubric, State: state } = marking
  return (
    <div className={styles.panel}>
      <p className={styles.scores}>
        <span>
          机器评分 <strong>{scoreWord(machine.composite)}</strong>
        </span>
        <span>
          最终得分 <strong>{scoreWord(told?.Final?.composite ?? null)}</strong>
          {told?.Final && `（${told.Final.level}）`}
        </span>
      </p>
      <OwnRecheck
        kind="report"
        workId={marking.SessionId}
        until={marking.RecheckUntil}
        recheck={marking.Recheck}
        onAsked={() => markingChanged(queries)}
      />
      {!told?.Outcome && (
        <p className={styles.hint}>
          {state === 'waiting'
            ? '教师尚未批阅。机器核对了操作、参数、数据与报告的要点；分析讨论由教师评阅。'
            : '这一版没有批阅。'}
        </p>
      )}
      {told?.Outcome && (
        <>
          <h2>{told.Outcome === 'returned' ? '教师退回了这一版' : '教师评阅'}</h2>
          <p className={styles.hint}>
            {told.By}
            {told.At && ` · ${longMomentOf(told.At)}`}
          </p>
          {told.Mark.Comment !== '' && <p>{told.Mark.Comment}</p>}
          {marking.Draft && <a href="#again">去修改报告</a>}
          {told.Outcome === 'marked' && <RubricFields rubric={rubric} points={told.Mark.Points} />}
          {told.Mark.Annotations.length > 0 && (
            <>
              <h2>批注（{told.Mark.Annotations.length}）</h2>
              <RemarkList annotations={inOrder(told.Mark.Annotations)} />
            </>
          )}
        </>
      )}
    </div>
  )
}
