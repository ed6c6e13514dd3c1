import { Skeleton, classes } from '#ui'
import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './check.module.css'
import { type Finding, type Light, lightNames } from './light.ts'

const signs: Readonly<Record<Light, LucideIcon>> = {
  pass: CircleCheck,
  warn: CircleAlert,
  fail: CircleX,
}

/** A light with its word. */
export const LightSign = ({ light }: { light: Light }) => {
  const Sign = signs[light]
  return (
    <span className={classes(styles.light, styles[light])}>
      <Sign size={18} aria-hidden />
      {lightNames[light]}
    </span>
  )
}

/** One check: its name, what it found, its light, and what to do. `rest` stands for a check that nobody has begun. */
export const CheckLine = ({
  name,
  finding,
  rest,
  children,
}: {
  name: string
  finding: Finding | undefined
  rest?: string
  children?: ReactNode
}) => (
  <li className={styles.line} aria-busy={!finding && !rest ? true : undefined}>
    <div className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.told}>{finding?.text ?? rest ?? <Skeleton width="120px" />}</span>
      {finding ? (
        <LightSign light={finding.light} />
      ) : (
        <span className={styles.light}>{rest ? '未检测' : '检测中…'}</span>
      )}
    </div>
    {finding?.advice && <p className={styles.advice}>{finding.advice}</p>}
    {children}
  </li>
)
