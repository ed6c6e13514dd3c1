import { call } from '#call'
import { SkeletonText, Button, Checkbox, Dialog, Failure, FormFault, messageOf } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { mergeUsers, type User } from '@xinglin/contract/identity'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import styles from './merge-dialog.module.css'
import { roleNames } from './role-names.ts'
import { mergePreview, userLists } from './user-queries.ts'

type Amounts = readonly { readonly Name: string; readonly Count: number }[]

const Side = ({ title, user }: { title: string; user: User }) => (
  <div className={styles.side}>
    <p className={styles.quiet}>{title}</p>
    <p className={styles.name}>{user.RealName}</p>
    <p>
      {user.Number} · {roleNames[user.RoleType] ?? ''}
    </p>
    <p className={styles.quiet}>
      登录名 {user.AccountName}
      {user.Disabled && '（已停用）'}
    </p>
  </div>
)

const Amount = ({ title, some }: { title: string; some: Amounts }) =>
  some.length === 0 ? null : (
    <section>
      <h3 className={styles.head}>{title}</h3>
      <ul className={styles.amounts}>
        {some.map(({ Name, Count }) => (
          <li key={Name}>
            {Name} <strong>{Count}</strong>
          </li>
        ))}
      </ul>
    </section>
  )

/** Puts two accounts of one person together, after showing what goes over and what cannot. */
export const MergeDialog = ({
  pair,
  onEnd,
}: {
  pair: readonly [User, User]
  /** Hears whose account was merged away; nothing where none was. */
  onEnd: (dropped: User | undefined) => void
}) => {
  const queries = useQueryClient()
  const [swapped, setSwapped] = useState(false)
  const [verified, setVerified] = useState(false)
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState('')
  const [keep, drop] = swapped ? [pair[1], pair[0]] : pair
  const isSameName = keep.RealName === drop.RealName
  const { data, error, refetch } = useQuery(mergePreview(keep.Id, drop.Id))
  const merge = async () => {
    setPending(true)
    setFault('')
    try {
      await call(mergeUsers, { KeepId: keep.Id, DropId: drop.Id })
      await queries.invalidateQueries({ queryKey: userLists })
      onEnd(drop)
    } catch (failed) {
      setFault(messageOf(failed))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title="合并账号"
      wide
      hold
      onClose={() => onEnd(undefined)}
      foot={
        <>
          <Button onClick={() => onEnd(undefined)}>取消</Button>
          <Button
            kind="danger"
            pending={pending}
            disabled={!data || !(isSameName || verified)}
            onClick={() => void merge()}
          >
            合并
          </Button>
        </>
      }
    >
      <div className={styles.pair}>
        <Side title="保留" user={keep} />
        <Button
          size="small"
          icon={<ArrowLeftRight size={15} aria-hidden />}
          onClick={() => setSwapped(!swapped)}
        >
          互换
        </Button>
        <Side title="并入后停用" user={drop} />
      </div>
      <FormFault>{fault}</FormFault>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={4} />}
      {data && (
        <>
          {keep.RoleType !== drop.RoleType && (
            <p role="note">两个账号的角色不同，合并后为“{roleNames[keep.RoleType]}”。</p>
          )}
          <Amount title="转到保留的账号" some={data.Moves} />
          <Amount title="两边都有，以保留的账号为准" some={data.Conflicts} />
          {data.Moves.length + data.Conflicts.length === 0 && (
            <p>被合并的账号没有学习记录或其他内容。</p>
          )}
          {!isSameName && (
            <div className={styles.warning} role="note">
              <p>
                两个账号的姓名不同（{keep.RealName}、{drop.RealName}
                ）。若不是同一个人，两人的成绩会混在一起，无法分开。
              </p>
              <Checkbox checked={verified} onChange={({ target }) => setVerified(target.checked)}>
                已核实，两个账号属于同一个人
              </Checkbox>
            </div>
          )}
          <p className={styles.quiet}>
            被合并的账号移入回收站，30 天后彻底删除；合并不能撤销，并记入操作日志。
          </p>
        </>
      )}
    </Dialog>
  )
}
