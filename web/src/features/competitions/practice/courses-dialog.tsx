import { call, newId } from '#call'
import { Button, ComboBox, Dialog, FormFault, SelectField, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  type PracticeCourse,
  type PracticeStation,
  setPractice,
  stationKindNames,
  type VirtualKind,
  virtualKinds,
} from '@xinglin/contract/competitions'
import { X } from 'lucide-react'
import { useState } from 'react'
import { workFinders, workNames } from '../contest/find-works.ts'
import { contestsKey } from '../contest/game-queries.ts'
import { findPracticeCourses } from './practice-queries.ts'
import styles from './practice.module.css'

/** Chooses the courses and stations that are practised for a contest. */
export const CoursesDialog = ({
  contestId,
  courses,
  stations,
  onClose,
}: {
  contestId: string
  courses: readonly PracticeCourse[]
  stations: readonly PracticeStation[]
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(() =>
    courses.map(({ CourseId, Name }) => ({ id: CourseId, name: Name })),
  )
  const [played, setPlayed] = useState(() =>
    stations.map(({ StationId, Kind, WorkId, Name }) => ({
      id: StationId,
      kind: Kind,
      workId: WorkId,
      name: Name,
    })),
  )
  const [kind, setKind] = useState<VirtualKind>('consultation')
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState('')
  const save = async () => {
    setPending(true)
    setFault('')
    try {
      await call(setPractice, {
        SkillContestId: contestId,
        CourseIds: chosen.map(({ id }) => id),
        Stations: played.map((one) => ({ Id: one.id, Kind: one.kind, WorkId: one.workId })),
      })
      await queries.invalidateQueries({ queryKey: contestsKey })
      toast.success('已保存')
      onClose()
    } catch (failure) {
      setFault(messageOf(failure))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title="备赛内容"
      hold
      onClose={onClose}
      foot={
        <Button kind="primary" pending={isPending} onClick={() => void save()}>
          保存
        </Button>
      }
    >
      <div className={styles.form}>
        <FormFault>{fault}</FormFault>
        <ComboBox
          key={chosen.length}
          label="添加课程"
          placeholder="输入课程名称查找"
          none="没有找到课程"
          find={findPracticeCourses}
          chosen={undefined}
          onChoose={({ id, name }) => {
            if (!chosen.some((one) => one.id === id)) setChosen([...chosen, { id, name }])
          }}
        />
        {chosen.length > 0 && (
          <ul className={styles.chosen} aria-label="备赛课程">
            {chosen.map(({ id, name }) => (
              <li key={id}>
                {name}
                <Button
                  kind="plain"
                  size="small"
                  icon={<X size={16} aria-hidden />}
                  aria-label={`移除${name}`}
                  onClick={() => setChosen(chosen.filter((one) => one.id !== id))}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.pair}>
          <SelectField
            label="考站类型"
            options={virtualKinds.map((value) => ({ value, name: stationKindNames[value] }))}
            value={kind}
            onChoose={setKind}
          />
          <ComboBox
            key={`${kind} ${played.length}`}
            label={`添加${workNames[kind]}`}
            placeholder={`输入名称查找${workNames[kind]}`}
            none={`没有找到${workNames[kind]}`}
            find={workFinders[kind]}
            chosen={undefined}
            onChoose={({ id, name }) => {
              if (!played.some(({ workId }) => workId === id))
                setPlayed([...played, { id: newId(), kind, workId: id, name }])
            }}
          />
        </div>
        {played.length > 0 && (
          <ul className={styles.chosen} aria-label="备赛考站">
            {played.map((one) => (
              <li key={one.id}>
                {stationKindNames[one.kind]}：{one.name}
                <Button
                  kind="plain"
                  size="small"
                  icon={<X size={16} aria-hidden />}
                  aria-label={`移除${one.name}`}
                  onClick={() => setPlayed(played.filter(({ id }) => id !== one.id))}
                />
              </li>
            ))}
          </ul>
        )}
        <p className={styles.note}>
          课程只有本校参赛者可以练习；考站各参赛学校都可以反复练习，固定为选择当天的版本。
        </p>
      </div>
    </Dialog>
  )
}
