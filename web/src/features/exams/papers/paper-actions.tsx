import { call, newId } from '#call'
import { Button, confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { movePaper, type PaperDetail, type PaperMove } from '@xinglin/contract/exams'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PaperAddresses } from './addresses.ts'
import { papersKey } from './paper-queries.ts'

const names = {
  freeze: '定稿',
  retire: '停用',
  restore: '恢复使用',
  copy: '复制',
  delete: '删除',
} as const
const order: readonly PaperMove[] = ['delete', 'retire', 'restore', 'copy', 'freeze']

const questions: Partial<Record<PaperMove, { title: string; note: string; danger?: true }>> = {
  freeze: {
    title: '将当前内容定稿为新版本？',
    note: '定稿后该版本的题目、分值和题目内容不再改变；以后的修改会成为下一版。',
  },
  retire: { title: '停用这份试卷？', note: '不能再用于新的考试，已安排的考试不受影响。' },
  delete: { title: '删除这份试卷？', note: '删除后不能恢复。', danger: true },
}

/** What the visitor may do with a paper now. */
export const PaperActions = ({
  detail,
  dirty,
  addresses,
  onSave,
  onDone,
}: {
  detail: PaperDetail
  dirty: boolean
  addresses: PaperAddresses
  /** Saves what is in the form; undefined where it could not be. */
  onSave: () => Promise<PaperDetail | undefined>
  onDone: (detail: PaperDetail) => void
}) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [pending, setPending] = useState<PaperMove>()
  const act = async (Action: PaperMove) => {
    const question = questions[Action]
    if (question && !(await confirm({ ...question, yes: names[Action] }))) return
    const now = dirty && Action === 'freeze' ? await onSave() : detail
    if (!now) return
    setPending(Action)
    try {
      const { Detail } = await call(movePaper, {
        Id: now.Line.Id,
        Action,
        NewId: newId(),
        Version: now.Version,
      })
      toast.success(`已${names[Action]}`)
      await queries.invalidateQueries({ queryKey: [...papersKey, 'list'] })
      if (!Detail) await navigate(addresses.list)
      else if (Action === 'copy') await navigate(addresses.one(Detail.Line.Id))
      else onDone(Detail)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(undefined)
    }
  }
  const may = (action: PaperMove) =>
    detail.Actions.includes(action) || (action === 'freeze' && dirty)
  return order.filter(may).map((action) => (
    <Button
      key={action}
      kind={action === 'freeze' ? 'primary' : 'quiet'}
      pending={pending === action}
      disabled={dirty && action !== 'freeze'}
      onClick={() => void act(action)}
    >
      {names[action]}
    </Button>
  ))
}
