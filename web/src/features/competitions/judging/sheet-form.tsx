import { Button, confirm, TextArea } from '#ui'
import { type JudgeStation, ratingNames, slotStateNames } from '@xinglin/contract/competitions'
import type { ReactNode } from 'react'
import { PointsLine } from './points-line.tsx'
import type { SheetDraft } from './sheet-outbox.ts'
import type { SheetView } from './sheet-sync.ts'
import styles from './sheet.module.css'

const ratings = Object.entries(ratingNames).map(([value, name]) => ({ value: Number(value), name }))

/** The sheet of one team at a station. */
export const SheetForm = ({
  station,
  slot,
  view,
  photo,
  onChange,
}: {
  station: JudgeStation
  slot: JudgeStation['Slots'][number]
  view: SheetView
  /** A picture of the paper, taken where the tablet failed. */
  photo: ReactNode
  onChange: (by: Partial<Omit<SheetDraft, 'seq'>>) => void
}) => {
  const { draft, fault } = view
  const given = station.Items.filter(({ Id }) => draft.points[Id] !== undefined)
  const total = given.reduce((sum, { Id }) => sum + (draft.points[Id] ?? 0), 0)
  const most = station.Items.reduce((sum, { Points }) => sum + Points, 0)
  const left = station.Items.length - given.length
  const give = (id: string, points: number | undefined) => {
    const { [id]: _before, ...others } = draft.points
    onChange({ points: points === undefined ? others : { ...others, [id]: points } })
  }
  const lock = async () => {
    const isSure = await confirm({
      title: `提交 ${slot.No} 号的评分？`,
      note: `得分 ${total} / ${most}，整体评价${ratingNames[draft.rating ?? 0] ?? ''}。提交后不能再改。`,
      yes: '提交评分',
    })
    if (isSure) onChange({ isLocked: true })
  }
  if (slot.State !== 'open')
    return (
      <p className={styles.note}>
        {slot.No} 号在本站{slotStateNames[slot.State]}，无须评分。
      </p>
    )
  return (
    <form
      className={styles.sheet}
      aria-label={`${slot.No}号的评分表`}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.sheetHead}>
        <h2>{slot.No} 号</h2>
        <p>
          得分 <strong>{total}</strong> / {most}
          {left > 0 && !draft.isLocked && `，还有 ${left} 项未评`}
        </p>
      </div>
      {fault !== '' && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {station.Items.map((item, at) => (
        <PointsLine
          key={item.Id}
          item={item}
          no={at + 1}
          points={draft.points[item.Id]}
          isLocked={draft.isLocked}
          onGive={(points) => give(item.Id, points)}
        />
      ))}
      <fieldset className={styles.rating}>
        <legend>整体评价</legend>
        {ratings.map(({ value, name }) => (
          <button
            key={value}
            type="button"
            className={styles.quick}
            aria-pressed={draft.rating === value}
            disabled={draft.isLocked}
            onClick={() => onChange({ rating: value })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <TextArea
        label="评语（选填）"
        rows={2}
        most={500}
        value={draft.remark}
        disabled={draft.isLocked}
        onChange={({ target }) => onChange({ remark: target.value })}
      />
      {photo}
      {draft.isLocked ? (
        <p className={styles.locked}>
          {view.isSent ? '已提交，不能再改。' : '已提交在本机，等待网络。'}
        </p>
      ) : (
        <Button
          kind="primary"
          size="large"
          disabled={left > 0 || draft.rating === null}
          onClick={() => void lock()}
        >
          提交评分
        </Button>
      )}
    </form>
  )
}
