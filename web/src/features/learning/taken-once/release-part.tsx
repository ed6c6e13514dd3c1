import { call } from '#call'
import { Button, confirm, longMomentOf, momentInField, Tag, TextField, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setResultsRelease, type OnceItem } from '@xinglin/contract/learning'
import { useState } from 'react'
import styles from './once-desk.module.css'
import { onceChanged } from './once-queries.ts'

const standOf = ({ Released, ReleaseAt }: OnceItem): string => {
  if (ReleaseAt === null) return '成绩、报告和参考答案对学生保密，直到您公布。'
  const at = longMomentOf(ReleaseAt)
  return Released
    ? `已于 ${at} 公布；没有参加的学生不能再参加，除非准许补考。`
    : `将于 ${at} 公布；在此之前对学生保密。`
}

/** When the results of an item are told, and what its teacher may do about it. */
export const ReleasePart = ({
  courseId,
  item,
  mayDecide,
}: {
  courseId: string
  item: OnceItem
  mayDecide: boolean
}) => {
  const queries = useQueryClient()
  const [moment, setMoment] = useState('')
  const release = useMutation({
    mutationFn: (how: { readonly Now?: boolean; readonly At?: string }) =>
      call(setResultsRelease, { CourseId: courseId, ItemId: item.ItemId, At: '', ...how }),
    onSuccess: async ({ Released, ReleaseAt }) => {
      toast.success(
        Released ? '成绩已公布' : ReleaseAt === null ? '已取消公布时间' : '公布时间已设置',
      )
      setMoment('')
      await onceChanged(queries)
    },
    onError: (error) => toast.warning(error.message),
  })
  const now = async () => {
    const agreed = await confirm({
      title: '现在公布成绩？',
      note: `${item.Taken} 位学生将看到成绩、报告和参考答案；公布后不能撤回，没有参加的学生不能再参加。`,
      yes: '公布',
    })
    if (agreed) release.mutate({ Now: true })
  }
  return (
    <section className={styles.release} aria-label="成绩公布">
      <h2 className={styles.title}>
        {item.Title}
        <Tag>{item.Mode === 'contest' ? '竞赛' : '考核'}</Tag>
        <span className={styles.note}>{item.Taken} 人已参加</span>
      </h2>
      <p>
        <Tag tone={item.Released ? 'success' : 'warning'}>
          {item.Released ? '已公布' : '未公布'}
        </Tag>{' '}
        {standOf(item)}
      </p>
      {mayDecide && !item.Released && (
        <div className={styles.actions}>
          <TextField
            label="公布时间"
            type="datetime-local"
            value={moment}
            onChange={({ target }) => setMoment(target.value)}
          />
          <Button
            disabled={moment === '' || release.isPending}
            onClick={() => release.mutate({ At: momentInField(moment) ?? '' })}
          >
            按时公布
          </Button>
          {item.ReleaseAt !== null && (
            <Button kind="plain" disabled={release.isPending} onClick={() => release.mutate({})}>
              取消公布时间
            </Button>
          )}
          <Button kind="primary" pending={release.isPending} onClick={() => void now()}>
            现在公布
          </Button>
        </div>
      )}
    </section>
  )
}
