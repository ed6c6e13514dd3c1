import { Button, confirm, useLeaveGuard } from '#ui'
import type { Sitting } from '@xinglin/contract/exams'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { ExamAddresses } from '../queries/addresses.ts'
import { HandInDialog } from './hand-in-dialog.tsx'
import { HandedIn } from './handed-in.tsx'
import type { Waiting } from './outbox.ts'
import { QuestionCard } from './question-card.tsx'
import { QuestionMap } from './question-map.tsx'
import { placesOf } from './question-places.ts'
import { SittingBar, type TextSize } from './sitting-bar.tsx'
import { PauseCover, RoomWords, TakenOver } from './sitting-notices.tsx'
import styles from './sitting.module.css'
import { useStationAddress } from './station-address.ts'
import { type StationRoom, StationView } from './station-view.tsx'
import { ToolsDialog } from './tools-dialog.tsx'
import { UnsentNotice } from './unsent-notice.tsx'
import { useCountdown } from './use-countdown.ts'
import { useOwnMarks } from './use-own-marks.ts'
import { useSitting } from './use-sitting.ts'
import { useSteps } from './use-steps.ts'

/** An examination while it is sat: the paper, the map, the time, how answers stand. */
export const SittingView = ({
  begun,
  waiting,
  addresses,
  stationRoom,
  onBack,
}: {
  begun: Sitting
  /** What of it waits on this device. */
  waiting: readonly Waiting[]
  addresses: ExamAddresses
  stationRoom: StationRoom
  /** Opens it here again after another device took over. */
  onBack: () => void
}) => {
  const now = useSitting(begun, waiting)
  const { station } = useStationAddress()
  const { sitting, receipt, ended } = now
  const places = placesOf(sitting)
  const { marks, mark, strike } = useOwnMarks(now.outbox, sitting.AttemptId)
  const { at, isAll, go, step, setAll } = useSteps(places, now.lookAt)
  const [size, setSize] = useState<TextSize>('usual')
  const [open, setOpen] = useState<'hand-in' | 'tools'>()
  const isRunning = receipt === undefined && ended === undefined
  const left = useCountdown(sitting.Deadline, isRunning && !sitting.Paused, () => void now.handIn())
  useLeaveGuard(isRunning && now.state === 'failing')
  if (receipt)
    return (
      <HandedIn
        name={sitting.Name}
        attemptId={sitting.AttemptId}
        receipt={receipt}
        addresses={addresses}
      />
    )
  if (ended === 'elsewhere') return <TakenOver now={now} places={places} onBack={onBack} />
  const isLocked = left === 0 || ended === 'over'
  if (station !== undefined && !isLocked && !sitting.Paused)
    return (
      <>
        <StationView now={now} questionId={station} room={stationRoom} />
        <RoomWords now={now} />
      </>
    )
  const here = places[at]
  const shown = isAll ? places : here ? [here] : []
  const current = here?.section ?? sitting.Sections.find(({ State }) => State === 'open')
  const openSections = sitting.Sections.filter(({ State }) => State === 'open')
  const lastOpen = openSections.at(-1)
  const isLast = at === places.length - 1
  const later = sitting.Sections.some(({ State }) => State === 'later')
  const leaveSection = async () => {
    if (!lastOpen) return
    const agreed = await confirm({
      title: '进入下一部分？',
      note: lastOpen.OneWay
        ? `离开“${lastOpen.Name}”后不能返回查看或修改。`
        : '前面不限回看的部分仍可返回。',
      yes: '进入下一部分',
    })
    if (agreed) await now.nextSection(lastOpen.SectionId)
  }
  return (
    <div className={styles.page} data-size={size}>
      <SittingBar
        now={now}
        left={left}
        size={size}
        onSize={setSize}
        onTools={() => setOpen('tools')}
        onHandIn={() => setOpen('hand-in')}
      />
      {isLocked && (
        <p className={styles.ending} role="alert">
          时间到，正在交卷{now.fault !== '' && `：${now.fault}。答案已存本机，网络恢复后自动提交`}
          {now.fault !== '' && (
            <Button size="small" pending={now.pending} onClick={() => void now.handIn()}>
              立即重试
            </Button>
          )}
        </p>
      )}
      <UnsentNotice now={now} isOver={isLocked} />
      {sitting.Paused ? (
        <PauseCover />
      ) : (
        <div className={styles.columns}>
          <QuestionMap
            now={now}
            places={places}
            here={here?.question.QuestionId ?? ''}
            marked={new Set(marks.review)}
            onGo={go}
          />
          <section className={styles.paper} aria-label="试卷">
            <div className={styles.paperHead}>
              <h2 className={styles.sectionTitle}>{current?.Name}</h2>
              <Button size="small" onClick={() => setAll(!isAll)}>
                {isAll ? '逐题显示' : '整页显示'}
              </Button>
            </div>
            {shown.map((place) => (
              <QuestionCard
                key={place.question.QuestionId}
                now={now}
                place={place}
                marks={marks}
                locked={isLocked}
                onMark={mark}
                onStrike={strike}
              />
            ))}
            {now.fault !== '' && !isLocked && open !== 'hand-in' && (
              <p className={styles.fault} role="alert">
                {now.fault}
              </p>
            )}
            <footer className={styles.steps}>
              {!isAll && (
                <Button
                  icon={<ChevronLeft size={17} aria-hidden />}
                  disabled={at === 0}
                  onClick={() => step(-1)}
                >
                  上一题
                </Button>
              )}
              {!isAll && !isLast && (
                <Button kind="primary" onClick={() => step(1)}>
                  下一题
                  <ChevronRight size={17} aria-hidden />
                </Button>
              )}
              {(isAll || isLast) && later && (
                <Button kind="primary" pending={now.pending} onClick={() => void leaveSection()}>
                  进入下一部分
                </Button>
              )}
              {(isAll || isLast) && !later && (
                <Button kind="primary" onClick={() => setOpen('hand-in')}>
                  交卷
                </Button>
              )}
              <p className={styles.keys}>键盘：← → 换题，A–L 选择选项，M 标记</p>
            </footer>
          </section>
        </div>
      )}
      {open === 'hand-in' && (
        <HandInDialog
          now={now}
          places={places}
          marked={marks.review.length}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'tools' && <ToolsDialog onClose={() => setOpen(undefined)} />}
      <RoomWords now={now} />
    </div>
  )
}
