import { call } from '#call'
import { Button, Dialog, FormFault, SelectField, Switch, TextField, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  type listWorks,
  type MarkingPolicy,
  saveMarkingPolicy,
  type WorkKind,
} from '@xinglin/contract/marking'
import { useState } from 'react'
import { markingKey } from '../queries/marking-queries.ts'
import styles from './together.module.css'

type Item = OutputOf<typeof listWorks>['Items'][number]

/** Says how works of an item are marked: by one or two, whose they are told or not. */
export const PolicyDialog = ({
  kind,
  groupId,
  items,
  onClose,
}: {
  kind: WorkKind
  groupId: string
  items: readonly Item[]
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [itemId, setItemId] = useState(items[0]?.ItemId ?? '')
  const had = items.find(({ ItemId }) => ItemId === itemId)?.Policy
  const [typed, setTyped] = useState<MarkingPolicy>()
  const [differ, setDiffer] = useState<string>()
  const [fault, setFault] = useState('')
  const policy = typed ?? had
  const points = differ ?? String(policy?.Differ ?? 10)
  const wrong = !/^\d{1,2}$/.test(points) || Number(points) < 1 || Number(points) > 50
  const save = useMutation({
    mutationFn: (Policy: MarkingPolicy) =>
      call(saveMarkingPolicy, { Kind: kind, GroupId: groupId, ItemId: itemId, Policy }),
    onSuccess: async () => {
      toast.success('已保存批阅方式')
      await queries.invalidateQueries({ queryKey: markingKey })
      onClose()
    },
    onError: (error) => setFault(error.message),
  })
  if (!policy) return null
  return (
    <Dialog
      title="批阅方式"
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            pending={save.isPending}
            disabled={policy.Markers === 2 && wrong}
            onClick={() => save.mutate({ ...policy, Differ: wrong ? 10 : Number(points) })}
          >
            保存
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {fault && <FormFault>{fault}</FormFault>}
        {items.length > 1 && (
          <SelectField
            label="作业"
            options={items.map(({ ItemId, Title }) => ({ value: ItemId, name: Title }))}
            value={itemId}
            onChoose={(id) => {
              setItemId(id)
              setTyped(undefined)
              setDiffer(undefined)
            }}
          />
        )}
        <Switch
          checked={policy.Anonymous}
          onChange={({ target }) => setTyped({ ...policy, Anonymous: target.checked })}
        >
          匿名批阅
        </Switch>
        <p className={styles.note}>
          成绩发布前，批阅的教师看不到学生姓名、学号、附件名和提交时间。
        </p>
        <Switch
          checked={policy.Markers === 2}
          onChange={({ target }) => setTyped({ ...policy, Markers: target.checked ? 2 : 1 })}
        >
          两人分别批阅
        </Switch>
        <p className={styles.note}>
          两位教师互不知道对方的评分，取平均；相差过大时由第三位教师决定。
        </p>
        {policy.Markers === 2 && (
          <TextField
            label="允许相差（百分制，分）"
            inputMode="numeric"
            value={points}
            error={wrong ? '请填写 1 到 50 的整数' : undefined}
            onChange={({ target }) => setDiffer(target.value.trim())}
          />
        )}
      </div>
    </Dialog>
  )
}
