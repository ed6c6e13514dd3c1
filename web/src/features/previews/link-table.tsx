import {
  Button,
  Checkbox,
  type Column,
  countWord,
  DataTable,
  Empty,
  momentOf,
  Pagination,
  Toolbar,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LinkState, usesOf } from './link-states.tsx'
import styles from './previews.module.css'
import { links, linksAPage, type PreviewLink } from './queries.ts'
import { useRevoke } from './use-revoke.ts'

const columnsOf = (revoke: (link: PreviewLink) => void): readonly Column<PreviewLink>[] => [
  {
    name: '课程',
    width: '24%',
    cell: ({ CourseId: id, CourseName: name }) => <Link to={`/CoursePreview/${id}`}>{name}</Link>,
  },
  { name: '用途', cell: ({ Note: note }) => <span className={styles.short}>{note || '—'}</span> },
  { name: '创建人', width: '110px', cell: ({ MakerName: name }) => name || '—' },
  { name: '创建时间', width: '150px', cell: ({ CreatedAt: at }) => momentOf(at) },
  { name: '使用情况', width: '26%', cell: usesOf },
  { name: '状态', width: '110px', cell: (link) => <LinkState link={link} /> },
  {
    name: '操作',
    unnamed: true,
    width: '84px',
    cell: (link) =>
      link.State === 'live' && (
        <Button kind="plain" size="small" onClick={() => revoke(link)}>
          撤销
        </Button>
      ),
  },
]

/** Every preview link of the school. */
export const LinkTable = ({
  live,
  page,
  onLive,
  onPage,
}: {
  live: boolean
  page: number
  onLive: (live: boolean) => void
  onPage: (page: number) => void
}) => {
  const { data, error, refetch, isPlaceholderData } = useQuery(links('', live, page))
  const revoke = useRevoke()
  return (
    <>
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 条</span>}>
        <Checkbox checked={live} onChange={({ target }) => onLive(target.checked)}>
          只看有效的链接
        </Checkbox>
      </Toolbar>
      <DataTable
        label="预览链接列表"
        least="980px"
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={
          <Empty
            head={live ? '没有有效的预览链接' : '没有预览链接'}
            note="在课程预览页点“预览链接”即可创建。"
          />
        }
        columns={columnsOf((link) => void revoke(link))}
      />
      <Pagination page={page} size={linksAPage} total={data?.Count ?? 0} onPage={onPage} />
    </>
  )
}
