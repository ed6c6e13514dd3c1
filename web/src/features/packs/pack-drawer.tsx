import { call } from '#call'
import { Skeleton, Button, Drawer, Failure, FormFault, Tag, toast, messageOf } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  applyPack,
  type PackKind,
  packKinds,
  type PackPreview,
  type PackVerdict,
  packVerdicts,
} from '@xinglin/contract/packs'
import { useState } from 'react'
import { packPreview } from './pack-queries.ts'
import styles from './packs.module.css'

type Item = PackPreview['Items'][number]

const tones: Readonly<Record<PackVerdict, 'success' | 'school' | 'neutral' | 'warning'>> = {
  new: 'success',
  changed: 'school',
  same: 'neutral',
  edited: 'warning',
  own: 'warning',
  removed: 'warning',
}

/** What an update does, before what it leaves alone. */
const order = Object.keys(packVerdicts) as PackVerdict[]

const summaryOf = (items: readonly Item[]): string =>
  order
    .flatMap((verdict) => {
      const count = items.filter((one) => one.Verdict === verdict).length
      return count > 0 ? [`${packVerdicts[verdict]} ${count} 项`] : []
    })
    .join('；')

const shownFirst = 8

const Kind = ({ kind, items }: { kind: PackKind; items: readonly Item[] }) => {
  const [whole, setWhole] = useState(false)
  const sorted = items.toSorted(
    (one, other) => order.indexOf(one.Verdict) - order.indexOf(other.Verdict),
  )
  const shown = whole ? sorted : sorted.slice(0, shownFirst)
  return (
    <section className={styles.kind}>
      <h3 className={styles.kindName}>
        {packKinds[kind]}（{items.length}）
      </h3>
      <ul className={styles.items}>
        {shown.map((one, at) => (
          <li key={at}>
            <span>{one.Title}</span>
            <Tag tone={tones[one.Verdict]}>{packVerdicts[one.Verdict]}</Tag>
          </li>
        ))}
      </ul>
      {sorted.length > shown.length && (
        <Button kind="plain" size="small" onClick={() => setWhole(true)}>
          显示全部 {sorted.length} 项
        </Button>
      )}
    </section>
  )
}

/** What a pack holds and what adding or updating it does; done from here. */
export const PackDrawer = ({ packKey, onClose }: { packKey: string; onClose: () => void }) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(packPreview(packKey))
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState('')
  const apply = async (mark: string) => {
    setPending(true)
    setFault('')
    try {
      const done = await call(applyPack, { Pack: packKey, Mark: mark })
      toast.success(
        `新增 ${done.Added} 项，更新 ${done.Updated} 项${done.Kept > 0 ? `，保留 ${done.Kept} 项` : ''}`,
      )
      onClose()
      await queries.invalidateQueries()
    } catch (failure) {
      setFault(messageOf(failure))
      await refetch()
    }
    setPending(false)
  }
  const offered = (data?.Pack.Offered ?? 0) > 0
  const update = (data?.Pack.Held ?? 0) > 0
  return (
    <Drawer
      title={data ? `内容包：${data.Pack.Name}` : '内容包'}
      wide
      onClose={onClose}
      foot={
        offered &&
        data && (
          <Button kind="primary" pending={pending} onClick={() => void apply(data.Mark)}>
            {update ? `更新到第 ${data.Pack.Offered} 版` : '添加到学校'}
          </Button>
        )
      }
    >
      {error && !data && (
        <Failure head="预览加载失败" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <section aria-busy="true" aria-label="正在生成预览">
          <Skeleton height="300px" shape="block" />
        </section>
      )}
      {data && (
        <div className={styles.preview}>
          <FormFault>{fault}</FormFault>
          <p>{data.Pack.Summary}</p>
          <p className={styles.summary}>{summaryOf(data.Items)}</p>
          {offered && !update && (
            <p className={styles.counts}>
              课程添加后即可学习，没有指定教师；可在“课程”中指定教师、下架或修订。缺少的学科与科室会自动创建。
            </p>
          )}
          {(Object.keys(packKinds) as PackKind[]).map((kind) => {
            const items = data.Items.filter((one) => one.Kind === kind)
            return items.length > 0 && <Kind key={kind} kind={kind} items={items} />
          })}
        </div>
      )}
    </Drawer>
  )
}
