import { countWord, Button, Empty, Pagination } from '#ui'
import { type ReactNode, useRef } from 'react'
import { type Answer, Trouble } from './group.tsx'
import { NotFound } from './not-found.tsx'
import styles from './search-results-page.module.css'

/** What a search found of one kind, page by page. */
export const PagedResults = ({
  name,
  measure,
  searched,
  answer,
  page,
  size,
  bones,
  children,
  onPage,
  onIntend,
}: {
  name: string
  /** The measure word: 位, 个, 条. */
  measure: string
  searched: string
  answer: Answer
  page: number
  size: number
  bones: ReactNode
  children: ReactNode
  onPage: (page: number) => void
  onIntend: (page: number) => void
}) => {
  const head = useRef<HTMLHeadingElement>(null)
  const { data, error } = answer
  if (error) return <Trouble name={name} {...answer} />
  if (!data) return bones
  if (data.List.length === 0 && page > 1) {
    return (
      <Empty
        head={`这一页没有${name}`}
        next={<Button onClick={() => onPage(1)}>返回第一页</Button>}
      />
    )
  }
  if (data.List.length === 0) return <NotFound searched={searched} />
  const turn = (next: number) => {
    onPage(next)
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView()
  }
  return (
    <div className={styles.teachers}>
      <h2 className={styles.total} ref={head} tabIndex={-1}>
        共 <strong>{countWord(data.Count)}</strong> {measure}
        {name}
      </h2>
      {children}
      <Pagination page={page} size={size} total={data.Count} onPage={turn} onIntend={onIntend} />
    </div>
  )
}
