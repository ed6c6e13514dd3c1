import { call } from '#call'
import { Button, copyText, momentOf, toast } from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { scoreAgain } from '@xinglin/contract/exams'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import styles from './unscored-notice.module.css'
import { unscoredKey, unscoredOf } from './unscored-queries.ts'

/** That attempts cannot be scored, whose they are and what to do; nothing while all are. */
export const UnscoredNotice = ({
  examId,
  more,
}: {
  examId: string
  /** Where it is said whose they are; absent: here. Whoever marks is told no names. */
  more?: string
}) => {
  const queries = useQueryClient()
  const { data } = useQuery(unscoredOf(examId))
  const again = useMutation({
    mutationFn: () => call(scoreAgain, { ExamId: examId }),
    onSuccess: ({ Count }) => toast.success(`正在重新计分 ${Count} 份作答，几秒后可见结果`),
    onError: (error) => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: unscoredKey }),
  })
  if (!data || data.Count === 0) return null
  const copy = async () => {
    if (await copyText(data.List.map(({ AttemptId }) => AttemptId).join('\n')))
      toast.success('已复制作答编号')
    else toast.error('浏览器不允许复制')
  }
  return (
    <section className={styles.notice} role="alert" aria-label="未能计分">
      <TriangleAlert size={18} aria-hidden />
      <div className={styles.words}>
        <strong>{data.Count} 份已交的作答未能计分</strong>
        <p>
          答案都已保存，不影响其他考生。系统每分钟自动重试一次；计分之前请不要公布成绩，这些考生看到的是“正在计分”。
          {more === undefined
            ? '十分钟后仍未计分时，请复制作答编号交给系统管理员，由其在服务器日志中查找原因。'
            : ''}
        </p>
        {more === undefined && (
          <ul>
            {data.List.map((one) => (
              <li key={one.AttemptId}>
                {one.Name} {one.Number} 第{one.No}次，{momentOf(one.SubmittedAt)} 交卷
                {one.Failures > 0 && `，已尝试 ${one.Failures} 次`}
                {one.FailedAt !== null && `，最近 ${momentOf(one.FailedAt)}`}
              </li>
            ))}
            {data.Count > data.List.length && <li>另有 {data.Count - data.List.length} 份</li>}
          </ul>
        )}
        <div className={styles.actions}>
          <Button
            size="small"
            icon={<RotateCw size={15} aria-hidden />}
            pending={again.isPending}
            onClick={() => again.mutate()}
          >
            立即重新计分
          </Button>
          {more === undefined ? (
            <Button size="small" kind="plain" onClick={() => void copy()}>
              复制作答编号
            </Button>
          ) : (
            <Link to={more}>查看是哪些考生</Link>
          )}
        </div>
      </div>
    </section>
  )
}
