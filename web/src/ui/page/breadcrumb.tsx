import { Link } from 'react-router'
import styles from './breadcrumb.module.css'

/** Where a page stands, from home to itself; a step without `to` is not built yet and leads nowhere. */
export const Breadcrumb = ({
  steps,
}: {
  steps: readonly { readonly name: string; readonly to?: string }[]
}) => (
  <nav aria-label="当前位置">
    <ol className={styles.steps}>
      {steps.map(({ name, to }, index) => (
        <li
          key={index}
          className={styles.step}
          aria-current={index === steps.length - 1 ? 'page' : undefined}
        >
          {to ? <Link to={to}>{name}</Link> : <span title={name}>{name}</span>}
        </li>
      ))}
    </ol>
  </nav>
)
