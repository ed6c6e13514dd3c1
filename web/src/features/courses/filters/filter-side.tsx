import { Failure } from '#ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, useId } from 'react'
import { DepartmentTree, DepartmentTreeBones } from './department-tree.tsx'
import styles from './filter-side.module.css'
import type { Conditions } from './standing.ts'

type Tree = ComponentProps<typeof DepartmentTree>

/** The departments in a column of their own, which stays in sight. */
export const FilterSide = ({
  choices: { data, error, refetch },
  filters,
  to,
}: {
  choices: UseQueryResult<Conditions>
  filters: Tree['filters']
  to: Tree['to']
}) => {
  const id = useId()
  return (
    <aside className={styles.side} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        科室
      </h2>
      {data ? (
        <DepartmentTree menu={data.MenuModel} filters={filters} to={to} />
      ) : error ? (
        <Failure head="科室加载失败" error={error} onRetry={() => void refetch()} />
      ) : (
        <DepartmentTreeBones />
      )}
    </aside>
  )
}
