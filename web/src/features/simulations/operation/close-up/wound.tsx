import type { CloseUp } from '../scene/close-up.ts'
import { tones } from './tones.ts'

const tone = tones.wound

type Wound = Extract<CloseUp, { is: 'wound' }>

/** The wound is so long in the picture, and so many pixels are a centimetre. */
const [long, cm] = [152, 25]

/** Where the stitches stand along the wound. */
const stitchesOf = ({ spacing }: NonNullable<Wound['skin']>): readonly number[] => {
  const step = Math.max(0.2, spacing) * cm
  const count = Math.max(1, Math.floor((long - 8) / step))
  return Array.from({ length: count }, (_, i) => 100 + (i - (count - 1) / 2) * step)
}

const knotWords = { none: '未打结', well: '已打方结', badly: '已打结' } as const

/** What is told of it to whoever does not see it. */
export const woundWords = ({ irrigated, debrided, deep, skin, knots, open }: Wound): string =>
  open
    ? '伤口敞开引流'
    : [
        irrigated ? '伤口已冲洗' : '伤口有污染',
        ...(debrided ? ['创缘已修剪'] : []),
        ...(deep ? ['深层已缝合'] : []),
        ...(skin
          ? [
              `皮肤缝合${stitchesOf(skin).length}针，边距${skin.edge} cm，针距${skin.spacing} cm，${knotWords[knots]}`,
            ]
          : []),
      ].join('，')

/** The wound from above: edges, dirt, the deep stitches, the bites of the skin stitches and their knots. */
export const WoundPicture = ({ irrigated, debrided, deep, skin, knots, aligned, open }: Wound) => {
  const stitches = skin && !open ? stitchesOf(skin) : []
  const isDrawn = stitches.length > 0 && knots !== 'none'
  const gape = isDrawn ? (aligned ? 1.2 : 3) : deep ? 9 : 16
  const rough = debrided ? 0 : 4
  const edge = (way: 1 | -1) =>
    Array.from({ length: 13 }, (_, i) => {
      const part = i / 12
      const off = gape * Math.sin(part * Math.PI) + rough * Math.sin(i * 5.1 + way)
      return `${24 + long * part},${(100 + way * Math.max(0.6, off)).toFixed(1)}`
    })
  const half = (skin?.edge ?? 0.5) * cm
  return (
    <g>
      <rect width="200" height="200" fill={tone.skin} />
      <ellipse
        cx="100"
        cy="100"
        rx="92"
        ry="58"
        fill={irrigated ? tone.around : tone.aroundUnclean}
      />
      <polygon
        points={[...edge(-1), ...edge(1).toReversed()].join(' ')}
        fill={tone.flesh}
        stroke={tone.edge}
        strokeWidth="2.5"
      />
      {!irrigated &&
        [42, 66, 90, 113, 138, 157].map((x, i) => (
          <circle key={x} cx={x} cy={97 + (i % 3) * 4} r={1.6 + (i % 2)} fill={tone.dirt} />
        ))}
      {deep &&
        !isDrawn &&
        [52, 76, 100, 124, 148].map((x) => (
          <path
            key={x}
            d={`M${x - 3} 94 L${x + 3} 106`}
            stroke={tone.deepThread}
            strokeWidth="1.6"
          />
        ))}
      {open && (
        <path
          d="M60 98 Q100 92 140 100 L140 108 Q100 102 60 106 Z"
          fill={tone.drain}
          stroke={tone.drainEdge}
        />
      )}
      {stitches.map((x) => (
        <g key={x}>
          <path
            d={`M${x} ${100 - half} L${x} ${100 + half}`}
            stroke={tone.thread}
            strokeWidth={knots === 'badly' ? 2.4 : 1.6}
          />
          <circle cx={x} cy={100 - half} r="2" fill={tone.flesh} />
          <circle cx={x} cy={100 + half} r="2" fill={tone.flesh} />
          {knots !== 'none' && (
            <path
              d={`M${x - 4} ${99 - half} q4 -5 8 0 M${x - 1} ${97 - half} l-5 -9 M${x + 1} ${97 - half} l5 -9`}
              stroke={tone.thread}
              strokeWidth="1.6"
              fill="none"
            />
          )}
        </g>
      ))}
    </g>
  )
}
