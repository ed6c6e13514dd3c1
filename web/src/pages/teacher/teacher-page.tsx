import { conditions, departmentName } from '#courses'
import { readTeachers, TeacherDirectory, teachersAddress } from '#teachers'
import { Band, staying, useAtOnce, usePageTitle } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { leaveAt, leftAt } from './left-at.ts'
import styles from './teacher-page.module.css'

/** Keeps the page as it was left: who comes back by the menu finds the same filters at the same place. */
const useKept = (query: string) => {
  const navigate = useNavigate()
  const kind = useNavigationType()
  const scroll = useRef(0)
  const arrive = useEffectEvent(() => {
    const { query: before, scroll: at } = leftAt()
    // Back and forward keep their own places; an address that says what it wants is taken at its word.
    if (kind === NavigationType.Pop || query !== '') return
    if (before) void navigate(`/Teacher?${before}`, { replace: true, state: staying })
    if (at > 0) requestAnimationFrame(() => window.scrollTo({ top: at, behavior: 'instant' }))
  })
  const leave = useEffectEvent(() => leaveAt({ query, scroll: scroll.current }))
  useEffect(() => {
    arrive()
    const note = () => (scroll.current = window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('scroll', note)
      leave()
    }
  }, [])
}

/** The directory of teachers, by department and title. */
export const TeacherPage = () => {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const departments = useQuery(conditions).data?.MenuModel.map(({ Id, Name }) => ({
    id: Id,
    name: departmentName(Name),
  }))
  const [filters, choose] = useAtOnce(
    readTeachers(query),
    (next) => void navigate(teachersAddress(next), { state: staying }),
  )
  // A department that is no more narrows nothing.
  const isKnown = departments?.some(({ id }) => id === filters.department) ?? true
  const standing = isKnown ? filters : { ...filters, department: '' }
  usePageTitle('教师')
  useKept(query.toString())
  return (
    <div className={styles.page}>
      <Band title="教师" steps={[{ name: '首页', to: '/' }, { name: '教师' }]} />
      <div className={styles.inside}>
        <TeacherDirectory filters={standing} departments={departments} onFilters={choose} />
      </div>
    </div>
  )
}
