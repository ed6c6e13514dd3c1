import { call } from '#call'
import { Button, confirm, exactMomentOf, Tag, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  decideRegrade,
  type Regrade,
  type RegradeItem,
  regradeStateNames,
} from '@xinglin/contract/exams'
import { itemNo } from '../analysis/item-notes.ts'
import { correctionWords } from './correction-form.ts'
import { regradesKey } from './regrade-queries.ts'
import styles from './regrades.module.css'

const tones = {
  proposed: 'warning',
  applied: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
} as const

const Withdraw = ({ examId, regrade }: { examId: string; regrade: Regrade }) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(decideRegrade, { ExamId: examId, Id: regrade.Id, Outcome: 'withdrawn' }),
    onSuccess: () => {
      toast.success('已撤回')
      return queries.invalidateQueries({ queryKey: regradesKey })
    },
    onError: (error) => toast.error(error.message),
  })
  const ask = async () => {
    if (await confirm({ title: '撤回这项重新判分？', yes: '撤回', no: '返回' })) mutate()
  }
  return (
    <Button size="small" kind="plain" pending={isPending} onClick={() => void ask()}>
      撤回
    </Button>
  )
}

const happened = ({ ProposedBy, ProposedAt, DecidedBy, DecidedAt, State }: Regrade): string =>
  [
    `${ProposedBy} ${exactMomentOf(ProposedAt)} 提出`,
    ...(DecidedAt && State !== 'withdrawn'
      ? [`${DecidedBy} ${exactMomentOf(DecidedAt)} ${State === 'applied' ? '确认' : '处理'}`]
      : []),
  ].join('，')

/** The regrades of an examination: what was corrected and why, who proposed and confirmed it, whom it changed. */
export const RegradeList = ({
  examId,
  regrades,
  items,
  mayConfirm,
  onDecide,
}: {
  examId: string
  regrades: readonly Regrade[]
  items: readonly RegradeItem[]
  mayConfirm: boolean
  onDecide: (regrade: Regrade) => void
}) => (
  <ul className={styles.list}>
    {regrades.map((one) => {
      const item = items.find(({ UnitId }) => UnitId === one.UnitId)
      return (
        <li key={one.Id} className={styles.line}>
          <div>
            <p className={styles.what}>
              <b>第{item ? itemNo(item) : '—'}题</b>
              {correctionWords(one.Correction, item)}
              <Tag tone={tones[one.State]}>{regradeStateNames[one.State]}</Tag>
              {one.Figures && (
                <span className={styles.note}>
                  提高 {one.Figures.Raised} 人，降低 {one.Figures.Lowered} 人
                </span>
              )}
            </p>
            <p className={styles.note}>
              {one.Reason}
              {one.Note !== '' && `（意见：${one.Note}）`}
            </p>
            <p className={styles.note}>{happened(one)}</p>
          </div>
          {one.State === 'proposed' &&
            (one.IsOwn ? (
              <Withdraw examId={examId} regrade={one} />
            ) : (
              mayConfirm && (
                <Button size="small" kind="primary" onClick={() => onDecide(one)}>
                  核对并确认
                </Button>
              )
            ))}
        </li>
      )
    })}
  </ul>
)
