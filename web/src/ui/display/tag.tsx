import type { ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './tag.module.css'

/** A word about a thing; apricot is for the one highlight of a screen. */
export const Tag = ({
  tone = 'neutral',
  icon,
  title,
  className,
  children,
}: {
  tone?: 'neutral' | 'school' | 'apricot' | 'success' | 'warning' | 'danger'
  icon?: ReactNode
  title?: string | undefined
  className?: string | undefined
  children: ReactNode
}) => (
  <span className={classes(styles.tag, styles[tone], className)} title={title}>
    {icon}
    {children}
  </span>
)
