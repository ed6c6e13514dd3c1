import { call } from '#call'
import { SkeletonText, Card, ComboBox, Dialog, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { findStudents } from '@xinglin/contract/classes'
import type { ExamDetail } from '@xinglin/contract/exams'
import { useState } from 'react'
import { PaperView } from '../shown/paper-view.tsx'
import styles from './schedule.module.css'
import { examPreview } from './schedule-queries.ts'

const findPeople = async (words: string, signal: AbortSignal) => {
  if (words.trim() === '') return []
  const { List } = await call(findStudents, { SearchKey: words }, { signal })
  return List.map(({ PersonId, RealName, Number: number, ClassName }) => ({
    id: PersonId,
    name: RealName,
    note: `${number} ${ClassName}`.trim(),
  }))
}

const Shown = ({
  examId,
  personId,
  onClose,
}: {
  examId: string
  personId: string
  onClose: () => void
}) => {
  const { data, error, refetch } = useQuery(examPreview(examId, personId))
  return (
    <Dialog title={data ? `${data.PersonName}的试卷` : '考生的试卷'} wide onClose={onClose}>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={6} />}
      {data && <PaperView sections={data.Sections} />}
    </Dialog>
  )
}

/** The paper of any examinee: their own draw and order, as they see it. */
export const ExamineePreview = ({ exam }: { exam: ExamDetail }) => {
  const [personId, setPersonId] = useState('')
  return (
    <Card className={styles.card}>
      <h2 className={styles.head}>查看考生的试卷</h2>
      <ComboBox
        label="考生"
        placeholder="姓名、拼音或学号"
        find={findPeople}
        chosen={undefined}
        onChoose={({ id }) => setPersonId(id)}
      />
      {personId !== '' && (
        <Shown examId={exam.Id} personId={personId} onClose={() => setPersonId('')} />
      )}
    </Card>
  )
}
