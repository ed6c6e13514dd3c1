import { call } from '#call'
import { Button, Card, confirm, Empty, Failure, messageOf, Skeleton, Tag, toast } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ContestDetail,
  deleteMaterial,
  type ManagedMaterial,
  materialPhaseNames,
  materialReaderNames,
} from '@xinglin/contract/competitions'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { MaterialDialog } from './material-dialog.tsx'
import { MaterialBody } from './material-item.tsx'
import { managedMaterials } from './preparation-queries.ts'
import styles from './preparation.module.css'

/** The materials of a contest, for whoever holds it. */
export const Materials = ({ contest }: { contest: ContestDetail }) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(managedMaterials(contest.Id))
  const [writing, setWriting] = useState<{ one: ManagedMaterial | undefined }>()
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="140px" shape="block" />
  const isOver = contest.Status === 6 || contest.Status === 8
  const remove = async (one: ManagedMaterial, FileOnly: boolean) => {
    const title = FileOnly ? `移除“${one.Title}”的文件？` : `删除资料“${one.Title}”？`
    const yes = FileOnly ? '移除' : '删除'
    if (!(await confirm({ title, yes, danger: true }))) return
    try {
      await call(deleteMaterial, { SkillContestId: contest.Id, Id: one.Id, FileOnly })
      toast.success(`已${yes}`)
    } catch (failure) {
      toast.error(messageOf(failure))
    } finally {
      await queries.invalidateQueries({ queryKey: contestsKey })
    }
  }
  const add = (
    <Button icon={<Plus size={16} aria-hidden />} onClick={() => setWriting({ one: undefined })}>
      新增资料
    </Button>
  )
  return (
    <section className={styles.section} aria-labelledby="contest-materials">
      <div className={styles.headline}>
        <h2 id="contest-materials">资料</h2>
        {!isOver && data.length > 0 && add}
      </div>
      {data.length === 0 ? (
        <Empty
          head="还没有资料"
          note="赛务手册、交通路线、考试大纲等，可以只给报名成功的队，也可以到抽签或开赛后才显示。"
          next={isOver ? undefined : add}
        />
      ) : (
        <ul className={styles.list}>
          {data.map((one) => (
            <Card as="li" key={one.Id} className={styles.card}>
              <h3 className={styles.title}>
                {one.Title}
                <Tag tone={one.IsShown ? 'success' : 'neutral'}>
                  {one.IsShown ? '已显示' : '未显示'}
                </Tag>
              </h3>
              <MaterialBody material={one} />
              <p className={styles.note}>
                {materialReaderNames[one.Readers]}可见，{materialPhaseNames[one.ShownFrom]}显示
              </p>
              {!isOver && (
                <div className={styles.actions}>
                  <Button
                    size="small"
                    aria-label={`修改资料${one.Title}`}
                    onClick={() => setWriting({ one })}
                  >
                    修改
                  </Button>
                  {one.File && (
                    <Button
                      size="small"
                      kind="plain"
                      aria-label={`移除${one.Title}的文件`}
                      onClick={() => void remove(one, true)}
                    >
                      移除文件
                    </Button>
                  )}
                  <Button
                    size="small"
                    kind="plain"
                    aria-label={`删除资料${one.Title}`}
                    onClick={() => void remove(one, false)}
                  >
                    删除
                  </Button>
                </div>
              )}
            </Card>
          ))}
        </ul>
      )}
      {writing && (
        <MaterialDialog
          contestId={contest.Id}
          one={writing.one}
          onClose={() => setWriting(undefined)}
        />
      )}
    </section>
  )
}
