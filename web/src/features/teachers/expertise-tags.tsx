import { Tag } from '#ui'
import styles from './expertise-tags.module.css'

/** What a teacher is good at (擅长), `most` of it at most, with the rest on hover; nothing where nothing was said. */
export const ExpertiseTags = ({
  expertise,
  most = expertise.length,
}: {
  expertise: readonly string[]
  most?: number
}) => {
  if (expertise.length === 0) return null
  const rest = expertise.slice(most)
  return (
    <ul className={styles.tags} aria-label="擅长">
      {expertise.slice(0, most).map((one) => (
        <li key={one}>
          <Tag>{one}</Tag>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Tag title={rest.join('、')}>等 {expertise.length} 项</Tag>
        </li>
      )}
    </ul>
  )
}
