import { serverNow } from '#call'
import { pointWord } from '@xinglin/simulation/assessment'
import type { Appeal, SessionReport } from '@xinglin/contract/simulations/consultation'
import { type ReactNode, useState } from 'react'
import { type ScoredItem } from '../scoring/debrief-items.tsx'
import { AppealDialog, type Wanted } from './appeal-dialog.tsx'
import { JudgeDialog, type Judging } from './judge-dialog.tsx'
import styles from './appeal-desk.module.css'
import { AppealSign } from './appeal-sign.tsx'

type Turn = SessionReport['Debrief']['understood'][number]

const appealOfItem = (appeals: readonly Appeal[], dimension: number, item: string) =>
  appeals.find(
    ({ About: about }) =>
      about.Kind === 'item' && about.Dimension === dimension && about.Item === item,
  )

const Deed = ({ name, of, onPress }: { name: string; of: string; onPress: () => void }) => (
  <button type="button" className={styles.deed} aria-label={`${name}：${of}`} onClick={onPress}>
    {name}
  </button>
)

/** Parts of a turn, each once. */
const partsOf = ({ said: utterance }: Turn): readonly number[] => [
  ...new Set(utterance.map(({ part }) => part)),
]

/** What one may do about a report: its owner appeals while that is possible, the teacher of the course gives other points. */
export const useAppealDesk = (
  report: SessionReport,
): {
  readonly mayAppeal: boolean
  readonly besideItem: (dimension: number, item: ScoredItem) => ReactNode
  readonly besidePart: (turn: Turn) => ReactNode
  readonly dialog: ReactNode
} => {
  const [wanted, want] = useState<Wanted>()
  const [judging, judge] = useState<Judging>()
  const { Appeals: appeals, AppealUntil: until, MayJudge: mayJudge } = report
  const mayAppeal = until !== null && serverNow() < Date.parse(until)
  const pointsOf = (dimension: number, item: ScoredItem) =>
    report.Machine?.Sheet.dimensions[dimension - 1]?.items.find(({ id }) => id === item.id)?.got

  const besideItem = (dimension: number, item: ScoredItem) => {
    const own = appealOfItem(appeals, dimension, item.id)
    const machine = pointsOf(dimension, item)
    const isOther = machine !== undefined && machine !== item.got
    const canAppeal = mayAppeal && !own && item.got < item.max
    if (!own && !isOther && !canAppeal && !mayJudge) return null
    return (
      <div className={styles.beside}>
        {isOther && (
          <span className={styles.other}>
            机器评分 {pointWord(machine)}，老师改为 {pointWord(item.got)}
          </span>
        )}
        {own && <AppealSign appeal={own} />}
        {canAppeal && (
          <Deed
            name="问了没给分，申诉"
            of={item.zh}
            onPress={() =>
              want({ Kind: 'item', Dimension: dimension, Item: item.id, name: item.zh })
            }
          />
        )}
        {mayJudge && (
          <Deed name="调整得分" of={item.zh} onPress={() => judge({ dimension, item })} />
        )}
      </div>
    )
  }

  const besidePart = (turn: Turn) => {
    const parts = partsOf(turn)
    return parts.map((part, at) => {
      const own = appeals.find(
        ({ About: about }) =>
          about.Kind === 'sentence' && about.Seq === turn.seq && about.Part === part,
      )
      if (own) return <AppealSign key={part} appeal={own} />
      return mayAppeal ? (
        <Deed
          key={part}
          // Of a sentence in several parts each may be appealed; they are counted as they were said.
          name={parts.length > 1 ? `第${at + 1}问：我问的是…` : '我问的是…'}
          of={turn.text}
          onPress={() => want({ Kind: 'sentence', Seq: turn.seq, Part: part, name: turn.text })}
        />
      ) : null
    })
  }

  const dialog = (
    <>
      {wanted && <AppealDialog report={report} wanted={wanted} onClose={() => want(undefined)} />}
      {judging && (
        <JudgeDialog report={report} judging={judging} onClose={() => judge(undefined)} />
      )}
    </>
  )
  return { mayAppeal, besideItem, besidePart, dialog }
}
