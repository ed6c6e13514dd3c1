import styles from './side-menu.module.css'

const turns = [0, 72, 144, 216, 288]

const Flower = ({
  x,
  y,
  size,
  turn = 0,
}: {
  x: number
  y: number
  size: number
  turn?: number
}) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    {turns.map((angle) => (
      <path
        key={angle}
        className={styles.petal}
        transform={`rotate(${angle})`}
        d="M0-1.500c-7.200-3.600-9.400-11.800-4.400-17 1.600-1.600 3.200-.4 4.400.7 1.200-1.100 2.800-2.300 4.400-.7 5 5.200 2.800 13.400-4.400 17z"
      />
    ))}
    <circle className={styles.heart} r="3.600" />
  </g>
)

/** A sprig of apricot blossom at the foot of the menu. */
export const Sprig = () => (
  <svg className={styles.sprig} viewBox="0 0 240 120" aria-hidden="true">
    <path
      className={styles.twig}
      d="M-4 118c34-10 62-30 92-34 30-4 52 6 84-6 22-8 40-24 58-44M88 84c8-16 10-30 26-42M150 80c10 4 18 10 24 20"
    />
    <Flower x={114} y={40} size={0.86} turn={14} />
    <Flower x={56} y={97} size={0.7} turn={-20} />
    <Flower x={206} y={52} size={1} turn={30} />
    <circle className={styles.bud} cx="176" cy="103" r="5" />
    <circle className={styles.bud} cx="232" cy="30" r="4" />
    <circle className={styles.bud} cx="150" cy="72" r="4" />
  </svg>
)
