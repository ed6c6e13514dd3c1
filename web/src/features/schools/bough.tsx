import { Blossom, Bud, Petal } from './blossom.tsx'
import styles from './grove.module.css'
import { type Knot, taper } from './taper.ts'

const branches: readonly (readonly Knot[])[] = [
  [
    [640, 349, 3],
    [700, 340, 4.5],
    [752, 312, 8],
    [800, 276, 11.5],
    [860, 236, 11],
    [930, 206, 10],
    [1000, 186, 9],
    [1064, 164, 7.5],
    [1112, 130, 6],
    [1158, 98, 4.2],
    [1200, 72, 3],
  ],
  [
    [818, 262, 8],
    [834, 226, 6],
    [844, 190, 5.5],
    [862, 152, 4],
    [880, 128, 3],
    [902, 112, 2],
  ],
  [
    [845, 188, 4.5],
    [832, 160, 3.4],
    [826, 130, 2],
  ],
  [
    [950, 200, 6],
    [984, 212, 5],
    [1014, 228, 4],
    [1044, 238, 2.4],
  ],
  [
    [1004, 223, 3.6],
    [1018, 246, 2.8],
    [1026, 272, 1.8],
  ],
  [
    [1006, 184, 6],
    [1022, 150, 5],
    [1034, 120, 3.6],
    [1040, 96, 2.4],
  ],
  [
    [1032, 126, 3.2],
    [1016, 106, 2.6],
    [1006, 84, 1.8],
  ],
  [
    [1100, 138, 4.5],
    [1130, 142, 3.6],
    [1166, 136, 2],
  ],
  [
    [752, 312, 5],
    [752, 280, 4],
    [762, 250, 3],
    [768, 226, 1.8],
  ],
]

const outlines = branches.map(taper)

const beat = 'h24q10-15 20 0h14l6 9 13-74 13 96 8-31h16q14-22 28 0'

const Leaf = ({ x, y, turn, size = 1 }: { x: number; y: number; turn: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <path className={styles.leaf} d="M0 0C-11-8-11-24 0-36 11-24 11-8 0 0z" />
    <path className={styles.vein} d="M0-3v-26M0-11l-5-5M0-11l5-5M0-19l-4-4M0-19l4-4" />
  </g>
)

/** The picture of the house: a heartbeat that grows into an apricot bough. Drawn for a box of 1200 by 378, the right end counts. */
export const Bough = ({ className }: { className?: string | undefined }) => (
  <svg
    className={className}
    viewBox="0 0 1200 378"
    preserveAspectRatio="xMaxYMax meet"
    aria-hidden="true"
  >
    <path className={styles.trace} d={`M-3000 350h3330${beat}${beat}h10c8 0 12 0 18-1`} />
    {outlines.map((outline) => (
      <path key={outline} className={styles.bough} d={outline} />
    ))}
    <Leaf x={1168} y={134} turn={96} size={0.75} />
    <Leaf x={1042} y={238} turn={112} size={0.85} />
    <Leaf x={826} y={132} turn={-14} size={0.8} />
    <Leaf x={768} y={228} turn={14} size={0.75} />
    <Leaf x={902} y={113} turn={64} size={0.7} />
    <Bud x={1006} y={80} turn={-16} size={1.1} />
    <Bud x={1026} y={276} turn={166} size={1.05} />
    <Bud x={884} y={118} turn={-8} size={1} />
    <Bud x={752} y={266} turn={-46} size={0.9} />
    <Bud x={1134} y={106} turn={-20} size={1.05} />
    <Blossom x={858} y={154} size={1.25} turn={14} />
    <Blossom x={832} y={204} size={0.8} turn={-20} />
    <Blossom x={922} y={202} size={1.05} turn={40} />
    <Blossom x={1038} y={100} size={1.15} turn={8} />
    <Blossom x={1004} y={172} size={1.4} turn={-12} />
    <Blossom x={1084} y={142} size={1} turn={30} />
    <Blossom x={990} y={226} size={0.78} turn={10} />
    <Blossom x={1142} y={140} size={0.85} turn={-30} />
    <Petal x={884} y={310} turn={40} size={1.1} />
    <Petal x={962} y={344} turn={110} size={0.9} />
    <Petal x={1064} y={322} turn={-30} size={1.1} />
    <Petal x={812} y={338} turn={80} size={0.8} />
    <Petal x={1128} y={262} turn={10} size={0.8} />
    <Petal x={700} y={268} turn={-70} size={0.8} />
  </svg>
)
