import { SkeletonText, ButtonLink, Card, Chips, Empty, Failure, Marked, SearchField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  helpCategories,
  helpCategoryNames,
  type HelpCategory,
  type listHelp,
} from '@xinglin/contract/feedback'
import { ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { HelpArticle } from './help-article.tsx'
import styles from './help-browser.module.css'
import { helpAddress, readHelpAddress } from './help-address.ts'
import { helpList } from './help-queries.ts'
import { marksOf } from './marks.ts'

type Line = OutputOf<typeof listHelp>['List'][number]

const Lines = ({ lines, searched }: { lines: readonly Line[]; searched: string }) => (
  <Card className={styles.card}>
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line.Key}>
          <ButtonLink
            kind="plain"
            className={styles.line}
            to={helpAddress({ category: line.Category, key: searched, article: line.Key })}
          >
            <span className={styles.words}>
              <strong>
                <Marked text={line.Title} marks={marksOf(line.Title, searched)} />
              </strong>
              <span className={styles.beginning}>
                {searched && (
                  <span className={styles.where}>{helpCategoryNames[line.Category]}</span>
                )}
                <Marked text={line.Beginning} marks={marksOf(line.Beginning, searched)} />
              </span>
            </span>
            <ChevronRight className={styles.turn} size={17} aria-hidden />
          </ButtonLink>
        </li>
      ))}
    </ul>
  </Card>
)

/** The articles of the help centre: by category, by words, and one of them. `usual` is the category that is shown first. */
export const HelpBrowser = ({ usual }: { usual: HelpCategory }) => {
  const [query, setQuery] = useSearchParams()
  const { category, key, article } = readHelpAddress(query)
  const { data, error, refetch } = useQuery(helpList(key))
  const filled = helpCategories.filter((one) => data?.List.some(({ Category }) => Category === one))
  const wish = category ?? usual
  const chosen = filled.includes(wish) ? wish : (filled[0] ?? wish)
  const lines = data?.List.filter((one) => key !== '' || one.Category === chosen) ?? []
  const go = (next: Parameters<typeof helpAddress>[0]) =>
    setQuery(new URLSearchParams(helpAddress(next).split('?')[1]))
  return (
    <>
      <div className={styles.bar}>
        {!key && filled.length > 0 && (
          <Chips
            label="分类"
            options={filled.map((value) => ({ value, name: helpCategoryNames[value] }))}
            chosen={chosen}
            onChoose={(next) => go({ category: next, key: '', article: '' })}
          />
        )}
        {key && data && (
          <p className={styles.found} aria-live="polite">
            找到 {data.Count} 篇关于“{key}”的文章
          </p>
        )}
        <SearchField
          label="搜索帮助文章"
          value={key}
          onSearch={(words) => go({ category: undefined, key: words, article: '' })}
        />
      </div>
      {article && <HelpArticle name={article} back={helpAddress({ category, key, article: '' })} />}
      {!article && error && (
        <Card>
          <Failure error={error} onRetry={() => void refetch()} />
        </Card>
      )}
      {!article && !data && !error && (
        <Card as="section" roomy aria-busy="true" aria-label="正在加载文章">
          <SkeletonText lines={8} />
        </Card>
      )}
      {!article && !error && data && lines.length === 0 && (
        <Card>
          <Empty
            head="暂无文章"
            note={key ? '换一个词试试，或直接告诉我们您的问题。' : '学校还没有发布帮助文章。'}
            next={<ButtonLink to="/Feedback">意见反馈</ButtonLink>}
          />
        </Card>
      )}
      {!article && !error && lines.length > 0 && <Lines lines={lines} searched={key} />}
    </>
  )
}
