import { classes } from '../theme/classes.ts'
import styles from './skeleton.module.css'

/** A grey shape where something will be; sizes in CSS lengths, a line is as high as small text unless told. */
export const Skeleton = ({
  width = '100%',
  height = '14px',
  shape = 'line',
  ratio,
}: {
  width?: string
  height?: string
  shape?: 'line' | 'block' | 'circle'
  ratio?: string
}) => (
  <span
    aria-hidden="true"
    className={classes(styles.bone, shape !== 'line' && styles[shape])}
    style={ratio ? { width, aspectRatio: ratio } : { width, height }}
  />
)

/** Several lines of text to come, the last one shorter. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span aria-hidden="true" style={{ display: 'grid', gap: '10px' }}>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} />
    ))}
  </span>
)
