import { classes } from '#ui'
import styles from './cover.module.css'
import { pick } from './seed.ts'

// Every motif is drawn about the origin, within 80 to each side.

const beat = (height: number) =>
  `h14q7-12 14 0h8l5 9 11-${height} 12 ${height + 22} 7-31h12q11-17 22 0h14`

/** An electrocardiogram that runs across the whole cover; `seed` sets its height and where it stands. */
export const Ecg = ({ seed }: { seed: number }) => {
  const height = 56 + pick(seed, 21, 22)
  const start = 10 + pick(seed, 22, 40)
  return (
    <g>
      <path
        className={classes(styles.line, styles.bold)}
        d={`M-220 14h${start}${beat(height)}${beat(height)}${beat(height)}h200`}
      />
      <circle className={styles.hi} cx={start + 68} cy={24 - height} r="7" />
      <circle className={styles.glow} cx={start + 68} cy={24 - height} r="14" opacity="0.5" />
    </g>
  )
}

/** Lungs behind ribs, with the trachea between them. */
export const Thorax = () => (
  <g>
    <path
      className={styles.c}
      d="M-92 96c0-50 14-80 40-94 14-7 24-14 26-30h52c2 16 12 23 26 30 26 14 40 44 40 94z"
    />
    <path className={styles.a} d="M-14-24c-24 2-44 32-48 66-2 16 4 24 16 22 16-3 34-8 34-20z" />
    <path className={styles.a} d="M14-24c24 2 44 32 48 66 2 16-4 24-16 22-16-3-34-8-34-20z" />
    <path className={styles.line} d="M0-62v34M0-28c-2 14-10 18-18 24M0-28c2 14 10 18 18 24" />
    <path className={classes(styles.line, styles.thin)} d="M-5-54h10M-5-46h10M-5-38h10" />
    <path
      className={styles.pale}
      d="M-26 8c-6 8-8 16-8 26M-20 6c4 10 3 20 0 30M26 8c6 8 8 16 8 26M20 6c-4 10-3 20 0 30"
      opacity="0.75"
    />
    <path
      className={styles.line}
      d="M-14-24c-24 2-44 32-48 66-2 16 4 24 16 22 16-3 34-8 34-20zM14-24c24 2 44 32 48 66 2 16-4 24-16 22-16-3-34-8-34-20z"
    />
    <circle className={styles.hi} cx="42" cy="34" r="6" />
  </g>
)

/** A heart with its great vessels and the left anterior descending artery. */
export const Heart = () => (
  <g>
    <path className={styles.c} d="M-34-34c-6-22 2-38 14-38s16 14 16 30z" />
    <path className={styles.line} d="M-34-34c-6-22 2-38 14-38s16 14 16 30" />
    <path
      className={styles.a}
      d="M-4-40c-2-26 8-38 24-36 18 2 24 14 38 12v18c-16 4-24-6-34-4-8 2-8 8-8 18z"
    />
    <path
      className={styles.line}
      d="M-4-40c-2-26 8-38 24-36 18 2 24 14 38 12v18c-16 4-24-6-34-4-8 2-8 8-8 18"
    />
    <path
      className={styles.b}
      d="M-40-30c14-14 32-12 42-2 14-10 44-10 54 14 12 32-8 76-44 92-8 4-16 2-24-4-34-24-60-66-28-100z"
    />
    <path
      className={styles.a}
      d="M2-32c14-10 44-10 54 14 12 32-8 76-44 92-4 2-8 2-12 1 20-36 22-72 2-107z"
      opacity="0.8"
    />
    <path
      className={styles.line}
      d="M-40-30c14-14 32-12 42-2 14-10 44-10 54 14 12 32-8 76-44 92-8 4-16 2-24-4-34-24-60-66-28-100z"
    />
    <path
      className={styles.glow}
      d="M4-30c10 22 10 50 0 82M10-2c10 4 18 12 20 24M10 22c-10 4-20 4-30-2"
    />
  </g>
)

/** A newborn, wrapped. */
export const Infant = () => (
  <g>
    <path
      className={styles.c}
      d="M-88 66c20-20 156-20 176 0 6 10-4 18-18 18H-70c-14 0-24-8-18-18z"
    />
    <path
      className={styles.a}
      d="M-30 62c-16-6-18-34 0-48 22-16 78-18 98 6 16 20 10 42-10 46-28 6-66 6-88-4z"
    />
    <path
      className={styles.line}
      d="M-30 62c-16-6-18-34 0-48 22-16 78-18 98 6 16 20 10 42-10 46-28 6-66 6-88-4z"
    />
    <path className={styles.pale} d="M-22 58C-4 30 26 16 62 18M8 64c4-20 22-34 58-34" />
    <circle className={styles.b} cx="-36" cy="18" r="36" />
    <path className={styles.hi} d="M-66 0c4-26 38-42 62-20-16 2-44 6-62 20z" />
    <circle className={styles.hi} cx="-42" cy="-28" r="8" />
    <circle className={styles.line} cx="-36" cy="18" r="36" />
    <path
      className={styles.line}
      d="M-56 18c3 4 8 4 11 0M-32 18c3 4 8 4 11 0M-46 32c4 5 10 5 14 0"
    />
  </g>
)

/** Layers of the skin with a hair in its follicle. */
export const Skin = () => (
  <g>
    <path className={styles.a} d="M-88-18q22-20 44 0t44 0 44 0 44 0v24H-88z" />
    <path className={styles.b} d="M-88 6h176v38H-88z" />
    <path className={styles.c} d="M-88 44h176v36H-88z" />
    {[-70, -44, -18, 8, 34, 62].map((x, index) => (
      <circle
        key={x}
        className={styles.hi}
        cx={x}
        cy={index % 2 ? 60 : 66}
        r={index % 2 ? 13 : 10}
        opacity={index % 2 ? 0.55 : 0.35}
      />
    ))}
    <path className={styles.line} d="M-88-18q22-20 44 0t44 0 44 0 44 0M-88 6h176M-88 44h176" />
    <path
      className={styles.line}
      d="M22-72c-6 22-16 40-18 62M4-10c-8 18-10 30-6 44 2 8 12 8 14 0 4-14 0-28-8-44z"
    />
    <path
      className={styles.glow}
      d="M-66 44c0-14 8-14 8-26M-58 30c8-2 10-6 10-12M64 44c0-12-8-12-8-24"
    />
  </g>
)
