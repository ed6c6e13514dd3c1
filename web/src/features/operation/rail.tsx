import type { View } from '@xinglin/contract/operation'
import look from './bedside.module.css'

/** The usual steps in guided mode, and which were touched upon. */
export const Rail = ({ rail }: { rail: NonNullable<View['rail']> }) => (
  <nav className={look.rail} aria-label="步骤">
    <h2>步骤</h2>
    <ol>
      {rail.map(({ phase, zh, done }) => (
        <li key={`${phase}${zh}`}>
          {zh}
          {done && '（已做）'}
        </li>
      ))}
    </ol>
  </nav>
)
