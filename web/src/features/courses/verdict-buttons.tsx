import { Button, confirm, toast } from '#ui'
import { kind as kinds, messages, type Verdict } from '@xinglin/contract/courses'
import { BookOpenCheck, Info, Phone, Play, RotateCcw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './verdict-buttons.module.css'

type Action = Verdict['Actions'][number]

/** What Proceed means on the wire: 0 start or relearn, 1 go on, 3 the confirmed relearning of an experiment. */
export type Proceed = 0 | 1 | 3

/** How far the open attempt is towards its report: not yet, everything done but not ended, ended. */
export type Report = 'notYet' | 'toEnd' | 'ready'

const reports: Readonly<Record<Report, string>> = {
  notYet: '查看学习记录',
  toEnd: '完成学习',
  ready: '学习报告',
}

const words: Readonly<Record<Exclude<Action, 'readOnly'>, string>> = {
  start: '开始学习',
  continue: '继续学习',
  relearn: '重新学习',
  buy: '购买',
}

const icons = {
  start: Play,
  continue: Play,
  relearn: RotateCcw,
  buy: Phone,
  readOnly: BookOpenCheck,
}

const isTrial = ({ Reason }: Verdict) => Reason === 'trialOver' || Reason === 'trialNotBegun'

/** A complete course is mostly looked at again: the button that would begin a new round steps back. */
const isQuiet = (action: Action, actions: readonly Action[]) =>
  action === 'relearn' ? actions.length > 1 : action === 'readOnly' && actions[0] !== 'relearn'

/**
 * The buttons that the server's verdict names, and its sentence. What a button may do was decided there; here it is
 * only shown: strangers are sent to sign in, a trial says its dates, and a course is begun anew after being asked: the
 * round that was finished cannot be entered again.
 */
export const VerdictButtons = ({
  verdict,
  kind,
  report,
  busy,
  beside,
  onProceed,
  onLook,
  onBuy,
  onSignIn,
}: {
  verdict: Verdict
  kind: number
  /** What looking at what was done leads to. */
  report: Report
  busy: boolean
  /** What stands in the row after them. */
  beside?: ReactNode
  onProceed: (proceed: Proceed) => void
  /** Opens what was done so far. */
  onLook: () => void
  onBuy: () => void
  onSignIn: () => void
}) => {
  const id = useId()
  const shut = isTrial(verdict)

  const relearn = async () => {
    const isExperiment = kind === kinds.experiment
    const note = isExperiment ? messages.relearnExperiment : messages.relearn
    if (await confirm({ title: '重新学习', note, yes: '重新学习' })) onProceed(isExperiment ? 3 : 0)
  }

  const start = () => {
    if (verdict.Reason === 'signIn') {
      toast.warning(verdict.Message)
      return onSignIn()
    }
    if (shut) return toast.warning(verdict.Message)
    return onProceed(0)
  }

  const actions: Readonly<Record<Action, () => void>> = {
    start,
    continue: () => onProceed(1),
    relearn: () => void relearn(),
    buy: onBuy,
    readOnly: onLook,
  }

  return (
    <>
      <div className={styles.buttons}>
        {verdict.Actions.map((action) => {
          const Icon = icons[action]
          const asleep = shut && action === 'start'
          return (
            <Button
              key={action}
              size="large"
              kind={asleep || isQuiet(action, verdict.Actions) ? 'quiet' : 'primary'}
              className={asleep ? styles.asleep : undefined}
              icon={<Icon size={18} aria-hidden />}
              pending={busy}
              aria-describedby={asleep ? id : undefined}
              onClick={actions[action]}
            >
              {action === 'readOnly' ? reports[report] : words[action]}
            </Button>
          )
        })}
        {beside}
      </div>
      {(shut || verdict.Reason === 'unlicensed') && (
        <p className={styles.why} id={id}>
          <Info size={16} aria-hidden />
          <span>{verdict.Message}</span>
        </p>
      )}
    </>
  )
}
