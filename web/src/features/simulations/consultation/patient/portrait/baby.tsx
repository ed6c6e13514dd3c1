import type { Face } from './face.ts'
import styles from './portrait.module.css'

/** Somebody of less than three: the head is half of what there is, the features low and close, the brows a trace. */
export const Baby = ({ face }: { face: Face }) => (
  <>
    <path className={styles.gown} d="M52 216q0-44 32-52h32q32 8 32 52v30H52z" />
    <path className={styles.stripe} d="M70 180v36M130 180v36" />
    <path className={styles.collar} d="M80 160q20 16 40 0l8 8q-28 26-56 0z" />
    <ellipse className={styles.skin} cx="47" cy="112" rx="8" ry="11" />
    <ellipse className={styles.skin} cx="153" cy="112" rx="8" ry="11" />
    <path
      className={face.pale ? styles.pale : styles.skin}
      d="M48 102q0-60 52-60t52 60q4 30-14 48t-38 18t-38-18t-14-48z"
    />
    <g className={styles.flush}>
      <ellipse cx="66" cy="132" rx="11" ry="7" />
      <ellipse cx="134" cy="132" rx="11" ry="7" />
    </g>
    <path className={styles.down} d="M56 84q6-40 44-40t44 40q-10-22-44-24t-44 24z" />
    <path className={styles.dark} d="M88 52q8-18 26-16q-10 3-10 9q8-2 12 4q-14-4-28 3z" />
    <path className={styles.trace} d="M70 100q8-5 16-1M114 99q8-4 16 1" />
    {[78, 122].map((x) => (
      <g key={x} transform={`translate(${x} ${116 + face.gaze})`}>
        <ellipse className={styles.white} rx="9.500" ry={8.5 * face.eyes} />
        <circle className={styles.iris} r={Math.min(6.6, 7.6 * face.eyes)} />
        <circle className={styles.white} cx="2.200" cy="-2.400" r="1.800" />
        <path className={styles.lid} d={`M-10 ${-5 * face.eyes}q10-${6 * face.eyes} 20 0`} />
      </g>
    ))}
    <path className={styles.nose} d="M96 129q4 4 8 0" />
    <path className={styles.mouth} d="M91 146q9-4 18 0" />
  </>
)
