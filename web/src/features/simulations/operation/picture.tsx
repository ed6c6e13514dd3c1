import type { Menu } from '@xinglin/contract/simulations/operation'
import { useMemo } from 'react'
import { CloseUpFrame } from './close-up/close-up-frame.tsx'
import { Drawn } from './drawn.tsx'
import { Layers } from './layers.tsx'
import styles from './picture.module.css'
import { closeUpOf } from './scene/close-up.ts'
import { entersOpening, type Kind } from './scene/kinds.ts'
import { sceneOf, type Needle } from './scene/scene.ts'
import { OperationStage } from './stage/operation-stage.tsx'
import type { Pressed } from './compressions.tsx'
import type { Hand } from './use-hand.ts'
import type { Operation } from './use-operation.ts'
import { useSteady } from './use-steady.ts'

const above = -1.2
const anatomyIn = { guided: 'shown', practice: 'hidden', examination: 'never' } as const

/** What the hand holds over the patient: a figure that was not given yet is drawn before the skin, upright. */
const heldBy = (
  { deed, target, option, texts }: Hand,
  now: Needle | undefined,
): Needle | undefined => {
  const { depth: wantedDepth, angle } = deed?.values ?? {}
  if (!deed || !wantedDepth) return undefined
  const site = deed.targets ? target : now?.site
  if (!site || (deed.targets && now)) return undefined
  const depth = texts['depth'] ? Number(texts['depth']) : (now?.depth ?? above)
  const turned = angle && texts['angle'] ? Number(texts['angle']) : (now?.angle ?? 90)
  const chosen = deed.options ? option : now?.option
  return { deed: deed.id, site, depth, angle: turned, ...(chosen && { option: chosen }) }
}

const within = (value: number, { from, to, step }: { from: number; to: number; step: number }) =>
  String(Number((Math.round(Math.min(to, Math.max(from, value)) / step) * step).toFixed(2)))

/** The patient in the picture, with what the hand holds and what was drawn. */
export const Picture = ({
  kind,
  menu,
  operation: { view, events },
  hand,
  pressed,
  shows,
}: {
  kind: Kind
  menu: Menu
  operation: Pick<Operation, 'view' | 'events'>
  hand: Hand
  pressed: Pressed
  /** Structures that guided mode explains now. */
  shows: readonly string[]
}) => {
  const { patient, brief, instrument, drawn, signs } = view
  const picture = useSteady({
    signs,
    ...(instrument && { instrument }),
    ...(drawn && { drawn }),
  })
  const who = useSteady({ patient, brief })
  const scene = useMemo(() => sceneOf(kind, who, events, picture), [kind, who, events, picture])
  const near = closeUpOf(kind, events, scene)
  const held = heldBy(hand, scene.needle)
  const { deed, target } = hand
  const aid = useSteady({
    zones: [...(deed?.targets ?? []), ...(deed?.id === 'hands' ? ['compress'] : [])],
    ...(target !== '' && { picked: target }),
    ...(held && { held }),
    shows,
  })
  const pull = (cm: number, degrees: number) => {
    const { depth, angle } = deed?.values ?? {}
    if (!held || !depth) return
    hand.set('depth', within(held.depth + cm, depth))
    if (angle) hand.set('angle', within(held.angle + degrees, angle))
  }
  const saying = events
    .slice(-2)
    .flatMap(({ observations }) => observations)
    .findLast(({ type }) => type === 'patient')?.zh
  const shown = held ?? scene.needle
  return (
    <OperationStage
      scene={scene}
      aid={aid}
      pressed={pressed.cm}
      anatomy={anatomyIn[view.mode]}
      siteWords={(site) => menu.sites.find(({ id }) => id === site)?.zh ?? ''}
      onSite={(site) => hand.aim(site)}
      onPull={pull}
    >
      <p className={styles.says}>{saying ?? (events.length === 0 ? view.complaint : '')}</p>
      {pressed.depth > 0 && (
        <p className={styles.depth}>
          按压 <strong>{pressed.depth.toFixed(1)}</strong> cm
          {pressed.rate > 0 && (
            <>
              {' '}
              · <strong>{pressed.rate}</strong> 次/分
            </>
          )}
        </p>
      )}
      {shown && shown.depth >= 0 && (
        <p className={styles.depth}>
          深度 <strong>{shown.depth.toFixed(1)}</strong> cm
          {!entersOpening(kind) && (
            <>
              {' '}
              · 角度 <strong>{Math.round(shown.angle)}</strong>°
            </>
          )}
        </p>
      )}
      {near && <CloseUpFrame shown={near} />}
      {!near && view.layers && instrument && (
        <Layers layers={view.layers} instrument={instrument} />
      )}
      <Drawn scene={scene} look={drawn?.look ?? ''} />
    </OperationStage>
  )
}
