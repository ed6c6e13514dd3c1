import styles from './bedside.module.css'

const ways = [
  ['picture', '三维'],
  ['list', '列表'],
] as const

/** Whether the bedside is a picture with the list beneath, or the list alone. */
export const Segmented = ({
  chosen,
  onChoose,
}: {
  chosen: 'picture' | 'list'
  onChoose: (way: 'picture' | 'list') => void
}) => (
  <fieldset className={styles.ways} aria-label="操作方式">
    {ways.map(([way, zh]) => (
      <button key={way} type="button" aria-pressed={way === chosen} onClick={() => onChoose(way)}>
        {zh}
      </button>
    ))}
  </fieldset>
)
