import { classes } from '#ui'
import styles from './cover.module.css'
import { pick } from './seed.ts'

/** A scalpel and forceps crossed on a sterile drape. */
export const Scalpel = () => (
  <g>
    <path className={styles.c} d="M-78-50 66-68l18 112L-60 62z" />
    <path
      className={classes(styles.line, styles.thin)}
      d="M-78-50 66-68l18 112L-60 62z"
      opacity="0.3"
    />
    <g transform="rotate(-42 0 0)">
      <path
        className={styles.glow}
        d="M-84 0C-50-13 10-16 62-7c8 1 14 3 20 7-6 4-12 6-20 7C10 16-50 13-84 0"
      />
      <path className={styles.glow} d="M-2-13v-5M8-13v-5M18-12v-5" />
    </g>
    <g transform="rotate(44 0 0)">
      <path className={styles.a} d="M-22-9h-36c-16 0-26 5-34 13 18 9 44 11 70 8z" />
      <path className={styles.line} d="M-22-9h-36c-16 0-26 5-34 13 18 9 44 11 70 8z" />
      <path className={styles.b} d="M-22-7 -8-9H76c6 0 10 4 10 9s-4 9-10 9H-8l-14-2z" />
      <path
        className={styles.line}
        d="M-22-7-8-9H76c6 0 10 4 10 9s-4 9-10 9H-8l-14-2zM20-9V9M30-9V9M40-9V9M50-9V9"
      />
      <path className={styles.pale} d="M-44-2h-14c-8 0-14 2-19 5" />
    </g>
  </g>
)

/** An infusion bag, its chamber and the line that leaves it. */
export const Drip = ({ seed }: { seed: number }) => {
  const level = -28 + pick(seed, 23, 30)
  return (
    <g>
      <path className={styles.line} d="M0-90v14M-8-76H8" />
      <rect className={styles.b} x="-36" y="-72" width="72" height="92" rx="16" />
      <path
        className={styles.a}
        d={`M-36 ${level}c12-6 24-6 36 0s24 6 36 0V4c0 10-6 16-16 16h-40c-10 0-16-6-16-16z`}
      />
      <rect className={styles.line} x="-36" y="-72" width="72" height="92" rx="16" />
      <path className={classes(styles.line, styles.thin)} d="M14-50h12M18-36h8M14-22h12M18-8h8" />
      <path className={styles.line} d="M0 20v10" />
      <rect className={styles.c} x="-10" y="30" width="20" height="26" rx="6" />
      <rect className={styles.line} x="-10" y="30" width="20" height="26" rx="6" />
      <path className={styles.hi} d="M0 34c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z" />
      <path className={styles.line} d="M0 56c0 30 34 26 54 14s34 0 42 12" />
    </g>
  )
}

/** A mother with her child in her arm. */
export const Mother = () => (
  <g>
    <path className={styles.c} d="M-78 92c0-54 24-88 66-88s74 30 78 88z" />
    <path className={styles.a} d="M-62 92c2-42 18-76 50-76 40 0 66 26 72 76z" />
    <path className={styles.line} d="M-62 92c2-42 18-76 50-76 40 0 66 26 72 76" />
    <path
      className={styles.dark}
      d="M-50-30c0-28 14-46 36-46 26 0 38 18 34 42-2 14-8 24-4 38-34 6-66 2-66-34z"
      opacity="0.9"
    />
    <path
      className={styles.b}
      d="M-34-32c0-18 8-30 22-32 6 10 14 16 26 18 0 24-8 44-24 44-14 0-24-14-24-30z"
    />
    <path
      className={classes(styles.line, styles.thin)}
      d="M-25-27c3 3 7 3 10 0M-5-27c3 3 7 3 10 0M-16-10c4 4 9 4 13 0"
    />
    <path className={styles.b} d="M-36 66c-8-26 12-42 38-36 18 4 34 14 44 34-18 18-64 24-82 2z" />
    <path
      className={styles.line}
      d="M-36 66c-8-26 12-42 38-36 18 4 34 14 44 34-18 18-64 24-82 2z"
    />
    <circle className={styles.hi} cx="-14" cy="48" r="15" />
    <circle className={styles.line} cx="-14" cy="48" r="15" />
    <path
      className={classes(styles.line, styles.thin)}
      d="M-22 48c2 2 4 2 6 0M-12 48c2 2 4 2 6 0"
    />
    <path className={styles.pale} d="M6 40c12 6 22 14 30 24" />
  </g>
)

/** A glucose meter with its strip and a drop. */
export const Glucose = ({ seed }: { seed: number }) => {
  const shown = (5 + pick(seed, 24, 60) / 10).toFixed(1)
  return (
    <g>
      <path className={styles.a} d="M-62-62l22-13 22 13v26l-22 13-22-13z" opacity="0.55" />
      <path
        className={classes(styles.line, styles.thin)}
        d="M-62-62l22-13 22 13v26l-22 13-22-13zM-40-23v18M-18-36 0-26M-40-5l-18 11"
        opacity="0.7"
      />
      <g transform="rotate(10 20 12)">
        <path className={styles.c} d="M8-86h22v34H8z" />
        <path className={styles.line} d="M8-86h22v34H8z" />
        <rect className={styles.b} x="-20" y="-56" width="78" height="128" rx="22" />
        <rect className={styles.line} x="-20" y="-56" width="78" height="128" rx="22" />
        <rect className={styles.dark} x="-8" y="-40" width="54" height="48" rx="8" />
        <text className={styles.c} x="19" y="-9" fontSize="23" fontWeight="700" textAnchor="middle">
          {shown}
        </text>
        <circle className={styles.a} cx="19" cy="40" r="14" />
        <path className={styles.line} d="M12 40h14M19 33v14" />
      </g>
      <path className={styles.hi} d="M-46 18c12 16 18 26 18 35a18 18 0 0 1-36 0c0-9 6-19 18-35z" />
      <path className={styles.pale} d="M-54 56c0 6 4 9 8 10" />
    </g>
  )
}
