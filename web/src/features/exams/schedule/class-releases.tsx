import { call } from '#call'
import { Button, Card, confirm, momentOf, toast } from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ClassRelease, type ExamDetail, releaseExamClass } from '@xinglin/contract/exams'
import styles from './schedule.module.css'
import { examRelease, managedExamsKey } from './schedule-queries.ts'

const standingWords = ({ Examinees, Running, Submitted, Released, ToMark }: ClassRelease) =>
  [
    `${Examinees} 人，已交卷 ${Submitted} 份`,
    ...(Running > 0 ? [`作答中 ${Running}`] : []),
    ...(ToMark > 0 ? [`待批阅 ${ToMark} 份作答`] : []),
    ...(Released > 0 ? [`已公布 ${Released} 份`] : []),
  ].join('，')

const ReleaseButton = ({
  exam,
  one,
  note,
}: {
  exam: ExamDetail
  one: ClassRelease
  note: string
}) => {
  const queries = useQueryClient()
  const left = one.Submitted - one.Released
  const release = useMutation({
    mutationFn: () => call(releaseExamClass, { Id: exam.Id, ClassId: one.ClassId }),
    onSuccess: async ({ Released }) => {
      toast.success(`已公布 ${Released} 份`)
      await queries.invalidateQueries({ queryKey: managedExamsKey })
    },
    onError: (error) => toast.error(error.message),
  })
  const ask = async () => {
    const unmarked =
      one.ToMark > 0 ? `还有 ${one.ToMark} 份作答待批阅，批阅后自动计入并通知考生。` : ''
    const agreed = await confirm({
      title: `公布“${one.Name}” ${left} 份成绩？`,
      note: `考生会收到通知。${unmarked}${note}`,
      yes: '公布',
    })
    if (agreed) release.mutate()
  }
  return (
    <Button
      size="small"
      disabled={left === 0 || one.Running > 0}
      pending={release.isPending}
      onClick={() => void ask()}
    >
      {one.ClassId === '' ? '公布成绩' : '公布本班成绩'}（{left}）
    </Button>
  )
}

/** How far the results are released class by class, where they are released by hand; nothing where they are not. */
export const ClassReleases = ({ exam }: { exam: ExamDetail }) => {
  const { data } = useQuery(examRelease(exam.Id))
  if (!data || data.Classes.length === 0 || exam.State === 'draft') return null
  const note =
    data.PaperFrom === null
      ? ''
      : `还有考生可以参加这场考试：先公布的班级只看到成绩，作答、答案与解析在 ${momentOf(data.PaperFrom)} 考试全部结束后才显示。`
  return (
    <Card className={styles.card}>
      <h2 className={styles.head}>按班公布成绩</h2>
      <p className={styles.note}>公布时已交卷的考生看到成绩；之后交卷的需再次公布。{note}</p>
      <ul className={styles.list}>
        {data.Classes.map((one) => (
          <li key={one.ClassId} className={styles.bar}>
            <span>
              {one.Name}
              <span className={styles.note}> {standingWords(one)}</span>
            </span>
            {exam.CanEdit && <ReleaseButton exam={exam} one={one} note={note} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
