import { call } from '#call'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  type Action,
  getSampleOperation,
  performSampleOperation,
  sampleLimits,
} from '@xinglin/contract/simulations/operation'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { released } from './compressions.tsx'
import { Deeds } from './deeds.tsx'
import { Log } from './log.tsx'
import { Picture } from './picture.tsx'
import { kindOf } from './scene/kinds.ts'
import { markedIn } from './scene/scene.ts'
import { canDraw, fetchStage } from './stage/use-stage.ts'
import { useHand } from './use-hand.ts'
import styles from './sample-operation.module.css'

type Sample = OutputOf<typeof getSampleOperation>

const none: readonly string[] = []
const linesShown = 6

/** The operation that the school shows to anybody; fails where it shows none. */
export const sampleOperation = queryOptions({
  queryKey: ['sample operation'],
  queryFn: ({ signal }) => call(getSampleOperation, {}, { signal }),
  retry: false,
  staleTime: Infinity,
})

/** What was done so far, and how the patient is. */
const useBedside = ({ CourseId, View, Events }: Sample) => {
  const [actions, setActions] = useState<readonly Action[]>([])
  const [now, setNow] = useState({ view: View, events: Events })
  const doing = useMutation({
    mutationFn: (Actions: readonly Action[]) =>
      call(performSampleOperation, { CourseId, Actions: [...Actions] }),
    onSuccess: ({ View: view, Events: events }, done) => {
      setActions(done)
      setNow({ view, events })
    },
  })
  return {
    ...now,
    left: sampleLimits.actions - actions.length,
    refusal: doing.error?.message ?? '',
    isBusy: doing.isPending,
    take: (action: Action) => {
      if (!doing.isPending) doing.mutate([...actions, action])
    },
  }
}

/** An operation that anybody may try: the patient is prepared, the main deed is theirs; nothing is kept. */
export const SampleOperation = ({ operation, end }: { operation: Sample; end: ReactNode }) => {
  const { Menu: menu } = operation
  const bedside = useBedside(operation)
  const { view, events, left } = bedside
  const kind = kindOf(menu)
  const hand = useHand(menu, kind && markedIn(kind, events))
  const [able] = useState(canDraw)
  const [pressed, setPressed] = useState(released)
  useEffect(fetchStage, [])
  const takeUp = useEffectEvent(() => hand.take(operation.Deed))
  useEffect(() => takeUp(), [])
  return (
    <div className={styles.sample}>
      <p>
        <strong>{menu.title}</strong> {view.brief}
      </p>
      <p className={styles.ready}>
        评估、准备、消毒已经按规范做完，接下来由您来做。可以做 {sampleLimits.actions} 步。
      </p>
      <div className={styles.bedside}>
        {able && kind && (
          <Picture
            kind={kind}
            menu={menu}
            operation={{ view, events }}
            hand={hand}
            pressed={pressed}
            shows={none}
          />
        )}
        <div className={styles.hands}>
          {left > 0 ? (
            <Deeds
              menu={menu}
              view={view}
              hand={hand}
              closed={bedside.isBusy}
              onDo={bedside.take}
              onPressed={setPressed}
            />
          ) : (
            <p>体验的 {sampleLimits.actions} 步已做完。</p>
          )}
          <output className={styles.refusal}>{bedside.refusal}</output>
          <Log events={events.slice(-linesShown)} />
        </div>
      </div>
      {end}
    </div>
  )
}
