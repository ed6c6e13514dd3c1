import { call } from '#call'
import {
  Button,
  Card,
  confirm,
  Drawer,
  Empty,
  Failure,
  messageOf,
  SearchField,
  Skeleton,
  Tag,
  toast,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteTopicCard, type TopicCard } from '@xinglin/contract/competitions'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { CardDialog } from './card-dialog.tsx'
import { topicCards } from './card-queries.ts'
import styles from './cards.module.css'

/** The cards that stations are set from: written, changed and taken away. */
export const CardsDrawer = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(topicCards)
  const [key, setKey] = useState('')
  const [writing, setWriting] = useState<{ one: TopicCard | undefined }>()
  const remove = async (one: TopicCard) => {
    const note = '已选用它的考站不受影响。'
    if (!(await confirm({ title: `删除题卡“${one.Name}”？`, note, yes: '删除', danger: true })))
      return
    try {
      await call(deleteTopicCard, { Id: one.Id })
      toast.success('已删除')
    } catch (failure) {
      toast.error(messageOf(failure))
    } finally {
      await queries.invalidateQueries({ queryKey: contestsKey })
    }
  }
  const shown = (data ?? []).filter(({ Name, WorkName, Place }) =>
    [Name, WorkName, Place].some((text) => text.includes(key)),
  )
  const add = (
    <Button
      kind="primary"
      icon={<Plus size={16} aria-hidden />}
      onClick={() => setWriting({ one: undefined })}
    >
      新建题卡
    </Button>
  )
  return (
    <Drawer title="题卡" wide onClose={onClose} foot={data && data.length > 0 ? add : undefined}>
      <div className={styles.form}>
        {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height="220px" shape="block" />}
        {data?.length === 0 && (
          <Empty
            head="还没有题卡"
            note="把病例和操作规程按症状、操作类型归成题卡，出题时直接选用。"
            next={add}
          />
        )}
        {data && data.length > 0 && (
          <SearchField label="题卡、病例或症状" value={key} onSearch={setKey} />
        )}
        <ul className={styles.list}>
          {shown.map((one) => (
            <Card as="li" key={one.Id} className={styles.card}>
              <h3 className={styles.title}>
                {one.Name}
                <Tag>{one.Kind === 'operation' ? '操作' : '问诊'}</Tag>
                {!one.Published && <Tag tone="warning">未公开</Tag>}
              </h3>
              <p className={styles.note}>
                {[one.Place, one.WorkName, one.AuthorName].filter((text) => text !== '').join('，')}
              </p>
              {one.CanChange && (
                <div className={styles.actions}>
                  <Button
                    size="small"
                    aria-label={`修改题卡${one.Name}`}
                    onClick={() => setWriting({ one })}
                  >
                    修改
                  </Button>
                  <Button
                    size="small"
                    kind="plain"
                    aria-label={`删除题卡${one.Name}`}
                    onClick={() => void remove(one)}
                  >
                    删除
                  </Button>
                </div>
              )}
            </Card>
          ))}
        </ul>
        {data && data.length > 0 && shown.length === 0 && (
          <p className={styles.note}>没有符合条件的题卡</p>
        )}
      </div>
      {writing && <CardDialog one={writing.one} onClose={() => setWriting(undefined)} />}
    </Drawer>
  )
}
