import { ButtonLink } from '#ui'
import type { ReactNode } from 'react'
import look from './notices.module.css'

/** Something new about what was simulated, and where one looks at it. */
export const Notice = ({
  icon,
  to,
  action,
  of,
  children,
}: {
  icon: ReactNode
  to: string
  /** What one does there, and with what. */
  action: string
  of: string
  children: ReactNode
}) => (
  <li>
    {icon}
    <span>{children}</span>
    <ButtonLink size="small" to={to} aria-label={`${action}：${of}`}>
      {action}
    </ButtonLink>
  </li>
)

/** What is new about simulations of a kind. */
export const Notices = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={look.notices} aria-label={label}>
    <ul>{children}</ul>
  </section>
)
