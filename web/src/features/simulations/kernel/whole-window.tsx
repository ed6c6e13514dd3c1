import { classes } from '#ui'
import type { ComponentProps } from 'react'
import styles from './whole-window.module.css'

/**
 * What fills the window while a student is at work. The head and the foot of the page lie beneath it: the shell hides them while
 * one is there, so that the keyboard does not go where nothing is seen (WCAG 2.4.11).
 */
export const WholeWindow = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={classes(styles.whole, className)} data-whole-window />
)
