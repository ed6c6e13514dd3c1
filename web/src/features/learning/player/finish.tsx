import { call, courseKey } from '#call'
import { Button, confirm, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { finishAttempt } from '@xinglin/contract/learning'
import { GraduationCap } from 'lucide-react'
import { useNavigate } from 'react-router'
import styles from './finish.module.css'
import { reportAddress } from '../addresses/open-round.ts'
import { type PlayerData, playerOf } from './player-queries.ts'

const question = {
  title: '完成学习？',
  note: '将按目前的成绩生成学习报告，之后本次学习只可回看、不再记录。还想提高测验成绩，可以先再做一次。',
  yes: '完成学习',
  no: '再等等',
}

/** Everything required is done: 完成学习 ends the attempt, once asked, and leads to its report. */
export const Finish = ({
  player,
  settle,
}: {
  player: PlayerData
  /** Sends what is still open: a finished attempt takes nothing more. */
  settle: () => Promise<unknown>
}) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { ProgressId: progressId, CourseId: courseId } = player
  const finishing = useMutation({
    mutationFn: async () => {
      await settle()
      await call(finishAttempt, { ProgressId: progressId })
      // What one may do with the course is decided anew: what was known of it leads nowhere now.
      queries.removeQueries({ queryKey: courseKey(courseId) })
      await queries.refetchQueries({ queryKey: playerOf(progressId).queryKey })
    },
    onSuccess: () => navigate(reportAddress(courseId, progressId)),
    onError: (error) => toast.error(error.message),
  })
  const finish = async () => {
    if (await confirm(question)) finishing.mutate()
  }
  return (
    <section className={styles.finish} aria-labelledby="finish">
      <div className={styles.words}>
        <h2 className={styles.head} id="finish">
          必修内容已全部完成
        </h2>
        <p>完成学习后生成学习报告：综合成绩、等级与八个维度的依据。</p>
      </div>
      <Button
        kind="primary"
        size="large"
        icon={<GraduationCap size={18} aria-hidden />}
        pending={finishing.isPending}
        onClick={() => void finish()}
      >
        完成学习
      </Button>
    </section>
  )
}
