import { call } from '#call'
import { ComboBox } from '#ui'
import { listStationPapers } from '@xinglin/contract/competitions'
import type { StationValues } from './round-form.ts'
import styles from './rounds.module.css'

type Paper = Pick<StationValues, 'SourceId' | 'SourceVersion' | 'SourceName'>

/** The frozen paper that is sat at a station. */
export const PaperField = ({
  contestId,
  chosen,
  onChoose,
}: {
  contestId: string
  chosen: Paper
  onChoose: (paper: Paper) => void
}) => {
  const find = async (words: string, signal: AbortSignal) =>
    (
      await call(listStationPapers, { SkillContestId: contestId, SearchKey: words }, { signal })
    ).map(({ Id, Version, Name, Questions, Points }) => ({
      id: `${Id} ${Version}`,
      name: Name,
      note: `第${Version}版 ${Questions} 题 ${Points} 分`,
    }))
  return (
    <>
      <ComboBox
        label="试卷"
        placeholder="输入试卷名称查找"
        none="没有合适的试卷"
        find={find}
        chosen={
          chosen.SourceId === ''
            ? undefined
            : { id: `${chosen.SourceId} ${chosen.SourceVersion}`, name: chosen.SourceName }
        }
        onChoose={({ id, name }) => {
          const [SourceId = '', version = ''] = id.split(' ')
          onChoose({ SourceId, SourceVersion: Number(version), SourceName: name })
        }}
      />
      <p className={styles.note}>
        只列出已定稿、全部由系统判分的试卷。抽签后，这份试卷的题目在成绩公示前不能用于练习。
      </p>
    </>
  )
}
