import type { DeparturePreview } from '@xinglin/contract/identity'
import type { DepartureValues } from './departure-form.ts'
import styles from './departures.module.css'

/** Who would leave and what becomes of their classes, before it is done. */
export const DepartureSummary = ({
  preview: { People: people, First: first, Classes: classes, Unknown: unknown, Left: left },
  values: { ReadUntil: until, Archive: archives },
}: {
  preview: DeparturePreview
  values: DepartureValues
}) => (
  <>
    <p className={styles.lead}>
      {people} 名学生将离校，{until ? `可登录查看至 ${until}` : '立即停止登录'}
      。成绩、学习记录与证明全部保留，三十天内可以整批撤销。
    </p>
    {left > 0 && <p>另有 {left} 人此前已离校，不再处理。</p>}
    {unknown.length > 0 && (
      <p className={styles.unknown}>
        {unknown.length} 个学号不是在校学生，不会处理：{unknown.join('、')}
      </p>
    )}
    {classes.length > 0 && (
      <section>
        <h3>行政班</h3>
        <ul className={styles.list}>
          {classes.map(({ Id, Name, Leaving, Staying }) => (
            <li key={Id}>
              <span>{Name}</span>
              <span className={styles.about}>
                {Leaving} 人离校
                {Staying > 0 ? `，${Staying} 人留在班内` : archives ? '，归档' : '，班级保留'}
              </span>
            </li>
          ))}
        </ul>
      </section>
    )}
    {first.length > 0 && (
      <section>
        <h3>学生{people > first.length && `（前 ${first.length} 名）`}</h3>
        <ul className={styles.list}>
          {first.map(({ Id, Name, Number: number, ClassName }) => (
            <li key={Id}>
              <span>
                {Name} {number}
              </span>
              <span className={styles.about}>{ClassName || '无行政班'}</span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)
