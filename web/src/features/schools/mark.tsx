import styles from './mark.module.css'

const turns = [0, 72, 144, 216, 288]

/** The apricot blossom that stands where a school has no logo. */
export const Mark = ({ size = 38 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <rect className={styles.back} width="64" height="64" rx="16" />
    {turns.map((turn) => (
      <path
        key={turn}
        className={styles.petal}
        transform={`rotate(${turn} 32 33)`}
        d="M32 31.500c-7.200-3.600-9.400-11.800-4.400-17 1.600-1.600 3.200-.4 4.400.7 1.200-1.100 2.800-2.300 4.400-.7 5 5.200 2.800 13.400-4.400 17z"
      />
    ))}
    <circle className={styles.heart} cx="32" cy="33" r="4.600" />
  </svg>
)
