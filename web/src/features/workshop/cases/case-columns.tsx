import { type Column, momentOf, Tag, VisuallyHidden } from '#ui'
import type { CaseLine } from '@xinglin/contract/workshop'
import { Link } from 'react-router'
import { CaseState } from '../drafts/case-state.tsx'
import styles from '../drafts/case-list.module.css'

/** The columns of the list of cases; `base` is where the workshop lies. */
export const caseColumns = (base: string): readonly Column<CaseLine>[] => [
  {
    name: '病例',
    cell: (line) => (
      <span className={styles.case}>
        <Link className={styles.title} to={`${base}/${line.Id}`}>
          {line.Title}
        </Link>
        <span className={styles.tags}>
          {line.Tags.slice(0, 3).map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </span>
      </span>
    ),
  },
  { name: '科室', width: '116px', cell: ({ Department: department }) => department },
  {
    name: '难度',
    width: '96px',
    cell: ({ Difficulty: difficulty }) =>
      difficulty === 0 ? (
        '—'
      ) : (
        <span className={styles.stars}>
          <VisuallyHidden>{difficulty}级</VisuallyHidden>
          <span aria-hidden>
            {'★'.repeat(difficulty)}
            <i>{'★'.repeat(5 - difficulty)}</i>
          </span>
        </span>
      ),
  },
  {
    name: '状态',
    width: '110px',
    cell: (line) => <CaseState line={line} />,
  },
  {
    name: '版本',
    width: '112px',
    cell: ({ VersionNo: no, Shared: shared }) => (
      <span className={styles.version}>
        {no === 0 ? '未发布' : `第${no}版`}
        {shared && <Tag tone="school">共享</Tag>}
      </span>
    ),
  },
  {
    name: '作者',
    width: '92px',
    cell: ({ AuthorName: name, IsMine: mine }) => (mine ? '我' : name || '平台'),
  },
  { name: '最后修改', secondary: true, width: '150px', cell: ({ EditedAt: at }) => momentOf(at) },
]
