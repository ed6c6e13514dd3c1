import type { CloseUp } from '../scene/close-up.ts'
import { tones } from './tones.ts'

const tone = tones.glottis

type Glottis = Extract<CloseUp, { is: 'glottis' }>

/** How far the epiglottis hangs before the cords, by grade. */
const hangs = { 1: 0, 2: 20, 3: 44, 4: 78 } as const
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

/** The larynx as a laryngoscope shows it: blade above, epiglottis, cords, the arytenoids behind, the gullet beneath. */
export const GlottisPicture = ({ grade, tube }: Glottis) => {
  const down = hangs[grade]
  return (
    <g>
      <rect width="200" height="200" fill={tone.throat} />
      <ellipse cx="100" cy="104" rx="88" ry="92" fill={tone.pharynx} />
      <ellipse cx="100" cy="112" rx="66" ry="72" fill={tone.pharynxNear} />
      {/* The gullet's mouth, closed, behind everything. */}
      <path d="M64 176 Q100 190 136 176 Q100 182 64 176" fill={tone.gulletMouth} />
      {/* Folds from the epiglottis to the arytenoids. */}
      <path d="M58 84 Q44 128 78 154 L122 154 Q156 128 142 84 Q100 62 58 84" fill={tone.folds} />
      {/* The way into the windpipe, its rings, and the two cords. */}
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
      {tube === 'cords' && (
        <path
          d="M190 196 Q150 150 108 116 L96 122 Q132 166 166 200 Z"
          fill={tone.tube}
          stroke={tone.tubeEdge}
          strokeWidth="2"
        />
      )}
      {tube === 'gullet' && (
        <path
          d="M194 190 Q150 178 110 180 L112 192 Q150 192 180 200 Z"
          fill={tone.tube}
          stroke={tone.tubeEdge}
          strokeWidth="2"
        />
      )}
      {/* The epiglottis hangs before them the less, the better the axes lie in line. */}
      <path
        d={`M52 ${64 + down * 0.3} Q100 ${88 + down * 1.5} 148 ${64 + down * 0.3} Q100 ${40 + down * 0.2} 52 ${64 + down * 0.3} Z`}
        fill={tone.epiglottis}
        stroke={tone.epiglottisEdge}
        strokeWidth="2"
      />
      {grade === 4 && <path d="M0 30 Q100 190 200 30 L200 0 L0 0 Z" fill={tone.tongue} />}
      {tube === 'before' && (
        <path
          d="M198 170 Q164 140 142 124 L134 134 Q156 158 180 190 Z"
          fill={tone.tube}
          stroke={tone.tubeEdge}
          strokeWidth="2"
        />
      )}
      {/* The blade, from the left. */}
      <path
        d="M0 0 L74 0 Q86 34 94 58 Q84 62 76 60 Q60 26 0 20 Z"
        fill={tone.blade}
        stroke={tone.bladeEdge}
        strokeWidth="1.5"
      />
      <circle cx="78" cy="46" r="5" fill={tone.lamp} />
      <path
        d="M6 0 Q100 30 194 0"
        stroke={tone.teeth}
        strokeWidth="9"
        fill="none"
        strokeDasharray="16 2"
      />
    </g>
  )
}
