import { classes } from '#ui'
import look from './cover.module.css'
import { pick } from './seed.ts'

/** A scalpel across a sterile field, with forceps. */
export const Scalpel = () => (
  <g>
    <path className={look.c} d="M-80-44 62-66l22 106L-56 66z" />
    <path
      className={classes(look.line, look.thin)}
      d="M-80-44 62-66l22 106L-56 66z"
      opacity="0.35"
    />
    <path className={look.b} d="M62 54 6-2l12-12 56 56c4 4 4 8 0 12s-8 4-12 0z" />
    <path className={look.a} d="M-62-70c2 30 20 54 50 74l24-24C-2-40-28-62-62-70z" />
    <path
      className={look.line}
      d="M62 54 6-2l12-12 56 56c4 4 4 8 0 12s-8 4-12 0zM-62-70c2 30 20 54 50 74l24-24C-2-40-28-62-62-70zM-12 4l10 10 26-26-12-12"
    />
    <path className={look.pale} d="M-50-56c8 16 20 30 36 42" />
    <path className={look.line} d="m32 12 22 22" />
    <path className={look.glow} d="M-66 40c20-2 44-16 64-22M-62 52c24 0 44-18 62-26" />
    <circle className={look.hi} cx="-64" cy="46" r="6" />
  </g>
)

/** An infusion bag, its chamber and the line that leaves it. */
export const Drip = ({ seed }: { seed: number }) => {
  const level = -28 + pick(seed, 23, 30)
  return (
    <g>
      <path className={look.line} d="M0-90v14M-8-76H8" />
      <rect className={look.b} x="-36" y="-72" width="72" height="92" rx="16" />
      <path
        className={look.a}
        d={`M-36 ${level}c12-6 24-6 36 0s24 6 36 0V4c0 10-6 16-16 16h-40c-10 0-16-6-16-16z`}
      />
      <rect className={look.line} x="-36" y="-72" width="72" height="92" rx="16" />
      <path className={classes(look.line, look.thin)} d="M14-50h12M18-36h8M14-22h12M18-8h8" />
      <path className={look.line} d="M0 20v10" />
      <rect className={look.c} x="-10" y="30" width="20" height="26" rx="6" />
      <rect className={look.line} x="-10" y="30" width="20" height="26" rx="6" />
      <path className={look.hi} d="M0 34c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z" />
      <path className={look.line} d="M0 56c0 30 34 26 54 14s34 0 42 12" />
    </g>
  )
}

/** A mother with her child in her arm. */
export const Mother = () => (
  <g>
    <path className={look.c} d="M-78 92c0-54 24-88 66-88s74 30 78 88z" />
    <path className={look.a} d="M-62 92c2-42 18-76 50-76 40 0 66 26 72 76z" />
    <path className={look.line} d="M-62 92c2-42 18-76 50-76 40 0 66 26 72 76" />
    <path
      className={look.dark}
      d="M-50-30c0-28 14-46 36-46 26 0 38 18 34 42-2 14-8 24-4 38-34 6-66 2-66-34z"
      opacity="0.9"
    />
    <path
      className={look.b}
      d="M-34-32c0-18 8-30 22-32 6 10 14 16 26 18 0 24-8 44-24 44-14 0-24-14-24-30z"
    />
    <path className={look.b} d="M-36 66c-8-26 12-42 38-36 18 4 34 14 44 34-18 18-64 24-82 2z" />
    <path className={look.line} d="M-36 66c-8-26 12-42 38-36 18 4 34 14 44 34-18 18-64 24-82 2z" />
    <circle className={look.hi} cx="-14" cy="48" r="15" />
    <circle className={look.line} cx="-14" cy="48" r="15" />
    <path className={classes(look.line, look.thin)} d="M-22 48c2 2 4 2 6 0M-12 48c2 2 4 2 6 0" />
    <path className={look.pale} d="M6 40c12 6 22 14 30 24" />
  </g>
)

/** A glucose meter with its strip and a drop. */
export const Glucose = ({ seed }: { seed: number }) => {
  const shown = (5 + pick(seed, 24, 60) / 10).toFixed(1)
  return (
    <g>
      <path className={look.a} d="M-62-62l22-13 22 13v26l-22 13-22-13z" opacity="0.55" />
      <path
        className={classes(look.line, look.thin)}
        d="M-62-62l22-13 22 13v26l-22 13-22-13zM-40-23v18M-18-36 0-26M-40-5l-18 11"
        opacity="0.7"
      />
      <g transform="rotate(10 20 12)">
        <path className={look.c} d="M8-86h22v34H8z" />
        <path className={look.line} d="M8-86h22v34H8z" />
        <rect className={look.b} x="-20" y="-56" width="78" height="128" rx="22" />
        <rect className={look.line} x="-20" y="-56" width="78" height="128" rx="22" />
        <rect className={look.dark} x="-8" y="-40" width="54" height="48" rx="8" />
        <text className={look.c} x="19" y="-9" fontSize="23" fontWeight="700" textAnchor="middle">
          {shown}
        </text>
        <circle className={look.a} cx="19" cy="40" r="14" />
        <path className={look.line} d="M12 40h14M19 33v14" />
      </g>
      <path className={look.hi} d="M-46 18c12 16 18 26 18 35a18 18 0 0 1-36 0c0-9 6-19 18-35z" />
      <path className={look.pale} d="M-54 56c0 6 4 9 8 10" />
    </g>
  )
}
