import { Skeleton, classes } from '#ui'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { type CourseFilters, narrowed } from './course-filters.ts'
import { departmentName } from './department-name.ts'
import styles from './department-tree.module.css'
import type { Conditions } from './standing.ts'

type TreeNode = { readonly department: string; readonly section: string }

/** Departments as a tree of links; the chosen one shows its sections. */
export const DepartmentTree = ({
  menu,
  filters,
  to,
}: {
  menu: Conditions['MenuModel']
  filters: CourseFilters
  to: (filters: CourseFilters) => string
}) => {
  const here = ({ department, section }: TreeNode) =>
    department === filters.department && section === filters.section ? 'page' : undefined
  const leaf = (name: string, place: TreeNode, className: string | undefined, more?: boolean) => (
    <Link
      className={classes(styles.link, className)}
      to={to(narrowed(filters, place))}
      aria-current={here(place)}
      title={name.length > 9 ? name : undefined}
    >
      <span className={styles.name}>{name}</span>
      {more !== undefined && (
        <ChevronRight className={classes(styles.sign, more && styles.open)} size={15} aria-hidden />
      )}
    </Link>
  )
  return (
    <nav aria-label="科室">
      <ul className={styles.tree}>
        <li>{leaf('全部科室', { department: '', section: '' }, styles.top)}</li>
        {menu.map(({ Id, Name, Child }) => {
          const open = Id === filters.department
          return (
            <li key={Id}>
              {leaf(
                departmentName(Name),
                { department: Id, section: '' },
                classes(styles.top, open && styles.within),
                Child.length > 0 ? open : undefined,
              )}
              {open && Child.length > 0 && (
                <ul className={styles.sections}>
                  {Child.map((child) => (
                    <li key={child.Id}>
                      {leaf(child.Name, { department: Id, section: child.Id }, styles.section)}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** A tree to come. */
export const DepartmentTreeBones = () => (
  <div className={styles.bones} aria-hidden="true">
    {[58, 74, 50, 82, 66, 58, 74, 50, 66].map((width, index) => (
      <Skeleton key={index} width={`${width}%`} height="16px" />
    ))}
  </div>
)
