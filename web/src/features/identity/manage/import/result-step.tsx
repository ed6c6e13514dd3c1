import { ButtonLink, Card, figure } from '#ui'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import look from './import.module.css'
import { forgetSending } from './sending.ts'
import { WrongButton } from './wrong-button.tsx'

/** What became of an import. */
export const ResultStep = ({
  data,
  usersAt,
}: {
  data: {
    readonly ImportId: string
    readonly FileName: string
    readonly Good: number
    readonly Known: number
    readonly Wrong: number
  }
  usersAt: string
}) => {
  useEffect(() => forgetSending(data.ImportId), [data.ImportId])
  return (
    <Card as="section" className={look.result}>
      <span className={look.done}>
        <CircleCheck size={32} aria-hidden />
      </span>
      <h2 className={look.head}>成功导入 {figure(data.Good)} 行</h2>
      {data.Known > 0 && <p className={look.note}>{figure(data.Known)} 人已存在，资料保持不变。</p>}
      {data.Wrong > 0 ? (
        <p className={look.note}>
          {figure(data.Wrong)} 行未导入。下载后按“问题”一列修改，再导入一次即可。
        </p>
      ) : (
        <p className={look.note}>全部导入完成。请把账号和初始密码告知本人，首次登录须修改密码。</p>
      )}
      <div className={look.deeds}>
        {data.Wrong > 0 && <WrongButton importId={data.ImportId} fileName={data.FileName} />}
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
