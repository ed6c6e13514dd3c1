import { call } from '#call'
import { ComboBox } from '#ui'
import type { VirtualKind } from '@xinglin/contract/competitions'
import { findStations } from '@xinglin/contract/exams'
import type { StationValues } from './round-form.ts'
import styles from './rounds.module.css'

const words: Readonly<Record<VirtualKind, string>> = {
  consultation: '病例',
  operation: '操作规程',
  experiment: '实验方案',
}

const finder = (Kind: VirtualKind) => async (SearchKey: string, signal: AbortSignal) =>
  (await call(findStations, { Kind, SearchKey }, { signal })).List.map((one) => ({
    id: one.WorkId,
    name: one.Title,
    note: `${one.Note} · ${one.Minutes} 分钟`,
    minutes: one.Minutes,
  }))
// The same functions from one drawing to the next: each is asked anew only for other words.
const finders: Readonly<Record<VirtualKind, ReturnType<typeof finder>>> = {
  consultation: finder('consultation'),
  operation: finder('operation'),
  experiment: finder('experiment'),
}

/** The case, the procedure or the protocol that is played at a virtual station. */
export const WorkField = ({
  kind,
  chosen,
  onChoose,
}: {
  kind: VirtualKind
  chosen: Pick<StationValues, 'SourceId' | 'SourceName'>
  onChoose: (work: Partial<StationValues>) => void
}) => (
  <>
    <ComboBox
      key={kind}
      label={words[kind]}
      placeholder={`输入名称查找${words[kind]}`}
      none={`没有找到${words[kind]}`}
      find={finders[kind]}
      chosen={chosen.SourceId === '' ? undefined : { id: chosen.SourceId, name: chosen.SourceName }}
      onChoose={({ id, name }) => onChoose({ SourceId: id, SourceVersion: 0, SourceName: name })}
    />
    <p className={styles.note}>
      选定时固定当前版本，抽签后全体选手的{kind === 'experiment' ? '实验对象' : '患者'}
      相同。系统按评分表评分，无须评委；时间以读题加考试为准。
    </p>
  </>
)
