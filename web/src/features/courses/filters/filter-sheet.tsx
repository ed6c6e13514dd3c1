import { Button, Sheet } from '#ui'
import type { ComponentProps } from 'react'
import { DepartmentTree } from './department-tree.tsx'
import { FilterRows } from './filter-rows.tsx'
import styles from './filter-sheet.module.css'
import type { Conditions } from './standing.ts'

type Rows = ComponentProps<typeof FilterRows>
type Tree = ComponentProps<typeof DepartmentTree>

/** Every way to narrow the list, on a sheet for small screens; each choice holds at once. */
export const FilterSheet = ({
  conditions,
  filters,
  to,
  onChoose,
  outcome,
  onClose,
}: {
  conditions: Conditions
  filters: Rows['filters']
  to: Tree['to']
  onChoose: Rows['onChoose']
  /** What closing the sheet leads to, in words. */
  outcome: string
  onClose: () => void
}) => (
  <Sheet title="筛选课程" onClose={onClose}>
    <div className={styles.sheet}>
      <div className={styles.inside}>
        <FilterRows conditions={conditions} filters={filters} onChoose={onChoose} />
        <h3 className={styles.name}>科室</h3>
        <DepartmentTree menu={conditions.MenuModel} filters={filters} to={to} />
      </div>
      <div className={styles.foot}>
        <Button kind="primary" size="large" wide onClick={onClose}>
          {outcome}
        </Button>
      </div>
    </div>
  </Sheet>
)
