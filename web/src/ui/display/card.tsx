import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classes } from '../theme/classes.ts'

/** A sheet of paper with a hairline; `roomy` pads it by 24. */
export const Card = ({
  as: As = 'div',
  roomy = false,
  className,
  ...rest
}: ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  roomy?: boolean
}) => (
  <As {...(rest as object)} className={classes(styles.card, roomy && styles.roomy, className)} />
)
