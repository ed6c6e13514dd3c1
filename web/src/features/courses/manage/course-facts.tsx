import { longDayOf, nameAmong } from '#ui'
import { declareNames, kindNames, type ManagedCourse } from '@xinglin/contract/courses'
import styles from './managed-course.module.css'
import { useAudiences } from './use-allowed.ts'

const declaredWords = ({ DeclareLevel: level, DeclareYear: year }: ManagedCourse): string =>
  level === 0 ? '未申报' : `${declareNames[level] ?? ''}（${year}年）`

const factsOf = (
  course: ManagedCourse,
  nameOf: (audience: number) => string,
): readonly (readonly [string, string])[] => [
  ['课程类型', kindNames[course.HasVirtual] ?? ''],
  ['任课教师', course.AuthorName || '—'],
  ['学科 / 科室', [course.DepartmentName, course.SectionName].filter(Boolean).join(' / ') || '—'],
  ['可见范围', course.SecrecyType === 1 ? '公开' : '仅本校用户'],
  ['开放方式', course.IsSelfClass ? '小班课程' : '全校'],
  ['适用对象', course.Applicable.map(nameOf).filter(Boolean).join('、') || '—'],
  ['申报', declaredWords(course)],
  ['知识点标签', course.Knowledge.join('、') || '—'],
  ['学习人数', String(course.StudyCount)],
  ['收藏', String(course.FavoriteCount)],
  ['创建时间', longDayOf(course.CreateTime)],
  ...(course.ExperimentPath ? ([['实验地址', course.ExperimentPath]] as const) : []),
]

/** What a list says of a course, to be read. */
export const CourseFacts = ({ course }: { course: ManagedCourse }) => {
  const audiences = useAudiences()
  const nameOf = (audience: number) => nameAmong(audiences, String(audience))
  return (
    <dl className={styles.facts}>
      {factsOf(course, nameOf).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
