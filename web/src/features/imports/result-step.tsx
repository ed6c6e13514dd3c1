import { ButtonLink, Card, figure, Progress } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import type { getImport } from '@xinglin/contract/imports'
import { CircleCheck, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { importPage } from './import-queries.ts'
import styles from './import.module.css'
import { PasswordsButton } from './passwords-button.tsx'
import { forgetSending } from './sending.ts'
import { UndoButton } from './undo-button.tsx'
import { WrongButton } from './wrong-button.tsx'

type ImportAnswer = OutputOf<typeof getImport>

/** First passwords on their way: nobody of them can sign in before. */
const Hashing = ({
  passwords: { Total: total, Hashed: hashed },
}: {
  passwords: ImportAnswer['Passwords']
}) =>
  hashed < total && (
    <div className={styles.hashing} aria-live="polite">
      <p className={styles.note}>
        正在生成初始密码：{figure(hashed)} / {figure(total)}。完成前尚不能登录，可以离开本页。
      </p>
      <Progress value={(hashed / total) * 100} label="初始密码生成进度" />
    </div>
  )

/** Rows that were not taken back, with the reason of each. */
const Left = ({ importId }: { importId: string }) => {
  const { data } = useQuery(importPage(importId, 'left', 1))
  return (
    data && (
      <ul className={styles.left} aria-label="保留的行">
        {data.List.map(({ RowNo, Cells, Faults }) => (
          <li key={RowNo}>
            第 {RowNo} 行 {Cells[0]} {Cells[1]}：{Faults.join('；')}
          </li>
        ))}
        {data.Count > data.List.length && <li>共 {figure(data.Count)} 行</li>}
      </ul>
    )
  )
}

/** What became of an import. */
export const ResultStep = ({ data, usersAt }: { data: ImportAnswer; usersAt: string }) => {
  const { ImportId: importId, Passwords: passwords } = data
  const isUndone = data.State === 'undone'
  const changed = data.Changed + data.Clash
  useEffect(() => forgetSending(importId), [importId])
  return (
    <Card as="section" className={styles.result}>
      <span className={styles.done}>
        {isUndone ? <Undo2 size={32} aria-hidden /> : <CircleCheck size={32} aria-hidden />}
      </span>
      <h2 className={styles.head}>
        {isUndone ? '导入已撤销' : `成功导入 ${figure(data.New + changed)} 行`}
      </h2>
      {isUndone ? (
        <p className={styles.note}>
          {data.Left > 0
            ? `已撤销 ${figure(data.Undone)} 行；${figure(data.Left)} 行在导入后有人用过或改过，予以保留：`
            : `已撤销 ${figure(data.Undone)} 行：新增的用户已删除，更新的内容已恢复。`}
        </p>
      ) : (
        <>
          <p className={styles.note}>
            新增 {figure(data.New)} 人，更新 {figure(changed)} 人，{figure(data.Same)} 人无变化。
          </p>
          {data.Wrong > 0 ? (
            <p className={styles.note}>
              {figure(data.Wrong)} 行未导入。下载后按“问题”一列修改，再导入一次即可。
            </p>
          ) : (
            data.New > 0 && (
              <p className={styles.note}>请把账号和初始密码告知本人，首次登录须修改密码。</p>
            )
          )}
          <Hashing passwords={passwords} />
        </>
      )}
      {isUndone && data.Left > 0 && <Left importId={importId} />}
      <div className={styles.actions}>
        {!isUndone && passwords.Listed && (
          <PasswordsButton importId={importId} fileName={data.FileName} />
        )}
        {!isUndone && data.Wrong > 0 && (
          <WrongButton importId={importId} fileName={data.FileName} />
        )}
        {data.UndoUntil !== '' && <UndoButton importId={importId} until={data.UndoUntil} />}
        <ButtonLink to={`${usersAt}/import`} size="small">
          再导入一份
        </ButtonLink>
        <ButtonLink to={usersAt} size="small" kind="primary">
          查看用户
        </ButtonLink>
      </div>
    </Card>
  )
}
