import { Explain } from '#ui'
import type { ReactNode } from 'react'
import styles from './analysis.module.css'

type Figure = {
  readonly name: string
  readonly value: string
  readonly formula?: string
  readonly beside?: ReactNode
}

/** Figures with their names, each of which says its formula. */
export const FigureList = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ name, value, formula, beside }) => (
      <div key={name}>
        <dt>
          {name}
          {formula && <Explain label={`${name}怎样计算`}>{formula}</Explain>}
        </dt>
        <dd>
          {value} {beside}
        </dd>
      </div>
    ))}
  </dl>
)
