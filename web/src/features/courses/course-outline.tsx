import { ContentIcon, contentWord, Empty } from '#ui'
import styles from './course-outline.module.css'
import { duration, readOutline, totalsOf } from './outline-text.ts'

/** 学习大纲: chapters with what is learnt in each; 暂无大纲 where its JSON text is malformed. */
export const CourseOutline = ({ json }: { json: string }) => {
  const outline = readOutline(json)
  if (!outline) return <Empty head="暂无大纲" note="老师还没有为这门课程编排大纲。" />
  const { chapters, items, minutes } = totalsOf(outline)
  return (
    <div className={styles.outline}>
      <p className={styles.totals}>
        共 <strong>{chapters}</strong> 章 · <strong>{items}</strong> 项内容 · 约{' '}
        <strong>{duration(minutes)}</strong>
      </p>
      <ol className={styles.chapters}>
        {outline.map(({ Name, Child }, index) => (
          <li key={index} className={styles.chapter}>
            <h2 className={styles.name}>{Name}</h2>
            <ul>
              {Child.map((item, at) => (
                <li key={at} className={styles.item}>
                  <span className={styles.icon}>
                    <ContentIcon kind={item.Kind} silent />
                  </span>
                  <span className={styles.title}>{item.Name}</span>
                  <span className={styles.kind}>{contentWord(item.Kind)}</span>
                  <span className={styles.minutes}>{item.Minutes} 分钟</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}
