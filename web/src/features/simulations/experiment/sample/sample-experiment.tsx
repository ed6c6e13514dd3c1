import { call } from '#call'
import { SkeletonText, Button } from '#ui'
import { queryOptions } from '@tanstack/react-query'
import {
  getSampleProtocol,
  type Happened,
  type Protocol,
  type TrayDeed,
} from '@xinglin/contract/simulations/experiment'
import { type ReactNode, useEffect, useState } from 'react'
import { Channel, type Line } from '../recorder/channel.tsx'
import { unfiltered } from '../recorder/filter.ts'
import { Recording } from '../recorder/recording.ts'
import { Frames, FramesContext } from '../recorder/use-frames.ts'
import styles from './sample-experiment.module.css'

const seed = 7
const ofEachGroup = 2
const maxChannels = 2

const defaultOf = ({ fields }: TrayDeed): Record<string, number> =>
  Object.fromEntries(fields.map(({ name, usual }) => [name, usual]))

/** What moves the trace: the first deeds of each group that is not preparation. */
const deedsOf = ({ tray }: Protocol): readonly TrayDeed[] =>
  (['stimulate', 'drug', 'operate'] as const).flatMap((wanted) =>
    tray.filter(({ group }) => group === wanted).slice(0, ofEachGroup),
  )

/** So many seconds of the experiment pass after each step of the preparation. */
const pause = 40

/** The preparation as it is done by the book, one step after the other. */
const preparationOf = ({ preparations, tray }: Protocol, dt: number): readonly Happened[] =>
  preparations.flatMap(({ deed }, at) => {
    const one = tray.find(({ id }) => id === deed)
    const steps = Math.round((at * pause) / dt)
    return one
      ? [{ seq: at, at: 0, steps, action: { type: 'do', deed, values: defaultOf(one) } as const }]
      : []
  })

/** What pulses are given to is only named in the tray. */
const wordOf = ({ group, zh }: TrayDeed): string => (group === 'stimulate' ? `刺激${zh}` : zh)

const Bench = ({ protocol }: { protocol: Protocol }) => {
  const [recording] = useState(() => new Recording(protocol, seed))
  const [frames] = useState(() => new Frames())
  const [marks, setMarks] = useState<readonly Line[]>([])
  const [trouble, setTrouble] = useState('')
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isGone = false
    const done = preparationOf(protocol, recording.dt)
    const until = Math.round((done.length * pause + protocol.sweep) / recording.dt)
    void recording
      .replay(done, () => isGone, until)
      .then(() => {
        if (!isGone) setReady(true)
      })
    return () => {
      isGone = true
    }
  }, [protocol, recording])
  useEffect(
    () => (isReady ? frames.run((seconds) => recording.tick(seconds)) : undefined),
    [frames, recording, isReady],
  )
  const span = (): readonly [number, number] => {
    const to = Math.max(recording.seconds, protocol.sweep)
    return [to - protocol.sweep, to]
  }
  const act = (deed: TrayDeed) => {
    const refusal = recording.perform(deed.id, defaultOf(deed))
    setTrouble(refusal ?? '')
    if (refusal === undefined)
      setMarks((before) => [...before, { at: recording.seconds, word: wordOf(deed), kind: 'mark' }])
  }
  // A marker alone says nothing.
  const shown = recording.channels
    .flatMap((kind, at) => {
      const ring = recording.rings[at]
      return ring && kind.unit !== '' && kind.id !== 'stimulus' ? [{ kind, ring }] : []
    })
    .slice(0, maxChannels)
  if (!isReady) return <SkeletonText lines={8} />
  return (
    <FramesContext value={frames}>
      <div className={styles.channels}>
        {shown.map(({ kind, ring }) => (
          <Channel
            key={kind.id}
            kind={kind}
            ring={ring}
            filter={unfiltered}
            span={span}
            origin={() => 0}
            cursors={[-1, -1]}
            lines={() => marks}
            onPoint={() => undefined}
          />
        ))}
      </div>
      <fieldset className={styles.deeds} aria-label="实验台">
        {deedsOf(protocol).map((deed) => (
          <Button key={deed.id} size="small" onClick={() => act(deed)}>
            {wordOf(deed)}
          </Button>
        ))}
      </fieldset>
      <output className={styles.trouble}>{trouble}</output>
    </FramesContext>
  )
}

/** The protocol that the school shows to anybody; fails where it shows none. */
export const sampleProtocol = queryOptions({
  queryKey: ['sample protocol'],
  queryFn: ({ signal }) => call(getSampleProtocol, {}, { signal }),
  retry: false,
  staleTime: Infinity,
})

/** An experiment that anybody may try: the engine of the laboratory runs in the browser; nothing is kept. */
export const SampleExperiment = ({ protocol, end }: { protocol: Protocol; end: ReactNode }) => (
  <div className={styles.sample}>
    <p className={styles.title}>{protocol.title}</p>
    <Bench protocol={protocol} />
    {end}
  </div>
)
