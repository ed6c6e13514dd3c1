import { useMedia } from '#ui'
import { WholeWindow } from '#simulations/kernel'
import { useState } from 'react'
import { BedsideBar } from './bedside-bar.tsx'
import styles from './bedside.module.css'
import { released } from './compressions.tsx'
import { Deeds } from './deeds.tsx'
import { GuidePanel } from './guide-panel.tsx'
import { Log } from './log.tsx'
import { Monitor } from './monitor/monitor.tsx'
import { rhythmOf } from './monitor/rhythm.ts'
import { Patient } from './patient.tsx'
import { Picture } from './picture.tsx'
import type { StageData } from './queries.ts'
import { SupervisorLine } from './supervisor-line.tsx'
import { Segmented } from './segmented.tsx'
import { entersOpening, kindOf } from './scene/kinds.ts'
import { markedIn } from './scene/scene.ts'
import { canDraw } from './stage/use-stage.ts'
import { useGuide } from './use-guide.ts'
import { useHand } from './use-hand.ts'
import { useOperation } from './use-operation.ts'

const none: readonly string[] = []

/** The bedside: the patient in three dimensions, what can be done, what it brought; or all of it as lists. */
export const Bedside = ({
  stage,
  back,
  onEnded,
  onLost,
}: {
  stage: StageData
  back: string
  onEnded: () => void
  onLost: () => void
}) => {
  const operation = useOperation(stage, onLost)
  const { view, events, delivery, refusal, cut, take, retry } = operation
  const closed = delivery !== undefined
  const kind = kindOf(stage.Menu)
  const hand = useHand(stage.Menu, kind && markedIn(kind, events))
  const guide = useGuide(stage, view)
  const [able] = useState(canDraw)
  const [wants, setWants] = useState<'picture' | 'list'>('picture')
  const [pressed, setPressed] = useState(released)
  const isDrawn = able && kind !== undefined && wants === 'picture'
  // In one column the guide is read before the list, and so it is reached by the keyboard.
  const isOneColumn = useMedia('(width <= 1023px)')
  const guidePanel = guide && <GuidePanel guide={guide} />
  const supervisorLine = (
    <SupervisorLine
      refusal={refusal}
      cut={cut}
      delivery={delivery}
      menu={stage.Menu}
      onRetry={retry}
    />
  )
  return (
    <WholeWindow className={styles.page}>
      <BedsideBar
        stage={stage}
        view={view}
        back={back}
        closed={closed}
        cut={cut}
        onDo={take}
        onEnded={onEnded}
      >
        {able && kind && <Segmented chosen={wants} onChoose={setWants} />}
      </BedsideBar>
      <div className={styles.body} data-drawn={isDrawn}>
        <div className={styles.main}>
          {!able && (
            <p className={styles.bare}>
              当前浏览器不支持三维显示（WebGL），请用下面的列表操作，功能相同。
            </p>
          )}
          {isDrawn && (
            <Picture
              kind={kind}
              menu={stage.Menu}
              operation={operation}
              hand={hand}
              pressed={pressed}
              shows={guide?.guidance?.shows ?? none}
            />
          )}
          {supervisorLine}
          {isOneColumn && guidePanel}
          <Deeds
            menu={stage.Menu}
            view={view}
            hand={hand}
            closed={closed}
            onDo={take}
            onPressed={setPressed}
          />
          {!isDrawn && <Log events={events} />}
        </div>
        <div className={styles.side} data-guided={guide !== undefined}>
          <Monitor vitals={view.vitals} rhythm={rhythmOf(events)} cut={cut} />
          {!isOneColumn && guidePanel}
          <Patient view={view} isTube={kind !== undefined && entersOpening(kind)} />
          {isDrawn && <Log events={events} />}
        </div>
      </div>
    </WholeWindow>
  )
}
