import { CourseBrowser } from '#courses'
import { forgetSearch, isSensitive, type Mode } from '#search'
import { countWord, staying, Tabs, toast, usePageTitle, useAtOnce } from '#ui'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Everything } from './everything.tsx'
import { NewsResults } from './news-results.tsx'
import { NoWord } from './no-word.tsx'
import { NotFound } from './not-found.tsx'
import { type OpenKinds, useOpenKinds } from './open-kinds.ts'
import {
  type ResultsQuery,
  resultsAddress,
  bareSearch,
  readResultsQuery,
} from './results-filters.ts'
import styles from './search-results-page.module.css'
import { TeacherResults } from './teacher-results.tsx'
import { TopicResults } from './topic-results.tsx'
import { type Results, useResults } from './use-results.ts'

const withCount = (name: string, count: number | undefined): ReactNode => (
  <>
    {name}
    {count !== undefined && <span className={styles.tabCount}>{countWord(count)}</span>}
  </>
)

const bareOf = ({ filters }: ResultsQuery) => bareSearch(filters.key)

const tabsOf = (
  search: ResultsQuery,
  open: OpenKinds,
  results: Results,
  onPage: (mode: Mode, page: number) => void,
) => {
  const { key: searched, page } = search.filters
  const paged = (mode: Mode) => ({
    searched,
    page,
    onPage: (next: number) => onPage(mode, next),
  })
  return [
    {
      value: 'all' as Mode,
      name: '全部',
      shown: true,
      panel: () => <Everything searched={searched} open={open} results={results} />,
    },
    {
      value: 'course' as Mode,
      name: withCount('课程', results.courses.data?.Count),
      shown: open.courses,
      panel: () => (
        <CourseBrowser
          filters={search.filters}
          bare={bareOf(search)}
          to={(filters) => resultsAddress({ mode: 'course', filters })}
          nothing={<NotFound searched={searched} />}
        />
      ),
    },
    {
      value: 'teacher' as Mode,
      name: withCount('教师', results.teachers.data?.Count),
      shown: open.teachers,
      panel: () => <TeacherResults {...paged('teacher')} />,
    },
    {
      value: 'topic' as Mode,
      name: withCount('专题', results.topics.data?.Count),
      shown: open.topics,
      panel: () => <TopicResults {...paged('topic')} />,
    },
    {
      value: 'news' as Mode,
      name: withCount('新闻', results.news.data?.Count),
      shown: true,
      panel: () => <NewsResults {...paged('news')} />,
    },
  ].filter(({ shown }) => shown)
}

const Results = ({ query: inAddress }: { query: ResultsQuery }) => {
  const navigate = useNavigate()
  const [search, show] = useAtOnce(
    inAddress,
    (next) => void navigate(resultsAddress(next), { state: staying }),
  )
  const searched = search.filters.key
  const bare = bareOf(search)
  const open = useOpenKinds()
  const results = useResults(searched, open)
  usePageTitle(`“${searched}”的搜索结果`)

  // A word that the server refuses is neither searched again nor kept, here or in the address.
  const refuse = useEffectEvent((message: string) => {
    toast.error(message)
    forgetSearch(searched)
    void navigate('/searchResults', { replace: true, state: { refused: message } })
  })
  const refused = Object.values(results)
    .map(({ error }) => error)
    .find(isSensitive)?.message
  useEffect(() => {
    if (refused) refuse(refused)
  }, [refused])

  const turn = (mode: Mode, page: number) => show({ mode, filters: { ...bare, page } })
  const tabs = tabsOf(search, open, results, turn)
  return (
    <div className={styles.page}>
      <h1 className={styles.head}>
        <em>{searched}</em> 的搜索结果
      </h1>
      <Tabs
        label="搜索结果"
        tabs={tabs}
        chosen={tabs.find(({ value }) => value === search.mode)?.value ?? 'all'}
        onChoose={(mode) => show({ mode, filters: bare })}
      />
    </div>
  )
}

/** What a search found: courses, teachers, topics and news, or one of them. */
export const SearchResultsPage = () => {
  const [query] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const search = readResultsQuery(query)
  return search.filters.key ? <Results query={search} /> : <NoWord state={state} />
}
