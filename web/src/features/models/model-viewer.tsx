import { Skeleton, classes, Switch, Tabs, toast } from '#ui'
import type { Annotation, CourseModel } from '@xinglin/contract/models'
import { type ReactNode, useRef, useState } from 'react'
import { AnnotationList } from './annotation-list.tsx'
import { Fallback } from './fallback.tsx'
import { LabelLayer } from './label-layer.tsx'
import styles from './model-viewer.module.css'
import { PickingBar } from './picking-bar.tsx'
import { StructureList } from './structure-list.tsx'
import type { ModelView, Triple } from './stage/stage.ts'
import { useFull } from './use-full.ts'
import { useHand } from './use-hand.ts'
import { type Looking, useLook } from './use-look.ts'
import { useStage } from './use-stage.ts'
import { ViewerBar } from './viewer-bar.tsx'

const home: Triple = [0.12, 0.12, 1]
const keysSaid = '方向键转动，加号和减号缩放，Home 键复位，Esc 键离开'

/** Places in rings around the middle of the picture, in parts of its height, the nearest first. */
const fromTheMiddle = [0, 0.04, 0.08, 0.14, 0.2, 0.28].flatMap((far) =>
  Array.from({ length: far === 0 ? 1 : 12 }, (_, step) => {
    const angle = (step * Math.PI) / 6
    return [Math.cos(angle) * far, Math.sin(angle) * far] as const
  }),
)

/** What was pressed on the surface of a model. */
export type Picked = {
  readonly at: Triple
  readonly from: Triple
  readonly stage: Annotation['Stage']
}

type ShownAnnotations = {
  readonly annotations: readonly Annotation[]
  readonly chosen: string | undefined
  readonly choose: (id: string | undefined) => void
}

/** What stands beside the picture: what is said, and, where it is drawn, its structures. */
const listsOf = (
  { annotations, chosen, choose }: ShownAnnotations,
  looking: Looking | undefined,
) => [
  {
    value: 'said' as const,
    name: '讲解',
    panel: () => <AnnotationList annotations={annotations} chosen={chosen} onChoose={choose} />,
  },
  ...(looking
    ? [
        {
          value: 'parts' as const,
          name: '结构',
          panel: () => <StructureList looking={looking} />,
        },
      ]
    : []),
]

/**
 * A model that is turned by mouse, touch and keys, with its structures to be shown, faded and hidden, and its points
 * explained. Where nothing can be drawn, its picture with the same list of points.
 */
