import type { ReactNode } from 'react'
import styles from './band.module.css'
import { Breadcrumb } from './breadcrumb.tsx'

/** The head of a page that lists things: where it lies, and what it is, on the paper of the house. */
export const Band = ({
  steps,
  title,
}: {
  steps: readonly { readonly name: string; readonly to?: string }[]
  title: ReactNode
}) => (
  <div className={styles.band}>
    <div className={styles.head}>
      <Breadcrumb steps={steps} />
      <h1 className={styles.name}>{title}</h1>
    </div>
  </div>
)
