import type { Happened, View } from '@xinglin/contract/simulations/operation'
import type { Dress } from '../body/cloth.ts'
import type { Figure } from '../body/figure.ts'
import { poses, type Posture } from '../body/pose.ts'
import { tubesOf, type Tube } from './blood.ts'
import { firstPosture, postureAfter, type Kind } from './kinds.ts'
import { fluidOf, looksOf, type Looks } from './looks.ts'

/** An instrument in a body: where, how deep (cm), at which angle to the skin (degrees). */
export type Needle = {
  readonly deed: string
  readonly site: string
  readonly depth: number
  readonly angle: number
  /** Which of the needles that a deed offers. */
  readonly option?: string
}

/** Everything that the stage draws, all of it known to the student. */
export type Scene = {
  readonly kind: Kind
  readonly figure: Figure
  readonly posture: Posture
  readonly dress: Dress
  readonly looks: Looks
  readonly limb: 'arm' | 'leg'
  readonly marked?: string
  readonly cleaned?: { readonly site: string; readonly cm: number }
  readonly draped?: string
  readonly dressed?: string
  readonly needle?: Needle
  readonly drawn?: { readonly ml: number; readonly colour: number }
  readonly tubes: readonly Tube[]
  /** A tourniquet, so many centimetres above a place. */
  readonly tied?: { readonly site: string; readonly cm: number }
  /** Where the water stands in the manometer that is on the needle, in mm. */
  readonly column?: number
  /** Where the rescuer's hands are on the chest, as it was chosen. */
  readonly hands?: string
  /** A hard board lies beneath the chest. */
  readonly board: boolean
  readonly mask: boolean
  readonly pads: boolean
}

type Performed = Extract<Happened['action'], { type: 'perform' }>

/** What was done and not taken back. */
export const standing = (events: readonly Happened[]): readonly Happened[] => {
  const left: Happened[] = []
  for (const one of events) {
    if (one.action.type === 'undo') left.pop()
    else if (one.action.type !== 'hint') left.push(one)
  }
  return left
}

const outs = new Set([
  'withdraw-needle',
  'anaesthetic-out',
  'out',
  'pull-out',
  'replace',
  'leave',
  'change-site',
])
/** What is done at the needle's hub takes the manometer off it. */
const takesOff = new Set(['collect', 'stylet-in', 'insert', 'advance', 'redirect', ...outs])
const covers = new Set(['dressing', 'press-site', 'cover'])
const masks = new Set(['oxygen', 'preoxygenate', 'bag-mask', 'breathe'])

const dressOf = (kind: Kind, posture: Posture, bared: boolean, limb: Scene['limb']): Dress => {
  const { on } = poses[posture]
  const isLying = on === 'bed' || on === 'raised-bed'
  const isCurled = posture === 'curled' || posture === 'lateral'
  const covered = isLying && !isCurled && posture !== 'supine-bent'
  const blanket = (at: number) => (covered ? { blanket: at } : {})
  switch (kind) {
    case 'chest':
      return { trousers: 0.13, shirt: 0, ...blanket(0.02) }
    case 'belly':
      return { trousers: 0.1, shirt: 0.36, ...blanket(0) }
    case 'spine':
    case 'marrow':
      return { trousers: 0.105, shirt: 0.4, ...blanket(-0.08) }
    case 'bladder':
      return posture === 'supine-bent'
        ? { trousers: 0, shirt: 0.14 }
        : { trousers: 0.16, shirt: 0.1, ...blanket(0.05) }
    case 'heart':
      return { trousers: 0.17, shirt: 0.12, ...(bared && { open: true }) }
    case 'wound':
      // A wound of the shin is not worked at through trousers.
      return { trousers: 0.17, shirt: 0.1, ...(limb === 'leg' && { hem: 0.96 }) }
    case 'arm':
      // Room for a tourniquet above the elbow.
      return { trousers: 0.18, shirt: 0.1, sleeve: 0.5, ...blanket(0.3) }
    default:
      return { trousers: 0.18, shirt: 0.1, ...blanket(0.3) }
  }
}

const lines: readonly (readonly [words: RegExp, site: string])[] = [
  [/腋后线/, 'postaxillary-8'],
  [/腋中线/, 'midaxillary-6'],
  [/腋前线/, 'antaxillary-5'],
]

const siteIn = (text: string, kind: Kind): string | undefined => {
  if (kind === 'belly') return 'left-lower'
  if (kind !== 'chest') return undefined
  const side = text.includes('左') ? 'left' : text.includes('右') ? 'right' : undefined
  const line = lines.find(([words]) => words.test(text))?.[1] ?? 'scapular-7'
  return side && `${side}-${line}`
}

