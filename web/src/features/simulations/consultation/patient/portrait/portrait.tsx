import { VisuallyHidden } from '#ui'
import { type Sitter, ageGroupOf } from './face.ts'
import { Figure } from './figure.tsx'
import styles from './portrait.module.css'

/** Where the two stand of whom one speaks for the other: a small child is held, a grown patient sits before them. */
const together = {
  held: { speaker: 'translate(2 12) scale(.94)', patient: 'translate(84 78) scale(.58)' },
  beside: { speaker: 'translate(-16 16) scale(.74)', patient: 'translate(58 38) scale(.82)' },
}

/** A patient, drawn, with whoever speaks for them: sex, age and mood are seen; nobody real is shown. */
export const Portrait = ({
  sitter,
  speaker,
  name,
}: {
  sitter: Sitter
  speaker?: Sitter | undefined
  name: string
}) => {
  const grown = ['adult', 'elder'].includes(ageGroupOf(sitter.age))
  const places = grown ? together.beside : together.held
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <svg className={styles.portrait} viewBox="0 0 200 200" aria-hidden="true">
        <rect className={styles.wall} width="200" height="200" />
        <path
          className={styles.curtain}
          d="M0 0h34q-8 60 4 120t-2 80H0zM200 0h-24q6 70-4 130t4 70h24z"
        />
        {speaker ? (
          <>
            <g transform={places.speaker}>
              <Figure sitter={speaker} own />
            </g>
            <g transform={places.patient}>
              <Figure sitter={sitter} />
            </g>
          </>
        ) : (
          <Figure sitter={sitter} />
        )}
      </svg>
    </>
  )
}
