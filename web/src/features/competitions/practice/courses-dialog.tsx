import { call } from '#call'
import { Button, ComboBox, Dialog, FormFault, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type PracticeCourse, setPractice } from '@xinglin/contract/competitions'
import { X } from 'lucide-react'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { findPracticeCourses } from './practice-queries.ts'
import styles from './practice.module.css'

/** Chooses the courses that are practised for a contest. */
export const CoursesDialog = ({
  contestId,
  courses,
  onClose,
}: {
  contestId: string
  courses: readonly PracticeCourse[]
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(() =>
    courses.map(({ CourseId, Name }) => ({ id: CourseId, name: Name })),
  )
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState('')
  const save = async () => {
    setPending(true)
    setFault('')
    try {
      await call(setPractice, {
        SkillContestId: contestId,
        CourseIds: chosen.map(({ id }) => id),
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
      title="备赛课程"
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
        {chosen.length === 0 ? (
          <p className={styles.note}>还没有选择课程。</p>
        ) : (
          <ul className={styles.chosen}>
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
      </div>
    </Dialog>
  )
}
