import type { Happened } from '@xinglin/contract/simulations/operation'
import type { Kind } from './kinds.ts'
import { standing, type Scene } from './scene.ts'

/** What is looked at from near, where a whole body would hide it; all of it follows from what the student did and was told. */
export type CloseUp =
  | {
      readonly is: 'glottis'
      /** How much is seen, as Cormack and Lehane grade it. */
      readonly grade: 1 | 2 | 3 | 4
      readonly tube: 'none' | 'before' | 'cords' | 'gullet'
    }
  | {
      readonly is: 'perineum'
      readonly sex: 'man' | 'woman'
      readonly opened: boolean
      readonly cleaned: boolean
      readonly lifted: boolean
      readonly catheter?: string
      readonly urine: boolean
    }
  | {
      readonly is: 'wound'
      readonly irrigated: boolean
      readonly debrided: boolean
      readonly deep: boolean
      readonly skin?: { readonly edge: number; readonly spacing: number }
      readonly knots: 'none' | 'well' | 'badly'
      readonly aligned: boolean
      readonly open: boolean
    }

type Done = readonly {
  readonly deed: string
  readonly option?: string
  readonly target?: string
  readonly values?: Readonly<Record<string, number>>
  readonly text: string
}[]

const doneIn = (events: readonly Happened[]): Done =>
  standing(events).flatMap(({ action, observations }) =>
    action.type === 'perform'
      ? [{ ...action, text: observations.map(({ zh }) => zh).join('') }]
      : [],
  )

const gradeOf = (posture: Scene['posture'], lever: boolean): 1 | 2 | 3 | 4 => {
  if (posture === 'head-bent') return 4
  if (posture === 'sniffing') return lever ? 2 : 1
  return lever ? 4 : 3
}

const glottisOf = (done: Done, posture: Scene['posture']): CloseUp | undefined => {
  const seen = done.findLast(({ deed }) => deed === 'expose')
  if (!seen) return undefined
  const out = done.findLastIndex(({ deed }) => deed === 'pull-out')
  const pushed = done
    .slice(out + 1)
    .filter(({ deed }) => deed === 'insert' || deed === 'advance' || deed === 'pull-back')
  const depth = pushed.at(-1)?.values?.['depth']
  const through = pushed.some(({ text }) => text.includes('通过声门') || text.includes('在气管内'))
  return {
    is: 'glottis',
    grade: gradeOf(posture, seen.option === 'lever'),
    tube: depth === undefined ? 'none' : through ? 'cords' : depth < 15 ? 'before' : 'gullet',
  }
}

const perineumOf = (done: Done, { figure, posture, drawn }: Scene): CloseUp | undefined => {
  if (posture !== 'supine-bent') return undefined
  const has = (id: string) => done.some(({ deed }) => deed === id)
  const out = done.findLastIndex(({ deed }) => deed === 'replace' || deed === 'leave')
  const catheter = done.slice(out + 1).findLast(({ deed }) => deed === 'insert')?.target
  return {
    is: 'perineum',
    sex: figure.sex,
    opened: has('expose'),
    cleaned: has('second-clean'),
    lifted: has('lift'),
    ...(catheter !== undefined && { catheter }),
    urine: drawn !== undefined || done.some(({ text }) => text.includes('尿液流出')),
  }
}

const woundOf = (done: Done): CloseUp => {
  const last = (id: string) => done.findLast(({ deed }) => deed === id)
  const skin = last('suture-skin')?.values
  const knot = last('knot')?.option
  return {
    is: 'wound',
    irrigated: done.some(({ deed }) => deed.startsWith('irrigate')),
    debrided: last('debride') !== undefined,
    deep: last('suture-deep') !== undefined,
    ...(skin && { skin: { edge: skin['edge'] ?? 0.5, spacing: skin['spacing'] ?? 1 } }),
    knots: knot === undefined ? 'none' : knot === 'square' ? 'well' : 'badly',
    aligned: last('align') !== undefined,
    open: last('pack-open') !== undefined,
  }
}

/** What is looked at from near now; undefined where nothing is. */
export const closeUpOf = (
  kind: Kind,
  events: readonly Happened[],
  scene: Scene,
): CloseUp | undefined => {
  const done = doneIn(events)
  if (kind === 'airway') return glottisOf(done, scene.posture)
  if (kind === 'bladder') return perineumOf(done, scene)
  const isBound = done.some(({ deed }) => deed === 'cover')
  return kind === 'wound' && !isBound ? woundOf(done) : undefined
}
