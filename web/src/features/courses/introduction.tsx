import { Empty, RichText } from '#ui'
import styles from './introduction.module.css'

/** 课程介绍: its sections, each under its title. */
export const Introduction = ({
  sections,
}: {
  sections: readonly { readonly Title: string; readonly TextContent: string }[]
}) => {
  if (sections.length === 0) return <Empty note="老师还没有写课程介绍。" />
  return (
    <div className={styles.sections}>
      {sections.map(({ Title, TextContent }, index) => (
        <section key={index} className={styles.section}>
          <h2 className={styles.title}>{Title}</h2>
          <RichText html={TextContent} className={styles.text} />
        </section>
      ))}
    </div>
  )
}
