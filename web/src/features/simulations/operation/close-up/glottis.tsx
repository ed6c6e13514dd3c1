import type { CloseUp } from '../scene/close-up.ts'
import { tones } from './tones.ts'

const tone = tones.glottis

type Glottis = Extract<CloseUp, { is: 'glottis' }>

/** How far the epiglottis hangs before the cords, by grade; at the fourth the tongue hides it too. */
const hangs = { 1: 0, 2: 50, 3: 76, 4: 76 } as const
const words = {
  1: '声门全部可见（Ⅰ级）',
  2: '只见声门后部（Ⅱ级）',
  3: '只见会厌（Ⅲ级）',
  4: '会厌也看不见（Ⅳ级）',
} as const
const passing = {
  none: '',
  before: '，导管在声门前',
  cords: '，导管通过两侧声带之间',
  gullet: '，导管从后方滑过',
} as const

/** What is told of it to whoever does not see it. */
export const glottisWords = ({ grade, tube }: Glottis): string => `${words[grade]}${passing[tube]}`

const Tube = ({ d }: { d: string }) => (
  <path d={d} fill={tone.tube} stroke={tone.tubeEdge} strokeWidth="2" />
)

/** Folds, the way into the windpipe with its rings, the two cords, and the arytenoids behind them. */
const Cords = () => (
  <>
    <path d="M58 84 Q44 128 78 154 L122 154 Q156 128 142 84 Q100 62 58 84" fill={tone.folds} />
    <path d="M100 78 L126 146 Q100 158 74 146 Z" fill={tone.airway} />
    <path
      d="M92 122 Q100 128 108 122 M88 134 Q100 141 112 134"
      stroke={tone.rings}
      fill="none"
      strokeWidth="3"
    />
    <path d="M100 76 L72 146 Q66 140 68 132 Z" fill={tone.cords} />
    <path d="M100 76 L128 146 Q134 140 132 132 Z" fill={tone.cords} />
    <ellipse cx="82" cy="152" rx="14" ry="10" fill={tone.arytenoids} />
    <ellipse cx="118" cy="152" rx="14" ry="10" fill={tone.arytenoids} />
  </>
)

/** It hangs before the cords the less, the better the axes lie in line. */
const Epiglottis = ({ down }: { down: number }) => (
  <path
    d={`M52 ${64 + down * 0.3} Q100 ${88 + down * 1.5} 148 ${64 + down * 0.3} Q100 ${40 + down * 0.2} 52 ${64 + down * 0.3} Z`}
    fill={tone.epiglottis}
    stroke={tone.epiglottisEdge}
    strokeWidth="2"
  />
)

/**
 * The larynx as whoever stands at the head sees it along the blade (Cormack and Lehane 1984): tongue and blade above,
 * the upper teeth beneath; the cords at the first grade, their hinder part at the second, the epiglottis alone at the
 * third, neither at the fourth.
 */
export const GlottisPicture = ({ grade, tube }: Glottis) => (
  <g>
    <rect width="200" height="200" fill={tone.throat} />
    <ellipse cx="100" cy="104" rx="88" ry="92" fill={tone.pharynx} />
    <ellipse cx="100" cy="112" rx="66" ry="72" fill={tone.pharynxNear} />
    {/* The gullet's mouth, closed, behind everything. */}
    <path d="M64 170 Q100 184 136 170 Q100 176 64 170" fill={tone.gulletMouth} />
    {grade <= 2 && <Cords />}
    <path
      d="M6 202 Q100 176 194 202"
      stroke={tone.teeth}
      strokeWidth="10"
      fill="none"
      strokeDasharray="16 2"
    />
    {tube === 'cords' && <Tube d="M190 196 Q150 150 108 130 L96 136 Q132 170 166 200 Z" />}
    {tube === 'gullet' && <Tube d="M194 188 Q150 172 110 174 L112 186 Q150 188 180 200 Z" />}
    {grade <= 3 && <Epiglottis down={hangs[grade]} />}
    {grade === 4 && <path d="M0 40 Q100 230 200 40 L200 0 L0 0 Z" fill={tone.tongue} />}
    {tube === 'before' && <Tube d="M198 170 Q164 140 142 124 L134 134 Q156 158 180 190 Z" />}
    {/* The blade, from the left. */}
    <path
      d="M0 0 L74 0 Q86 34 94 58 Q84 62 76 60 Q60 26 0 20 Z"
      fill={tone.blade}
      stroke={tone.bladeEdge}
      strokeWidth="1.5"
    />
    <circle cx="78" cy="46" r="5" fill={tone.lamp} />
  </g>
)
