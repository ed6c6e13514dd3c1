import type { View } from '@xinglin/contract/simulations/operation'
import styles from './layers.module.css'

type Instrument = NonNullable<View['instrument']>

const radians = Math.PI / 180

/** What lies beneath the instrument, layer by layer, and where its tip is: guided mode alone. */
export const Layers = ({
  layers,
  instrument: { depth, angle },
}: {
  layers: NonNullable<View['layers']>
  instrument: Instrument
}) => {
  const whole = layers.reduce((sum, { cm }) => sum + cm, 0)
  if (whole === 0) return null
  const deep = depth * Math.sin(angle * radians)
  const at = (index: number) => layers.slice(0, index).reduce((sum, { cm }) => sum + cm, 0)
  const here = layers.findLastIndex((_, index) => at(index) <= deep)
  // What lies beyond is told no farther than an instrument reaches.
  const seen = Math.min(whole, Math.max(deep + 2, 6))
  return (
    <figure className={styles.layers} aria-label="针下层次">
      <figcaption>针下层次</figcaption>
      <ol>
        {layers.map(({ zh, cm }, index) =>
          at(index) >= seen ? null : (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- the same tissue may lie there twice
              key={index}
              style={{ flexGrow: Math.min(cm, seen - at(index)) }}
              {...(index === here && deep > 0 && { 'aria-current': 'step' as const })}
            >
              {zh}
              {index === here && deep > 0 && <small>针尖</small>}
            </li>
          ),
        )}
      </ol>
    </figure>
  )
}
