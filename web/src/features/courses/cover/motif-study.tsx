import { classes } from '#ui'
import styles from './cover.module.css'
import { pick } from './seed.ts'

/** A flask on the bench, with test tubes. */
export const Flask = ({ seed }: { seed: number }) => {
  const level = 12 + pick(seed, 25, 22)
  const spread = 16 + (level + 20) * 0.62
  return (
    <g>
      <path className={styles.line} d="M-92 78H92" />
      <path
        className={styles.b}
        d="M-28-76h36v46l40 92c4 10-2 16-12 16h-92c-10 0-16-6-12-16l40-92z"
      />
      <path
        className={styles.a}
        d={`M${-10 - spread} ${level}c14-8 28 8 ${spread} 0s${spread - 18}-6 ${spread} 2l${46 - spread} ${60 - level}c4 10-2 16-12 16h-92c-10 0-16-6-12-16z`}
      />
      <path
        className={styles.line}
        d="M-28-76h36M-22-76v46l-46 92c-4 10 2 16 12 16h92c10 0 16-6 12-16L2-30v-46"
      />
      <circle className={styles.hi} cx="-24" cy="50" r="8" />
      <circle className={styles.hi} cx="4" cy="38" r="5" />
      <circle className={styles.b} cx="14" cy="60" r="6" />
      <path className={styles.pale} d="M-40 32l-12 26" />
      <g transform="translate(66 0)">
        <path className={styles.b} d="M-10-50h24v104a12 12 0 0 1-24 0z" />
        <path className={styles.hi} d="M-10 10h24v44a12 12 0 0 1-24 0z" opacity="0.85" />
        <path className={styles.line} d="M-14-50h32M-10-50V54a12 12 0 0 0 24 0V-50" />
        <path className={classes(styles.line, styles.thin)} d="M4-28h10M8-14h6M4 0h10" />
      </g>
    </g>
  )
}

/** An open book from which a twig of apricot grows. */
export const Book = () => (
  <g>
    <path
      className={styles.a}
      d="M-90 66V-6C-60-20-28-18 0-2c28-16 60-18 90-4v72c-30-12-62-10-90 6-28-16-60-18-90-6z"
    />
    <path
      className={styles.b}
      d="M-80 56V-14C-54-26-26-24 0-8c26-16 54-18 80-6v70c-28-10-54-8-80 6-26-14-52-16-80-6z"
    />
    <path
      className={styles.line}
      d="M-80 56V-14C-54-26-26-24 0-8c26-16 54-18 80-6v70c-28-10-54-8-80 6-26-14-52-16-80-6zM0-8v70"
    />
    <path
      className={classes(styles.line, styles.thin)}
      d="M-62 4c16-6 32-4 46 2M-62 20c16-6 32-4 46 2M-62 36c16-6 32-4 46 2M16 36c16-8 30-8 46-4"
      opacity="0.55"
    />
    <path
      className={styles.line}
      d="M34 6C28-20 34-40 22-62M30-24c10-4 16-12 18-24M28-40c-10-2-18-8-22-16"
    />
    {[
      [22, -66, 9],
      [50, -52, 7],
      [2, -60, 6],
    ].map(([x = 0, y = 0, size = 0]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        {[0, 72, 144, 216, 288].map((turn) => (
          <circle
            key={turn}
            className={styles.hi}
            cx={size * 0.85 * Math.sin((turn * Math.PI) / 180)}
            cy={-size * 0.85 * Math.cos((turn * Math.PI) / 180)}
            r={size * 0.68}
          />
        ))}
        <circle className={styles.b} r={size * 0.42} />
      </g>
    ))}
  </g>
)
