import { ComboBox } from '#ui'
import type { VirtualKind } from '@xinglin/contract/competitions'
import { CardField } from '../cards/card-field.tsx'
import { workFinders, workNames } from '../contest/find-works.ts'
import type { StationValues } from './round-form.ts'
import styles from './rounds.module.css'

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
    <CardField
      kind={kind}
      onChoose={({ WorkId, WorkName }) =>
        onChoose({ SourceId: WorkId, SourceVersion: 0, SourceName: WorkName })
      }
    />
    <ComboBox
      key={kind}
      label={workNames[kind]}
      placeholder={`输入名称查找${workNames[kind]}`}
      none={`没有找到${workNames[kind]}`}
      find={workFinders[kind]}
      chosen={chosen.SourceId === '' ? undefined : { id: chosen.SourceId, name: chosen.SourceName }}
      onChoose={({ id, name }) => onChoose({ SourceId: id, SourceVersion: 0, SourceName: name })}
    />
    <p className={styles.note}>
      选定时固定当前版本，抽签后全体选手的{kind === 'experiment' ? '实验对象' : '患者'}
      相同。系统按评分表评分，无须评委；时间以读题加考试为准。
    </p>
  </>
)
