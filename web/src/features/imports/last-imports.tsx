import { Card, figure, momentOf } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import type { listImports } from '@xinglin/contract/imports'
import { Link } from 'react-router'
import { lastImports } from './import-queries.ts'
import box from './import.module.css'
import styles from './last-imports.module.css'

type Import = OutputOf<typeof listImports>['List'][number]

const stateOf = ({ State: state, Progress: { Total: total, Settled: settled } }: Import) => {
  const share = total > 0 ? ` ${Math.floor((settled / total) * 100)}%` : ''
  if (state === 'open') return '待核对'
  if (state === 'importing') return `导入中${share}`
  if (state === 'undoing') return `撤销中${share}`
  if (state === 'undone') return '已撤销'
  return settled > 0 ? `已导入 ${figure(settled)} 行` : '已导入'
}

/** The last imports of the school: the way back to one that goes on by itself, or that can still be undone. */
export const LastImports = ({ usersAt }: { usersAt: string }) => {
  const { data } = useQuery(lastImports)
  if (!data || data.List.length === 0) return null
  return (
    <Card as="section" roomy>
      <h2 className={box.head}>最近的导入</h2>
      <ul className={styles.last}>
        {data.List.map((one) => (
          <li key={one.ImportId}>
            <Link to={`${usersAt}/import/${one.ImportId}`}>{one.FileName}</Link>
            <span>{stateOf(one)}</span>
            <span className={styles.by}>
              {one.By} {momentOf(one.At)}
              {one.UndoUntil !== '' && `，${momentOf(one.UndoUntil)}前可以撤销`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
