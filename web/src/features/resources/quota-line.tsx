import { Progress } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { quotaQuery } from './library-queries.ts'
import styles from './library.module.css'
import { sizeOf } from './size-of.ts'

const whole = 100

/** What one's own files and videos take of what they may. */
export const QuotaLine = () => {
  const { data } = useQuery(quotaQuery)
  if (!data) return null
  const lines = [
    ['文件', data.Used, data.Quota],
    ['视频', data.VideoUsed, data.VideoQuota],
  ] as const
  return (
    <div className={styles.quota}>
      {lines.map(([name, used, quota]) => (
        <div key={name}>
          <p>
            {name} {sizeOf(used)} / {sizeOf(quota)}
          </p>
          <Progress label={`${name}空间`} value={(used / quota) * whole} />
        </div>
      ))}
      <p className={styles.note}>学生提交的作业不占用空间。</p>
    </div>
  )
}