export const ModelViewer = ({
  model,
  annotations = model.Annotations,
  chosen: chosenOutside,
  onChoose,
  onPick,
  onStopPicking,
  beside,
}: {
  model: CourseModel
  /** Other points than the stored ones, while they are edited. */
  annotations?: readonly Annotation[]
  chosen?: string | undefined
  onChoose?: (id: string | undefined) => void
  /** Hears of presses on the surface, while points are set. */
  onPick?: ((picked: Picked) => void) | undefined
  onStopPicking?: () => void
  /** Stands beside the picture instead of the lists. */
  beside?: ReactNode
}) => {
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [turn, setTurn] = useState(0)
  // An address that was renewed meanwhile is the same file: what is drawn stays.
  const [address, setAddress] = useState(model.Url)
  const opening = useStage(box, canvas, address, turn)
  const stage = opening.is === 'there' ? opening.stage : undefined
  const looking = useLook(opening)
  const { full, toggle, leave } = useFull(frame)
  const [chosenHere, setChosenHere] = useState<string>()
  const [names, setNames] = useState(true)
  const [tab, setTab] = useState<'said' | 'parts'>('said')
  const chosen = onChoose ? chosenOutside : chosenHere
  const { stage: shown } = looking.look

  const showPoint = (by: ModelView, one: Annotation) => {
    const next = one.Stage === '' ? shown : one.Stage
    if (next !== shown) looking.setStage(next)
    looking.veil(by.covering(one.At, one.From, next))
    by.fly(one.From, one.At)
  }
  const choose = (id: string | undefined) => {
    if (onChoose) onChoose(id)
    else setChosenHere(id)
    if (!stage) return
    const one = annotations.find(({ Id }) => Id === id)
    if (one) return showPoint(stage, one)
    looking.veil([])
    stage.fly(home)
  }
  const press = (x: number, y: number): boolean => {
    const hit = stage?.pick(x, y)
    const part = looking.parts.find(({ id }) => id === hit?.part)
    if (!hit || !part || !onPick) return false
    onPick({ at: hit.at, from: hit.from, stage: part.stage === 'always' ? '' : part.stage })
    return true
  }
  const pressMiddle = () => {
    const { clientWidth: wide = 0, clientHeight: tall = 0 } = box.current ?? {}
    // Where the middle itself is empty, what lies nearest to it.
    if (!fromTheMiddle.some(([x, y]) => press(wide / 2 + x * tall, tall / 2 + y * tall)))
      toast.error('画面中央没有模型，请先转动或缩放')
  }
  const hand = useHand(stage, box, {
    onPick: (x, y) => void press(x, y),
    onLeave: () => {
      if (full) leave()
      else box.current?.blur()
    },
  })
  const cut = (isCut: boolean) => {
    looking.setStage(isCut ? 'cut' : 'whole')
    looking.veil([])
    stage?.fly(isCut ? (stage.cut?.from ?? home) : home)
  }
  const seenPoints = annotations.filter(({ Stage }) => Stage === '' || Stage === shown)
  const failed = opening.is === 'bare' || opening.is === 'lost' || opening.is === 'broken'

  return (
    <div ref={frame} className={classes(styles.frame, full && styles.full)}>
      <div className={styles.viewer}>
        <div className={styles.left}>
          <div className={styles.picture}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys turn the model */}
            <div
              ref={box}
              className={classes(styles.stage, onPick && styles.picking, failed && styles.gone)}
              role="application"
              tabIndex={failed ? -1 : 0}
              aria-label={`三维模型：${model.Name}。${keysSaid}`}
              aria-hidden={failed || undefined}
              {...hand}
            >
              <canvas ref={canvas} className={styles.canvas} key={turn} />
            </div>
            {opening.is === 'loading' && (
              <section className={styles.loading} aria-busy="true" aria-label="正在加载三维模型">
                <Skeleton width="38%" height="58%" shape="block" />
                <span>正在加载三维模型…</span>
              </section>
            )}
            {failed && (
              <Fallback
                model={model}
                why={opening.is}
                onRetry={() => {
                  setAddress(model.Url)
                  setTurn((now) => now + 1)
                }}
              />
            )}
            {stage && (
              <>
                {names && (
                  <LabelLayer
                    stage={stage}
                    annotations={seenPoints}
                    chosen={chosen}
                    onChoose={choose}
                  />
                )}
                {onPick && onStopPicking && (
                  <PickingBar onMiddle={pressMiddle} onStop={onStopPicking} />
                )}
                {stage.cut && !onPick && (
                  <div className={styles.cut}>
                    <Switch
                      checked={shown === 'cut'}
                      onChange={({ target }) => cut(target.checked)}
                    >
                      {stage.cut.name}
                    </Switch>
                  </div>
                )}
              </>
            )}
          </div>
          {stage && (
            <ViewerBar
              stage={stage}
              names={names}
              full={full}
              onNames={() => setNames(!names)}
              onFull={toggle}
            />
          )}
        </div>
        <div className={styles.beside}>
          {beside ?? (
            <Tabs
              label="模型内容"
              chosen={stage ? tab : 'said'}
              onChoose={setTab}
              tabs={listsOf({ annotations, chosen, choose }, stage && looking)}
            />
          )}
        </div>
      </div>
    </div>
  )
}
