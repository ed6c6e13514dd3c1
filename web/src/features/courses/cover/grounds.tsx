import { pick } from './seed.ts'
import styles from './cover.module.css'

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)

const rulings = (by: number) =>
  [
    ...steps(by, 320, by).map((x) => `M${x} 0v180`),
    ...steps(by, 180, by).map((y) => `M0 ${y}h320`),
  ].join('')

// One path for all lines of a weight: a page holds dozens of covers.
const fine = rulings(20)
const bold = rulings(100)

const Grid = () => (
  <>
    <path className={styles.faint} d={fine} opacity="0.5" />
    <path className={styles.faint} d={bold} />
  </>
)

const Rings = ({ x }: { x: number }) => (
  <>
    {[62, 92, 124, 158].map((radius) => (
      <circle key={radius} className={styles.faint} cx={x} cy="90" r={radius} />
    ))}
    <circle className={styles.bg2} cx={x} cy="90" r="62" opacity="0.55" />
  </>
)

const Hills = ({ seed }: { seed: number }) => {
  const lift = pick(seed, 11, 24)
  return (
    <>
      <circle
        className={styles.bg2}
        cx={pick(seed, 12, 2) ? 58 : 264}
        cy="48"
        r="26"
        opacity="0.8"
      />
      <path
        className={styles.bg2}
        d={`M0 ${128 - lift}c50-26 96-24 150 0s112 20 170-8v80H0z`}
        opacity="0.6"
      />
      <path className={styles.bg2} d={`M0 ${158 - lift / 2}c70-22 120-4 178 2s98-8 142-20v60H0z`} />
    </>
  )
}

// Lines of no length with round ends.
const dots = steps(24, 63, 13)
  .flatMap((y) => steps(24, 76, 13).map((x) => `M${x} ${y}h0`))
  .join('')

const Bands = ({ seed }: { seed: number }) => {
  const shift = pick(seed, 13, 60)
  return (
    <>
      <path className={styles.bg2} d={`M${150 + shift} 0h90l-104 180h-90z`} opacity="0.6" />
      <path className={styles.bg2} d={`M${270 + shift} 0h30l-104 180h-30z`} opacity="0.6" />
      <path className={styles.dots} d={dots} />
    </>
  )
}

/** What lies behind the drawing: ECG paper, rings, hills or bands. */
export const Ground = ({ seed, x }: { seed: number; x: number }) => {
  switch (pick(seed, 1, 4)) {
    case 0:
      return <Grid />
    case 1:
      return <Rings x={x} />
    case 2:
      return <Hills seed={seed} />
    default:
      return <Bands seed={seed} />
  }
}
