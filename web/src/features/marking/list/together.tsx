import { call } from '#call'
import { Button, Checkbox, ChosenBar, Dialog, SelectField, TextArea, TextField, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { againDays, decideWorks, longestRemark, releaseWorks } from '@xinglin/contract/marking'
import type { WorkKind, WorkLine } from '@xinglin/contract/marking'
import { useState } from 'react'
import { markingKey } from '../queries/marking-queries.ts'
import styles from './together.module.css'

const ways = [
  { value: 'full', name: '满分' },
  { value: 'share', name: '同一得分率' },
  { value: 'kept', name: '按各份已保存的评分' },
  { value: 'return', name: '退回修改' },
] as const
type Way = (typeof ways)[number]['value']

const notes: Readonly<Record<Way, string>> = {
  full: '每个评分项都给满分。',
  share: '每个评分项按同一得分率给分。',
  kept: '用您已为各份保存的分数；还没有给全分的不改动。',
  return: '学生会看到评语，修改后重新提交。',
}

const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most

const Asking = ({
  kind,
  groupId,
  ids,
  isReleased,
  onDone,
  onClose,
}: {
  kind: WorkKind
  groupId: string
  ids: readonly string[]
  isReleased: boolean
  onDone: () => void
  onClose: () => void
}) => {
  // Answers of examinations stay as they are, and are told by the release of the whole.
  const isFinal = kind === 'exam'
  const queries = useQueryClient()
  const [way, setWay] = useState<Way>('full')
  const [share, setShare] = useState('80')
  const [days, setDays] = useState(String(againDays.usual))
  const [comment, setComment] = useState('')
  const [release, setRelease] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(decideWorks, {
        Kind: kind,
        GroupId: groupId,
        Ids: [...ids],
        Outcome: way === 'return' ? 'returned' : 'marked',
        Share: way === 'full' ? 100 : way === 'share' ? Number(share) : null,
        Comment: comment,
        Release: release,
        AgainDays: Number(days),
      }),
    onSuccess: async ({ Decided, Left }) => {
      const done = way === 'return' ? `已退回 ${Decided} 份` : `已批阅 ${Decided} 份`
      toast.success(Left === 0 ? done : `${done}，${Left} 份没有改动（他人在批阅，或还没有给全分）`)
      await queries.invalidateQueries({ queryKey: markingKey })
      onDone()
    },
    onError: (error) => toast.error(error.message),
  })
  const wrongShare = way === 'share' && !isWhole(share, 0, 100)
  const wrongDays = way === 'return' && !isWhole(days, 1, againDays.most)
  const unsaid = way === 'return' && comment.trim() === ''
  return (
    <Dialog
      title={`批量批阅 ${ids.length} 份${isFinal ? '作答' : '作业'}`}
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            pending={isPending}
            disabled={wrongShare || wrongDays || unsaid || [...comment].length > longestRemark}
            onClick={() => mutate()}
          >
            {way === 'return' ? '退回' : '给分'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <SelectField
          label="怎样批阅"
          options={ways
            .filter(({ value }) => !isFinal || value !== 'return')
            .map(({ value, name }) => ({ value, name }))}
          value={way}
          onChoose={(value) => setWay(ways.find((one) => one.value === value)?.value ?? 'full')}
        />
        <p className={styles.note}>{notes[way]}之后仍可逐份修改。</p>
        {way === 'share' && (
          <TextField
            label="得分率（%）"
            inputMode="numeric"
            value={share}
            error={wrongShare ? '请填写 0 到 100 的整数' : undefined}
            onChange={({ target }) => setShare(target.value)}
          />
        )}
        {way === 'return' && (
          <TextField
            label="几天内可以重新提交"
            inputMode="numeric"
            value={days}
            error={wrongDays ? `请填写 1 到 ${againDays.most} 的整数` : undefined}
            onChange={({ target }) => setDays(target.value)}
          />
        )}
        <TextArea
          label={way === 'return' ? '评语' : '评语（可不填）'}
          most={longestRemark}
          rows={3}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
        {way !== 'return' && !isReleased && !isFinal && (
          <Checkbox checked={release} onChange={({ target }) => setRelease(target.checked)}>
            批阅后立即发布给学生
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}

/** What is done with the chosen works at once: marked or returned alike, or told to their students. */
export const Together = ({
  kind,
  groupId,
  chosen,
  isReleased,
  onDone,
}: {
  kind: WorkKind
  groupId: string
  chosen: readonly WorkLine[]
  /** Marks are told as they are given. */
  isReleased: boolean
  onDone: () => void
}) => {
  const queries = useQueryClient()
  const [asking, ask] = useState(false)
  const idsOf = (state: WorkLine['State']) =>
    chosen.filter(({ State }) => State === state).map(({ Id }) => Id)
  const [waiting, marked] = [idsOf('waiting'), idsOf('marked')]
  const release = useMutation({
    mutationFn: () => call(releaseWorks, { Kind: kind, GroupId: groupId, Ids: marked }),
    onSuccess: async ({ Released }) => {
      toast.success(`已发布 ${Released} 份`)
      await queries.invalidateQueries({ queryKey: markingKey })
      onDone()
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <>
      <ChosenBar count={chosen.length} onNone={onDone}>
        <Button size="small" disabled={waiting.length === 0} onClick={() => ask(true)}>
          批量批阅（{waiting.length}）
        </Button>
        {kind !== 'exam' && (
          <Button
            size="small"
            disabled={marked.length === 0}
            pending={release.isPending}
            onClick={() => release.mutate()}
          >
            发布成绩（{marked.length}）
          </Button>
        )}
      </ChosenBar>
      {asking && (
        <Asking
          kind={kind}
          groupId={groupId}
          ids={waiting}
          isReleased={isReleased}
          onDone={() => {
            ask(false)
            onDone()
          }}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
