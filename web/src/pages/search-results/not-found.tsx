import { conditions, CourseGrid, placesNamed } from '#courses'
import { instead, resultsAddress } from '#search'
import { ButtonLink, Empty } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import styles from './search-results-page.module.css'

/** A search that found nothing: departments of that name, names that are near, and what many study. */
export const NotFound = ({ searched }: { searched: string }) => {
  // They are help, not what was asked for: where they cannot be had, nothing is said of them.
  const { data } = useQuery(instead(searched))
  const names = data?.Names ?? []
  const courses = data?.Courses ?? []
  // Courses are found by their own names; whoever looks for a department's gets to its courses from here.
  const choices = useQuery(conditions)
  const nearest = [
    ...placesNamed(choices.data?.MenuModel ?? [], searched).map(({ name, to }) => ({
      name: `${name}（科室）`,
      to,
    })),
    ...names.map((name) => ({ name, to: resultsAddress(name) })),
  ]
  return (
    <div className={styles.groups}>
      <Empty
        head={`没有找到“${searched}”`}
        note={
          nearest.length > 0 ? (
            <span className={styles.instead}>
              您是不是要找：
              {nearest.map(({ name, to }) => (
                <Link key={to} to={to}>
                  {name}
                </Link>
              ))}
            </span>
          ) : (
            '看看有没有错别字，或换一个更短的词，也可以用拼音或首字母。'
          )
        }
        next={<ButtonLink to="/Course/%20/%20">浏览全部课程</ButtonLink>}
      />
      {courses.length > 0 && (
        <section aria-labelledby="hot-courses">
          <h2 className={styles.groupName} id="hot-courses">
            热门课程
          </h2>
          <CourseGrid flat rows="six" courses={courses} />
        </section>
      )}
    </div>
  )
}
