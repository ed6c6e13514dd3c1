import { CourseGrid } from '#courses'
import { instead, resultsAddress } from '#search'
import { ButtonLink, Empty } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import look from './search-results-page.module.css'

/** A search that found nothing: names that are near, and what many study. */
export const NotFound = ({ searched }: { searched: string }) => {
  // They are help, not what was asked for: where they cannot be had, nothing is said of them.
  const { data } = useQuery(instead(searched))
  const names = data?.Names ?? []
  const courses = data?.Courses ?? []
  return (
    <div className={look.groups}>
      <Empty
        head={`没有找到“${searched}”`}
        note={
          names.length > 0 ? (
            <span className={look.instead}>
              您是不是要找：
              {names.map((name) => (
                <Link key={name} to={resultsAddress(name)}>
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
          <h2 className={look.groupName} id="hot-courses">
            热门课程
          </h2>
          <CourseGrid flat rows="six" courses={courses} />
        </section>
      )}
    </div>
  )
}
