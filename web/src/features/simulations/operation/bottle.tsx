import styles from './picture.module.css'

const marks = [0.25, 0.5, 0.75]
const sizes = [10, 50, 200, 1000, 2000, 6000]

/** What was drawn, in a bottle: its colour and how much of it. */
export const Bottle = ({
  ml,
  colour,
  look: words,
}: {
  ml: number
  colour: number
  look: string
}) => {
  const size = sizes.find((one) => one >= ml) ?? ml
  const tall = Math.max(3, (ml / size) * 64)
  return (
    <figure className={styles.bottle}>
      <svg viewBox="0 0 44 92" aria-hidden>
        <rect
          x="6"
          y={86 - tall}
          width="32"
          height={tall}
          rx="3"
          fill={`#${colour.toString(16).padStart(6, '0')}`}
        />
        <path
          d="M15 4h14v10c0 4 9 5 9 12v56a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V26c0-7 9-8 9-12z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        {marks.map((part) => (
          <path key={part} d={`M30 ${86 - part * 64}h7`} stroke="currentColor" strokeWidth="1" />
        ))}
      </svg>
      <figcaption>
        {ml} mL
        <small>{words}</small>
      </figcaption>
    </figure>
  )
}
