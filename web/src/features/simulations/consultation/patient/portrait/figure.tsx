import { Baby } from './baby.tsx'
import { faceOf, type Sitter, type AgeGroup, ageGroupOf } from './face.ts'
import styles from './portrait.module.css'

const hairOf = (gender: number, stage: AgeGroup): { back: string; front: string } => {
  if (gender === 0)
    return {
      back: 'M52 100q-4-66 48-66t48 66q2 34-4 56h-88q-6-22-4-56z',
      front: 'M58 88q2-42 42-42q38 0 42 42q-18-6-26-26q-20 24-58 26z',
    }
  return {
    back: '',
    front:
      stage === 'elder'
        ? 'M57 92q-4-30 14-42q-4 14-5 26q-4 6-9 16zM143 92q4-30-14-42q4 14 5 26q4 6 9 16zM76 46q24-12 48 0q-24-5-48 0z'
        : 'M56 90q-6-52 44-52t44 52q-5-8-8-22q-18 4-38-8q-16 14-34 10q-4 10-8 20z',
  }
}

const Wrinkles = () => (
  <g className={styles.wrinkle}>
    <path d="M76 69q24-6 48 0M80 62q20-4 40 0" />
    <path d="M80 121q-5 7-3 15M120 121q5 7 3 15" />
    <path d="M63 99l-5-2M64 103l-6 1M137 99l5-2M136 103l6 1" />
  </g>
)

/** Patients wear the gown of the ward; whoever came with them what they came in. */
const Dress = ({ own }: { own: boolean }) => (
  <>
    <path className={own ? styles.coat : styles.gown} d="M24 216q4-48 52-54h48q48 6 52 54v60H24z" />
    {!own && <path className={styles.stripe} d="M44 176v40M62 168v48M138 168v48M156 176v40" />}
  </>
)

/** Head and shoulders of somebody, in a square of 200. */
export const Figure = ({ sitter, own = false }: { sitter: Sitter; own?: boolean }) => {
  const face = faceOf(sitter.mood)
  const stage = ageGroupOf(sitter.age)
  if (stage === 'baby') return <Baby face={face} />
  const hair = hairOf(sitter.gender, stage)
  const grey = sitter.age >= 55
  const skin = face.pale ? styles.pale : styles.skin
  const hairLook = grey ? styles.grey : styles.dark
  const small = stage === 'child'
  return (
    <g transform={small ? 'translate(22 34) scale(.78)' : undefined}>
      {hair.back && <path className={hairLook} d={hair.back} />}
      <Dress own={own} />
      <path className={skin} d="M84 138h32v22q-16 18-32 0z" />
      <path
        className={own ? styles.shirt : styles.collar}
        d="M82 158l18 22l18-22l10 4l-28 34l-28-34z"
      />
      <ellipse className={skin} cx="57" cy="102" rx="7" ry="11" />
      <ellipse className={skin} cx="143" cy="102" rx="7" ry="11" />
      <path
        className={skin}
        d={
          small
            ? 'M58 92q0-42 42-42t42 42q0 62-42 62t-42-62z'
            : 'M58 88q0-44 42-44t42 44q0 34-12 48t-30 20q-18-6-30-20t-12-48z'
        }
      />
      {face.flushed && (
        <g className={styles.flush}>
          <ellipse cx="74" cy="116" rx="9" ry="6" />
          <ellipse cx="126" cy="116" rx="9" ry="6" />
        </g>
      )}
      {sitter.age >= 50 && <Wrinkles />}
      <path className={hairLook} d={hair.front} />
      <path className={grey ? styles['grey-brow'] : styles.brow} d={face.brows.join('')} />
      {[81, 119].map((x) => (
        <g key={x} transform={`translate(${x} ${99 + face.gaze})`}>
          <ellipse className={styles.white} rx="8.500" ry={6 * face.eyes} />
          <circle className={styles.iris} r={Math.min(4.6, 5.6 * face.eyes)} />
          <path className={styles.lid} d={`M-10 ${-4 * face.eyes}q10-${5 * face.eyes} 20 0`} />
        </g>
      ))}
      <path className={styles.nose} d="M100 102q-5 12-3 16q3 3 7 0" />
      <path className={face.open ? styles['open-mouth'] : styles.mouth} d={face.mouth} />
      {face.sweat && (
        <g className={styles.drop}>
          <path d="M66 66q-4 7 0 9t4-3q0-3-4-6z" />
          <path d="M134 74q-4 7 0 9t4-3q0-3-4-6z" />
        </g>
      )}
      {face.tears && <path className={styles.drop} d="M80 108q-4 9 0 11t4-4q0-3-4-7z" />}
    </g>
  )
}