const columnIn = (seen: Happened['observations']): number | undefined => {
  const height = seen.map(({ zh }) => /(\d+)\s*mmH₂O/.exec(zh)?.[1]).find((mm) => mm !== undefined)
  return height === undefined ? undefined : Number(height)
}

const moved = (
  needle: Needle | undefined,
  { deed, target, option, values = {} }: Performed,
): Needle | undefined => {
  const { depth, angle } = values
  if (outs.has(deed)) return undefined
  if (depth === undefined) return needle
  if (target !== undefined)
    return { deed, site: target, depth, angle: angle ?? 90, ...(option && { option }) }
  return needle && { ...needle, depth, angle: angle ?? needle.angle }
}

/** The place that a deed marks or feels for; undefined where it does neither. */
const markedBy = (kind: Kind, { deed, target }: Performed, text: string): string | undefined => {
  if (deed === 'ultrasound-mark') return siteIn(text, kind)
  return deed === 'mark' || deed === 'palpate' ? target : undefined
}

/** The place that was marked last; undefined before. */
export const markedIn = (kind: Kind, events: readonly Happened[]): string | undefined =>
  standing(events)
    .map(({ action, observations }) =>
      action.type === 'perform'
        ? markedBy(kind, action, observations.map(({ zh }) => zh).join(''))
        : undefined,
    )
    .findLast((site) => site !== undefined)

/** What the stage shows after these events; `view` where the server was asked of late, which then decides. */
export const sceneOf = (
  kind: Kind,
  { patient, brief }: Pick<View, 'patient' | 'brief'>,
  events: readonly Happened[],
  view?: Pick<View, 'instrument' | 'drawn' | 'signs'>,
): Scene => {
  const done = standing(events)
  let posture = firstPosture[kind]
  let [marked, last, draped, dressed]: (string | undefined)[] = []
  let cleaned: Scene['cleaned']
  let needle: Needle | undefined
  let drawn: Scene['drawn']
  let [mask, pads, bared, board] = [false, false, false, false]
  let [hands, column]: [string?, number?] = []
  let tied: Scene['tied']
  const texts: string[] = []
  for (const { action, observations } of done) {
    for (const one of observations) {
      if (one.type === 'drawn') drawn = { ml: one.total, colour: fluidOf(one.zh) }
      if (one.type === 'patient') texts.push(one.zh)
    }
    if (action.type !== 'perform') continue
    const { deed, target, option, values } = action
    posture = postureAfter(kind, deed, option) ?? posture
    if (target !== undefined && target !== 'marked') last = target
    const text = observations.map(({ zh }) => zh).join('')
    marked = markedBy(kind, action, text) ?? marked
    const site = marked ?? last
    if (deed === 'disinfect' && site) cleaned = { site, cm: values?.['diameter'] ?? 15 }
    if (deed === 'drape') draped = site
    if (covers.has(deed)) [dressed, draped] = [site, undefined]
    if (deed === 'tourniquet' && site) tied = { site, cm: values?.['above'] ?? 6 }
    if (deed === 'release') tied = undefined
    if (deed === 'bare-chest') bared = true
    if (deed === 'pads') pads = true
    if (deed === 'board-under') board = true
    if (deed === 'hands') hands = option
    if (deed === 'manometry') column = columnIn(observations) ?? column
    if (takesOff.has(deed)) column = undefined
    if (posture === 'lateral') hands = undefined
    if (masks.has(deed)) mask = true
    // Nobody looks into a mouth, or brings a tube in, through a mask.
    if (kind === 'airway' && (deed === 'expose' || deed === 'insert')) mask = false
    needle = moved(needle, action)
  }
  const { instrument } = view ?? {}
  const own = view ? instrument && { ...needle, ...instrument } : needle
  const site = own?.site === 'marked' ? (marked ?? last) : own?.site
  const fluid = view?.drawn ? { ml: view.drawn.ml, colour: fluidOf(view.drawn.look) } : drawn
  const limb = /小腿|大腿|足/.test(brief) ? 'leg' : 'arm'
  return {
    kind,
    figure: {
      sex: patient.gender === 0 ? 'woman' : 'man',
      fat: patient.build === '肥胖' ? 0.9 : patient.build === '瘦' ? -0.5 : 0.1,
    },
    posture,
    dress: dressOf(kind, posture, bared, limb),
    looks: looksOf(view ? view.signs : texts.slice(-3), kind, brief),
    limb,
    ...(marked !== undefined && { marked }),
    ...(cleaned && { cleaned }),
    ...(draped !== undefined && { draped }),
    ...(dressed !== undefined && { dressed }),
    ...(own && site !== undefined && { needle: { ...own, site } }),
    ...(fluid && { drawn: fluid }),
    tubes: tubesOf(done),
    ...(tied && { tied }),
    ...(own && column !== undefined && { column }),
    ...(hands !== undefined && { hands }),
    board,
    mask,
    pads,
  }
}
