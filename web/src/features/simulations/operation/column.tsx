import styles from './picture.module.css'

/** What a manometer on the needle shows. */
export const Column = ({ mm }: { mm: number }) => (
  <figure className={styles.bottle}>
    <svg className={styles.column} viewBox="0 0 44 132" aria-hidden>
      <rect x="9" y={126 - mm * 0.3} width="10" height={mm * 0.3} className={styles.water} />
      <path d="M9 4v122h10V4" fill="none" stroke="currentColor" strokeWidth="2" />
      {[0, 100, 200, 300, 400].map((mark) => (
        <g key={mark}>
          <path d={`M19 ${126 - mark * 0.3}h5`} stroke="currentColor" strokeWidth="1" />
          <text x="26" y={129 - mark * 0.3} fontSize="9" fill="currentColor">
            {mark}
          </text>
        </g>
      ))}
    </svg>
    <figcaption>
      {mm} mmH₂O
      <small>测压管</small>
    </figcaption>
  </figure>
)
