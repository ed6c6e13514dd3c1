import { CourseBrowser, searchedCourses } from '#courses'
import { forgetSearch, foundTeachers, isSensitive, type Mode } from '#search'
import { countWord, staying, Tabs, toast, usePageTitle, useAtOnce } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Everything } from './everything.tsx'
import { NoWord } from './no-word.tsx'
import { NotFound } from './not-found.tsx'
import { type OpenKinds, useOpenKinds } from './open-kinds.ts'
import { type Asked, askedAddress, bareSearch, readAsked } from './results-filters.ts'
import look from './search-results-page.module.css'
import { TeacherResults } from './teacher-results.tsx'

const withCount = (name: string, count: number | undefined): ReactNode => (
  <>
    {name}
    {count !== undefined && <span className={look.tabCount}>{countWord(count)}</span>}
  </>
)

const bareOf = ({ filters }: Asked) => bareSearch(filters.key)

const tabsOf = (
  asked: Asked,
  open: OpenKinds,
  counts: { readonly courses: number | undefined; readonly teachers: number | undefined },
  onPage: (page: number) => void,
) => [
  {
    value: 'all' as Mode,
    name: '全部',
    shown: true,
    panel: () => <Everything searched={asked.filters.key} open={open} />,
  },
  {
    value: 'course' as Mode,
    name: withCount('课程', counts.courses),
    shown: open.courses,
    panel: () => (
      <CourseBrowser
        filters={asked.filters}
        bare={bareOf(asked)}
        to={(filters) => askedAddress({ mode: 'course', filters })}
        nothing={<NotFound searched={asked.filters.key} />}
      />
    ),
  },
  {
    value: 'teacher' as Mode,
    name: withCount('教师', counts.teachers),
    shown: open.teachers,
    panel: () => (
      <TeacherResults searched={asked.filters.key} page={asked.filters.page} onPage={onPage} />
    ),
  },
]

const Results = ({ asked: inAddress }: { asked: Asked }) => {
  const navigate = useNavigate()
  const [asked, show] = useAtOnce(
    inAddress,
    (next) => void navigate(askedAddress(next), { state: staying }),
  )
  const searched = asked.filters.key
  const bare = bareOf(asked)
  const open = useOpenKinds()
  const courses = useQuery({ ...searchedCourses(bare), enabled: open.courses })
  const teachers = useQuery({ ...foundTeachers(searched, 1), enabled: open.teachers })
  usePageTitle(`“${searched}”的搜索结果`)

  // A word that the server refuses is neither searched again nor kept, here or in the address.
  const refuse = useEffectEvent((message: string) => {
    toast.error(message)
    forgetSearch(searched)
    void navigate('/searchResults', { replace: true, state: { refused: message } })
  })
  const refused = [courses.error, teachers.error].find(isSensitive)?.message
  useEffect(() => {
    if (refused) refuse(refused)
  }, [refused])

  const turn = (page: number) => show({ mode: 'teacher', filters: { ...bare, page } })
  const counts = { courses: courses.data?.Count, teachers: teachers.data?.Count }
  const tabs = tabsOf(asked, open, counts, turn).filter(({ shown }) => shown)
  return (
    <div className={look.page}>
      <h1 className={look.head}>
        <em>{searched}</em> 的搜索结果
      </h1>
      <Tabs
        label="搜索结果"
        tabs={tabs}
        chosen={tabs.find(({ value }) => value === asked.mode)?.value ?? 'all'}
        onChoose={(mode) => show({ mode, filters: bare })}
      />
    </div>
  )
}

/** What a search found: courses and teachers, or one of them. */
export const SearchResultsPage = () => {
  const [query] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const asked = readAsked(query)
  return asked.filters.key ? <Results asked={asked} /> : <NoWord state={state} />
}
