import { call } from '#call'
import { Button, Drawer, Tag, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { grantPacks, type ReleasedPack, type SchoolPacks } from '@xinglin/contract/packs'
import { useState } from 'react'
import { countsWord, packsKey } from './pack-queries.ts'
import styles from './packs.module.css'

type Release = readonly ReleasedPack[]

/** What a school was granted of each pack; grants, offers the newest version, takes back. */
export const GrantDrawer = ({
  school,
  release,
  onClose,
}: {
  school: SchoolPacks
  release: Release
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState('')
  const grant = async (keys: readonly string[], granted: boolean, done: string) => {
    setPending(keys.length > 1 ? 'all' : (keys[0] ?? ''))
    try {
      const wanted = { GrantedTo: school.SchoolId, Packs: [...keys], Granted: granted }
      await call(grantPacks, wanted)
      toast.success(done)
      await queries.invalidateQueries({ queryKey: packsKey })
    } catch (fault) {
      toast.error(messageOf(fault))
    }
    setPending('')
  }
  const lines = release.map((pack) => {
    const line = school.Packs.find(({ Key }) => Key === pack.Key)
    const granted = line?.Granted ?? false
    return {
      pack,
      granted,
      held: line?.Held ?? 0,
      newest: granted && (line?.Offered ?? 0) >= pack.Version,
    }
  })
  const open = lines.filter(({ newest }) => !newest).map(({ pack }) => pack.Key)
  return (
    <Drawer
      title={`内容包：${school.Name}`}
      wide
      onClose={onClose}
      foot={
        open.length > 0 && (
          <Button
            kind="primary"
            pending={pending === 'all'}
            onClick={() => void grant(open, true, '已全部发放')}
          >
            全部发放最新版
          </Button>
        )
      }
    >
      <ul className={styles.grant}>
        {lines.map(({ pack, granted, held, newest }) => (
          <li key={pack.Key}>
            <div className={styles.words}>
              <strong className={styles.name}>
                {pack.Name}
                {held > 0 && <Tag tone="neutral">学校已添加第 {held} 版</Tag>}
                {granted ? <Tag tone="success">已提供</Tag> : <Tag>未提供</Tag>}
              </strong>
              <span className={styles.counts}>
                第 {pack.Version} 版 · {countsWord(pack.Counts)}
              </span>
            </div>
            <div className={styles.held}>
              {!newest && (
                <Button
                  size="small"
                  kind="primary"
                  pending={pending === pack.Key}
                  aria-label={`${granted ? '提供新版' : '提供'}：${pack.Name}`}
                  onClick={() => void grant([pack.Key], true, `已提供“${pack.Name}”`)}
                >
                  {granted ? '提供新版' : '提供'}
                </Button>
              )}
              {granted && (
                <Button
                  size="small"
                  kind="plain"
                  pending={newest && pending === pack.Key}
                  aria-label={`停止提供：${pack.Name}`}
                  onClick={() =>
                    void grant([pack.Key], false, `已停止提供“${pack.Name}”，学校已有的内容保留`)
                  }
                >
                  停止提供
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
