import { CallError, code } from '#call'
import { Button, countWord, Empty, staying, useMedia, useAtOnce } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import styles from './course-browser.module.css'
import { CourseGridBones } from './course-grid.tsx'
import { choicesIn, type CourseFilters, narrowed, noFilters } from './filters/course-filters.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { FilterRows, FilterRowsBones } from './filters/filter-rows.tsx'
import { FilterSheet } from './filters/filter-sheet.tsx'
import { FilterSide } from './filters/filter-side.tsx'
import { KeptChoices } from './filters/kept-choices.tsx'
import { standIn } from './filters/standing.ts'
import { CourseResults } from './course-results.tsx'
import { conditions } from './queries.ts'
import { useCourseResults } from './use-course-results.ts'

/**
 * Courses to look through: departments at the left, kinds and audiences above, orders and pages; on small screens
 * behind one button. What is chosen stands in the address alone, which `to` writes.
 */
export const CourseBrowser = ({
  filters: inAddress,
  bare = noFilters,
  to,
  nothing,
  onSensitive,
}: {
  filters: CourseFilters
  /** What is left when everything that may be taken away is. */
  bare?: CourseFilters
  to: (filters: CourseFilters) => string
  /** What stands where even the bare list is empty. */
  nothing?: ReactNode
  /** Hears of a search that the server refuses for its words. */
  onSensitive?: (message: string) => void
}) => {
  const navigate = useNavigate()
  const wide = useMedia('(min-width: 1024px)')
  const head = useRef<HTMLHeadingElement>(null)
  const [choosing, setChoosing] = useState(false)
  const choices = useQuery(conditions)
  const [filtersNow, go] = useAtOnce(
    inAddress,
    (next) => void navigate(to(next), { state: staying }),
  )
  const standing = standIn(choices.data?.MenuModel, filtersNow)
  const { filters } = standing
  const results = useCourseResults(filters)
  const { data, error } = results

  const refuse = useEffectEvent((message: string) => onSensitive?.(message))
  useEffect(() => {
    if (error instanceof CallError && error.code === code.sensitive) refuse(error.message)
  }, [error])

  const choose = (by: Partial<CourseFilters>) => go(narrowed(filters, by))
  const turn = (page: number) => {
    go({ ...filters, page })
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView()
  }
  const count = data && !error ? countWord(data.Count) : ''
  const empty = choicesIn(filters) > 0 || filters.key !== bare.key
  // Until the tree is there, a place that leaves nothing may also be one that nobody knows.
  const none = choices.isPending ? (
    <CourseGridBones flat count={4} />
  ) : empty ? (
    <Empty
      note="没有符合条件的课程，换个条件试试。"
      next={<Button onClick={() => go({ ...bare, order: filters.order })}>清除筛选</Button>}
    />
  ) : (
    <Empty note="本校的课程正在准备中，请稍后再来。" />
  )

  return (
    <div className={styles.browser}>
      {wide && <FilterSide choices={choices} filters={filters} to={to} />}
      <div className={styles.main}>
        {standing.lost && (
          <output className={styles.lost}>
            <Info size={17} aria-hidden />
            未找到该分类，已显示全部课程
          </output>
        )}
        {wide && !choices.error && (
          <div className={styles.rows}>
            {choices.data ? (
              <FilterRows conditions={choices.data} filters={filters} onChoose={choose} />
            ) : (
              <FilterRowsBones />
            )}
          </div>
        )}
        <FilterBar
          head={head}
          count={count}
          filters={filters}
          choices={choices}
          onChoose={choose}
          onOpen={wide ? undefined : () => setChoosing(true)}
        />
        <KeptChoices
          standing={standing}
          conditions={choices.data}
          bare={bare}
          wide={wide}
          to={to}
        />
        <CourseResults
          results={results}
          filters={filters}
          onPage={turn}
          nothing={choices.isPending || empty || !nothing ? none : nothing}
        />
      </div>
      {choosing && !wide && choices.data && (
        <FilterSheet
          conditions={choices.data}
          filters={filters}
          to={to}
          onChoose={choose}
          outcome={count ? `查看 ${count} 门课程` : '查看课程'}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
