import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'
import { classes } from '../theme/classes.ts'

type Looks = {
  kind?: 'primary' | 'quiet' | 'plain' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** As wide as what holds it. */
  wide?: boolean
  icon?: ReactNode
}

const classOf = (
  { kind = 'quiet', size = 'medium', wide = false }: Looks,
  pending = false,
  more?: string,
) =>
  classes(
    styles.button,
    styles[kind],
    styles[size],
    wide && styles.wide,
    pending && styles.pending,
    more,
  )

/** A button; `pending` keeps its focus and its width, shows a spinner and swallows clicks. */
export const Button = ({
  kind,
  size,
  wide,
  icon,
  pending = false,
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ComponentProps<'button'> & Looks & { pending?: boolean }) => {
  const asleep = pending || disabled
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (asleep) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classOf(
        { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) },
        pending,
        className,
      )}
      aria-disabled={asleep || undefined}
      aria-busy={pending || undefined}
      onClick={click}
    >
      {pending ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

/** A link to a page of the product that looks like a button. */
export const ButtonLink = ({
  kind,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: LinkProps & Looks) => (
  <Link
    {...rest}
    className={classOf(
      { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) },
      false,
      className,
    )}
  >
    {icon}
    {children}
  </Link>
)
