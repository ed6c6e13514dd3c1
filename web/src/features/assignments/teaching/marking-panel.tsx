import { call } from '#call'
import { markingKey, WorkList } from '#marking'
import { Button, confirm, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Assignment, releaseTask } from '@xinglin/contract/assignments'
import { Megaphone } from 'lucide-react'
import { assignmentsKey } from '../queries/assignment-queries.ts'
import styles from './teaching.module.css'

/** The works that were handed in for a task, and from when students are told their marks. */
export const MarkingPanel = ({
  one,
  workAddress,
}: {
  one: Assignment
  workAddress: (workId: string) => string
}) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(releaseTask, { Id: one.Id }),
    onSuccess: async ({ Released }) => {
      toast.success(`已发布 ${Released} 份，此后批阅的立即发布`)
      await Promise.all([
        queries.invalidateQueries({ queryKey: assignmentsKey }),
        queries.invalidateQueries({ queryKey: markingKey }),
      ])
    },
    onError: (error) => toast.error(error.message),
  })
  const release = async () => {
    const agreed = await confirm({
      title: '发布这个任务的成绩？',
      note: '已批阅的立即告知学生，此后每批阅一份就发布一份；不能收回。',
      yes: '发布成绩',
    })
    if (agreed) mutate()
  }
  return (
    <>
      {one.CanEdit && one.ReleasedAt === null && (
        <p className={styles.release}>
          成绩尚未发布：学生只看到“待批阅”。
          <Button
            size="small"
            pending={isPending}
            icon={<Megaphone size={15} aria-hidden />}
            onClick={() => void release()}
          >
            发布成绩
          </Button>
        </p>
      )}
      <WorkList
        key={one.ReleasedAt ?? ''}
        kind="submission"
        groupId={one.Id}
        mayMark
        isReleased={one.ReleasedAt !== null}
        addressOf={workAddress}
      />
    </>
  )
}
