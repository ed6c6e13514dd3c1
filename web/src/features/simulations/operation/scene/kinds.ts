import type { Menu } from '@xinglin/contract/simulations/operation'
import type { Posture } from '../body/pose.ts'

/** Which part of a body an operation works on; it decides how the patient lies at first, and where one looks. */
export type Kind =
  | 'chest'
  | 'belly'
  | 'spine'
  | 'marrow'
  | 'heart'
  | 'bladder'
  | 'arm'
  | 'airway'
  | 'nose'
  | 'wound'

const signs: readonly (readonly [site: string, kind: Kind])[] = [
  ['left-scapular-7', 'chest'],
  ['left-lower', 'belly'],
  ['l3-4', 'spine'],
  ['posterior-spine', 'marrow'],
  ['meatus', 'bladder'],
  ['left-radial', 'arm'],
  ['mouth', 'airway'],
  ['left-nostril', 'nose'],
  ['edge-wound', 'wound'],
]

/** The kind of an operation, by the places that it works at; undefined where the stage knows none of them. */
export const kindOf = ({
  sites,
  compressions,
}: Pick<Menu, 'sites' | 'compressions'>): Kind | undefined => {
  if (compressions) return 'heart'
  const ids = new Set(sites.map(({ id }) => id))
  return signs.find(([site]) => ids.has(site))?.[1]
}

/** Whether what is put in is a tube that goes in through an opening, which has a length and no angle. */
export const entersOpening = (kind: Kind): boolean =>
  kind === 'bladder' || kind === 'airway' || kind === 'nose'

/** How somebody lies or sits before anything was said. */
export const firstPosture: Readonly<Record<Kind, Posture>> = {
  chest: 'sitting',
  belly: 'supine',
  spine: 'supine',
  marrow: 'supine',
  heart: 'floor',
  bladder: 'supine',
  arm: 'sitting',
  airway: 'supine',
  nose: 'supine',
  wound: 'supine',
}

type Turns = Readonly<Record<string, Posture>>

const everywhere: Turns = {
  'pose:supine': 'supine',
  'pose:semi': 'semi',
  'pose:lateral': 'lateral',
  'pose:prone': 'prone',
  'pose:sitting': 'sitting',
  'pose:standing': 'sitting',
  'lay-flat': 'supine',
  'head-up': 'semi',
  lie: 'supine',
  'get-up': 'sitting',
  'turn-lateral': 'lateral',
  recovery: 'lateral',
}

const own: Readonly<Partial<Record<Kind, Turns>>> = {
  chest: { 'pose:sitting': 'over-chair', 'pose:semi': 'arm-raised' },
  spine: { 'pose:lateral-curled': 'curled', curl: 'curled' },
  marrow: { 'pose:lateral': 'curled' },
  bladder: { 'pose:supine-bent': 'supine-bent', 'pose:supine-straight': 'supine' },
  arm: { 'pose:arm-out': 'arm-out', 'pose:wrist-out': 'wrist-out' },
  airway: { 'pose:sniffing': 'sniffing', 'pose:flat': 'supine', 'pose:flexed': 'head-bent' },
  nose: { 'pose:left-lateral': 'head-low', 'pose:supine': 'head-bent', tuck: 'head-bent' },
  wound: { 'pose:supine': 'limb-out' },
  heart: { 'on-floor': 'floor', 'open-airway': 'floor-open' },
}

/** The posture that a deed brings about; undefined where it leaves the patient as they are. */
export const postureAfter = (kind: Kind, deed: string, option = ''): Posture | undefined => {
  const turns = { ...everywhere, ...own[kind] }
  return turns[`${deed}:${option}`] ?? turns[deed]
}

const titles: readonly (readonly [word: RegExp, kind: Kind])[] = [
  [/胸腔/, 'chest'],
  [/腹腔/, 'belly'],
  [/腰椎/, 'spine'],
  [/骨髓/, 'marrow'],
  [/心肺复苏|除颤/, 'heart'],
  [/导尿/, 'bladder'],
  [/静脉|血气|采血/, 'arm'],
  [/气管插管/, 'airway'],
  [/胃管/, 'nose'],
  [/清创|缝合/, 'wound'],
]

/** The kind of an operation by its title, for where there is no menu any more. */
export const kindByTitle = (title: string): Kind | undefined =>
  titles.find(([word]) => word.test(title))?.[1]
