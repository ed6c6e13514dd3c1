import { useState } from 'react'
import styles from './avatar.module.css'
import { classes } from '../theme/classes.ts'

const Coat = () => (
  <>
    <path className={styles.coat} d="M9 64c1-13 10-19 23-19s22 6 23 19z" />
    <path className={styles.shirt} d="M25 45.6 32 56l7-10.4c-2-.4-4.500-.6-7-.6s-5 .2-7 .6z" />
    <path className={styles.edge} d="M24 46l8 13 8-13M32 59v5" />
  </>
)

const Woman = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <rect className={styles.warm} width="64" height="64" />
    <path
      className={styles.hair}
      d="M16 47c-2-16 1-34 16-34s18 18 16 34c-4 2-9 3-16 3s-12-1-16-3z"
    />
    <Coat />
    <path className={styles.skin} d="M27 38h10v8c-1.500 2-3 3.200-5 3.200S28.500 48 27 46z" />
    <ellipse className={styles.skin} cx="32" cy="29.500" rx="10.500" ry="12" />
    <path
      className={styles.hair}
      d="M21 29c0-9 4-13 11-13s11 4 11 13c-3-1-7-3-10-8-2 4-7 7-12 8z"
    />
  </svg>
)

const Other = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <rect className={styles.back} width="64" height="64" />
    <Coat />
    <path className={styles.skin} d="M27 38h10v8c-1.500 2-3 3.200-5 3.200S28.500 48 27 46z" />
    <ellipse className={styles.skin} cx="32" cy="29" rx="10.500" ry="12" />
    <path
      className={styles.hair}
      d="M20.500 28c-1-10 4-15 12-15s12 5 11 15c-1-3-2-5-3-6-5 1-11 .5-15-2-2 2-4 4-5 8z"
    />
  </svg>
)

const Neutral = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <rect className={styles.back} width="64" height="64" />
    <circle className={styles.plain} cx="32" cy="26" r="11" />
    <path className={styles.plain} d="M10 62c1-15 10-21 22-21s21 6 22 21z" />
  </svg>
)

/** A person's picture, or a drawing: gender 0 in the female style, another number in the other, null neutral; decorative, the name stands beside it. */
export const Avatar = ({
  src,
  gender,
  size = 40,
  className,
}: {
  src: string
  gender: number | null
  size?: number
  className?: string | undefined
}) => {
  const [broken, setBroken] = useState(false)
  const drawn = gender === null ? <Neutral /> : gender === 0 ? <Woman /> : <Other />
  return (
    <span className={classes(styles.avatar, className)} style={{ width: size, height: size }}>
      {src && !broken ? (
        <img src={src} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        drawn
      )}
    </span>
  )
}
