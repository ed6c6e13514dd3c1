import styles from './grove.module.css'

const turns = [0, 72, 144, 216, 288]
const stamens = [12, 50, 88, 132, 170, 206, 246, 284, 322]

/** An apricot blossom, 26 units from heart to tip. */
export const Blossom = ({
  x,
  y,
  size = 1,
  turn = 0,
}: {
  x: number
  y: number
  size?: number
  turn?: number
}) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    {turns.map((angle) => (
      <g key={angle} transform={`rotate(${angle})`}>
        <path
          className={styles.petal}
          d="M0-1C-11-5-16-16-9.500-23.500-6.500-27-2-26.500 0-23.800 2-26.500 6.500-27 9.500-23.500 16-16 11-5 0-1z"
        />
        <path className={styles.blush} d="M0-2C-5-5-6-10-3-14c2 1 4 1 6 0 3 4 2 9-3 12z" />
      </g>
    ))}
    {stamens.map((angle, index) => (
      <g key={angle} transform={`rotate(${angle})`}>
        <path className={styles.stamen} d={`M0 0v${index % 2 ? -9 : -12}`} />
        <circle className={styles.pollen} cy={index % 2 ? -9.5 : -12.5} r="1.500" />
      </g>
    ))}
    <circle className={styles.heart} r="2.600" />
  </g>
)

/** A bud on its short stalk, pointing up. */
export const Bud = ({
  x,
  y,
  size = 1,
  turn = 0,
}: {
  x: number
  y: number
  size?: number
  turn?: number
}) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <path className={styles.stalk} d="M0 10V2" />
    <path
      className={styles.petal}
      d="M0 3c-8-2-10-11-5-16 2-2 3.500-1.500 5-.5 1.500-1 3-1.500 5 .5 5 5 3 14-5 16z"
    />
    <path className={styles.blush} d="M0 3c-4-2-4-9 0-13 4 4 4 11 0 13z" />
    <path
      className={styles.sepal}
      d="M-5.500-1C-5 4-2 6 0 6s5-2 5.500-7C3 1 1.500 0 0 1.500-1.500 0-3 1-5.500-1z"
    />
  </g>
)

/** A petal in the air. */
export const Petal = ({
  x,
  y,
  turn,
  size = 1,
}: {
  x: number
  y: number
  turn: number
  size?: number
}) => (
  <path
    className={styles.petal}
    transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
    d="M0 8C-6 4-7-4-3-8c1.500-1.500 2-1 3-.3C1-9 1.500-9.500 3-8c4 4 3 12-3 16z"
  />
)
