import { classesKey, usersKey } from '#call'
import { ButtonLink, Card, figure, Progress } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import type { getImport } from '@xinglin/contract/imports'
import { useEffect } from 'react'
import styles from './import.module.css'

/** An import that is being written or taken back, with how far it is: it goes on whether anybody looks or not. */
export const ProgressStep = ({
  data,
  usersAt,
}: {
  data: OutputOf<typeof getImport>
  usersAt: string
}) => {
  const { Total: total, Settled: settled } = data.Progress
  const isUndoing = data.State === 'undoing'
  const queries = useQueryClient()
  // Whoever looks at the list afterwards sees what came of it.
  useEffect(
    () => () => {
      void queries.invalidateQueries({ queryKey: usersKey })
      void queries.invalidateQueries({ queryKey: classesKey })
    },
    [queries],
  )
  return (
    <Card as="section" roomy>
      <h2 className={styles.head}>
        {isUndoing ? '正在撤销' : '正在导入'} {data.FileName}
      </h2>
      <p className={styles.figure} aria-live="polite">
        <strong>{figure(settled)}</strong> / {figure(total)} 行
      </p>
      <Progress
        value={total > 0 ? (settled / total) * 100 : 100}
        label={isUndoing ? '撤销进度' : '导入进度'}
      />
      <p className={styles.note}>
        {isUndoing
          ? '已登录过或被修改过的用户会保留。可以离开本页，撤销会在服务器上继续。'
          : '可以离开本页，导入会在服务器上继续；在“导入用户”页面可以找到它。'}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={usersAt} size="small">
          返回用户列表
        </ButtonLink>
      </div>
    </Card>
  )
}
