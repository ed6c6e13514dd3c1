import { call } from '#call'
import { Button, Card, confirm, momentOf, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  type ExamDetail,
  examFieldNames,
  type ExamOverride,
  overrideExam,
} from '@xinglin/contract/exams'
import { useState } from 'react'
import { OverrideDialog } from './override-dialog.tsx'
import styles from './schedule.module.css'
import { managedExamsKey } from './schedule-queries.ts'

const valueWords = ({ Field, At, Amount }: ExamOverride): string => {
  if (At !== null) return momentOf(At)
  if (Field === 'extra') return `${Amount ?? 0} 分钟`
  return Amount === 0 ? '不限次数' : `${Amount ?? 0} 次`
}

/** Whose times are others, field by field, and why. */
export const OverridesCard = ({ exam }: { exam: ExamDetail }) => {
  const queries = useQueryClient()
  const [isWriting, setWriting] = useState(false)
  const takeBack = async ({ Kind, Id, Name }: ExamOverride) => {
    const agreed = await confirm({
      title: `取消对“${Name}”的单独设置？`,
      yes: '取消设置',
      no: '返回',
    })
    if (!agreed) return
    try {
      await call(overrideExam, { Id: exam.Id, To: [{ Kind, Id }], Values: [], Reason: '' })
      await queries.invalidateQueries({ queryKey: managedExamsKey })
      toast.success('已取消')
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <Card className={styles.card}>
      <div className={styles.bar}>
        <h2 className={styles.head}>单独设置</h2>
        {exam.Actions.includes('edit') && (
          <Button size="small" onClick={() => setWriting(true)}>
            为对象单独设置
          </Button>
        )}
      </div>
      {exam.Overrides.length === 0 && (
        <p className={styles.note}>例如为有特殊需要的考生延长时间，考生会看到原因。</p>
      )}
      <ul className={styles.list}>
        {exam.Overrides.map((one) => (
          <li key={`${one.Kind} ${one.Id} ${one.Field}`} className={styles.bar}>
            <span>
              {one.Name}：{examFieldNames[one.Field]} {valueWords(one)}
              <span className={styles.note}>
                {' '}
                {one.Reason}（{one.By}）
              </span>
            </span>
            {exam.Actions.includes('edit') && (
              <Button kind="plain" size="small" onClick={() => void takeBack(one)}>
                取消
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isWriting && <OverrideDialog exam={exam} onClose={() => setWriting(false)} />}
    </Card>
  )
}
