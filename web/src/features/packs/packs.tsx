import { Skeleton, Button, Card, dayOf, Empty, Failure, PageHead, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { PackLine } from '@xinglin/contract/packs'
import { PackageCheck, PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { PackDrawer } from './pack-drawer.tsx'
import { countsWord, packs } from './pack-queries.ts'
import styles from './packs.module.css'

const State = ({ pack: { Held: held, HeldAt: at, Offered: offered } }: { pack: PackLine }) => {
  if (held === 0) return offered > 0 ? <Tag>未添加</Tag> : <Tag>暂未提供</Tag>
  return (
    <>
      <Tag tone="success">
        已添加第 {held} 版{at && `（${dayOf(at)}）`}
      </Tag>
      {offered > 0 && <Tag tone="warning">可更新到第 {offered} 版</Tag>}
    </>
  )
}

const Pack = ({ pack, onOpen }: { pack: PackLine; onOpen: () => void }) => {
  const { Held: held, Offered: offered } = pack
  const Sign = held > 0 ? PackageCheck : PackagePlus
  return (
    <Card as="li" className={styles.pack}>
      <span className={styles.sign}>
        <Sign size={20} aria-hidden />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {pack.Name}
          <State pack={pack} />
        </h2>
        <p>{pack.Summary}</p>
        <p className={styles.counts}>{countsWord(pack.Counts)}</p>
      </div>
      <Button
        size="small"
        kind={offered > 0 ? 'primary' : 'quiet'}
        aria-label={`${offered === 0 ? '查看内容' : held === 0 ? '预览并添加' : '预览更新'}：${pack.Name}`}
        onClick={onOpen}
      >
        {offered === 0 ? '查看内容' : held === 0 ? '预览并添加' : '预览更新'}
      </Button>
    </Card>
  )
}

/** The packs that the platform offers to the school: looked through, added, updated. */
export const Packs = () => {
  const { data, error, refetch } = useQuery(packs)
  const [open, setOpen] = useState<string>()
  return (
    <>
      <PageHead
        title="内容包"
        note="平台提供的课程、病例、操作、实验与题目。添加后归学校所有，可以修改；更新不会覆盖学校改过的内容。"
      />
      {error && !data ? (
        <Failure head="内容包加载失败" error={error} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <Empty head="还没有内容包" note="平台尚未向学校提供内容包，请联系平台运维。" />
      ) : data ? (
        <ul className={styles.packs}>
          {data.map((pack) => (
            <Pack key={pack.Key} pack={pack} onOpen={() => setOpen(pack.Key)} />
          ))}
        </ul>
      ) : (
        <section aria-busy="true" aria-label="正在加载内容包">
          <Skeleton height="360px" shape="block" />
        </section>
      )}
      {open && <PackDrawer packKey={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
