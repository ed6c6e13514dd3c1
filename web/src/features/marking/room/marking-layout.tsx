import { Button, Card, Checkbox, toast, useLeaveGuard } from '#ui'
import { useMutation } from '@tanstack/react-query'
import type { Criterion, Outcome } from '@xinglin/contract/marking'
import { CheckCheck, CornerUpLeft, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CommentField } from '../points/comment-field.tsx'
import { RubricDrawer } from '../points/rubric-drawer.tsx'
import { isRated, RubricFields } from '../points/rubric-fields.tsx'
import styles from './marking-room.module.css'
import { ReturnDialog } from './return-dialog.tsx'
import type { OwnMark } from './use-mark.ts'
import { useMarkingKeys } from './use-marking-keys.ts'

const releaseKey = 'xinglin.marking.release'

/** What a rubric is for, and how it is set; absent where it is not the marker’s to set. */
export type RubricSetting = {
  readonly title: string
  readonly about: string
  readonly save: (rubric: Criterion[]) => Promise<readonly Criterion[]>
}

/** The work after the one on the desk, in the order of those that wait, around its end; and the one before. */
const neighbours = (queue: readonly string[], id: string) => {
  const at = queue.indexOf(id)
  const around = [...queue.slice(at + 1), ...queue.slice(0, Math.max(0, at))]
  return { next: around.find((one) => one !== id), before: around.findLast((one) => one !== id) }
}

/**
 * A work under a marker’s hands, of whatever kind: what was handed in at the left, points, comment and what ends the marking
 * at the right, and on to the next by the keyboard.
 */
export const MarkingLayout = <Decided,>({
  id,
  rubric,
  own,
  queue,
  setting,
  document: written,
  scores,
  parts,
  below,
  returning,
  isReleased = false,
  mayRelease = true,
  asleep = false,
  wordOf,
  onRemark,
  onNext,
  onSettled,
}: {
  id: string
  rubric: readonly Criterion[]
  own: OwnMark<Decided>
  /** Those that wait, in their order. */
  queue: readonly string[]
  setting: RubricSetting | undefined
  document: ReactNode
  /** Above the points. */
  scores?: ReactNode
  /** Between points and comment. */
  parts?: ReactNode
  below?: ReactNode
  /** Absent where what was handed in stays as it is. */
  returning: { readonly note: string; readonly asksDays: boolean } | undefined
  /** Marks are told as they are given. */
  isReleased?: boolean
  /** Whoever marks may tell a mark by itself. */
  mayRelease?: boolean
  /** Something else is written: keys are its. */
  asleep?: boolean
  /** What is said once it is decided. */
  wordOf: (decided: Decided, outcome: Outcome) => string
  onRemark?: () => void
  /** Goes to another work that waits; without one, back to the list. */
  onNext: (id: string | undefined) => void
  onSettled: () => Promise<void>
}) => {
  const { mark, change, state } = own
  const [release, setRelease] = useState(localStorage.getItem(releaseKey) === 'yes')
  const [open, setOpen] = useState<'rubric' | 'return'>()
  const { next, before } = neighbours(queue, id)
  useLeaveGuard(own.dirty)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ outcome, days }: { outcome: Outcome; days: number }) =>
      own.decide(outcome, { release: mayRelease && release, againDays: days }),
    onSuccess: async (decided, { outcome }) => {
      toast.success(wordOf(decided, outcome))
      onNext(next)
      await onSettled()
    },
    onError: (error) => toast.error(error.message),
  })
  const done = () =>
    isRated(rubric, mark.Points)
      ? mutate({ outcome: 'marked', days: 1 })
      : toast.error('请为每个评分项给分')
  const place = useMarkingKeys({
    onDone: done,
    onNext: () => onNext(next),
    onBefore: () => onNext(before),
    onRemark,
    asleep: asleep || isPending || open !== undefined,
  })
  const isSaid = mark.Comment.trim() !== '' || mark.Annotations.length > 0
  return (
    <div className={styles.room} ref={place}>
      <Card roomy>{written}</Card>
      <Card roomy>
        <aside className={styles.panel} aria-label="批阅" data-marks>
          {scores}
          <div className={styles.heading}>
            <h2>评分标准</h2>
            {setting && (
              <Button
                kind="plain"
                size="small"
                icon={<SlidersHorizontal size={15} aria-hidden />}
                onClick={() => setOpen('rubric')}
              >
                修改评分标准
              </Button>
            )}
          </div>
          <RubricFields
            rubric={rubric}
            points={mark.Points}
            onChange={(Points) => change({ Points })}
          />
          {parts}
          <CommentField comment={mark.Comment} onChange={(Comment) => change({ Comment })} />
          <div className={styles.end}>
            {isReleased ? (
              <p className={styles.hint}>成绩已发布：批阅完成后学生立即看到。</p>
            ) : !mayRelease ? (
              <p className={styles.hint}>成绩在整场考试公布时告诉考生。</p>
            ) : (
              <Checkbox
                checked={release}
                onChange={({ target }) => {
                  setRelease(target.checked)
                  localStorage.setItem(releaseKey, target.checked ? 'yes' : '')
                }}
              >
                批阅后立即发布给学生
              </Checkbox>
            )}
            <div className={styles.actions}>
              <Button
                kind="primary"
                icon={<CheckCheck size={16} aria-hidden />}
                title="Ctrl+Enter"
                pending={isPending}
                disabled={!isRated(rubric, mark.Points)}
                onClick={done}
              >
                批阅完成，下一份
              </Button>
              {returning && (
                <Button
                  icon={<CornerUpLeft size={16} aria-hidden />}
                  pending={isPending}
                  disabled={!isSaid}
                  onClick={() => setOpen('return')}
                >
                  退回修改
                </Button>
              )}
            </div>
            {returning && !isSaid && (
              <p className={styles.hint}>退回修改前，请先写总评语或批注。</p>
            )}
            <output className={styles.hint}>{state}</output>
            <p className={styles.hint}>
              键盘：Enter 下一项 · ↑↓ 换等级 · Ctrl+Enter 完成并看下一份 · Alt+N / Alt+P 下一份 /
              上一份 · Alt+1–9 插入评语{onRemark && ' · Alt+A 批注选中文字'}
            </p>
          </div>
          {below}
        </aside>
      </Card>
      {open === 'rubric' && setting && (
        <RubricDrawer
          {...setting}
          rubric={rubric}
          onClose={() => setOpen(undefined)}
          onSaved={(saved) => {
            setOpen(undefined)
            // Points of what is asked for no more would be refused.
            const still = new Set(saved.map(({ Id }) => Id))
            const kept = Object.entries(mark.Points).filter(([one]) => still.has(one))
            if (kept.length < Object.keys(mark.Points).length)
              change({ Points: Object.fromEntries(kept) })
          }}
        />
      )}
      {open === 'return' && returning && (
        <ReturnDialog
          {...returning}
          onClose={() => setOpen(undefined)}
          onReturn={(days) => {
            setOpen(undefined)
            mutate({ outcome: 'returned', days: Math.max(1, days) })
          }}
        />
      )}
    </div>
  )
}
