import { Skeleton, Card } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import type { getAdministrativeTree } from '@xinglin/contract/classes'
import { administrativeTree, type ClassFilters } from './administrative-queries.ts'
import styles from './class-tree.module.css'

type Branch = OutputOf<typeof getAdministrativeTree>['List'][number]
type TreeNode = Pick<ClassFilters, 'grade' | 'department' | 'major'>

const everywhere: TreeNode = { grade: 0, department: '', major: '' }

const sum = (branches: readonly Branch[], archived: boolean) =>
  branches.reduce(
    (all, { ClassCount, ArchivedCount }) => all + (archived ? ArchivedCount : ClassCount),
    0,
  )

const Entry = ({
  name,
  count,
  depth,
  current,
  onChoose,
}: {
  name: string
  count: number
  depth: 0 | 1 | 2
  current: boolean
  onChoose: () => void
}) => (
  <button
    type="button"
    className={styles.entry}
    data-depth={depth}
    aria-pressed={current}
    onClick={onChoose}
  >
    <span className={styles.name}>{name}</span>
    <span className={styles.count}>{count}</span>
  </button>
)

/** Grades with their 院系 and majors, each with how many classes it has; a press narrows the list beside it. */
export const ClassTree = ({
  chosen,
  archived,
  onChoose,
}: {
  chosen: TreeNode
  /** Archived classes are counted, not the open ones. */
  archived: boolean
  onChoose: (place: TreeNode) => void
}) => {
  const { data, error } = useQuery(administrativeTree)
  // The list beside it says what failed, and asks again.
  if (error && !data) return null
  const branches = data?.List.filter((one) => sum([one], archived) > 0) ?? []
  const grades = Map.groupBy(branches, ({ Grade }) => Grade)
  const isChosen = (place: TreeNode) =>
    place.grade === chosen.grade &&
    place.department === chosen.department &&
    place.major === chosen.major
  const entry = (name: string, depth: 0 | 1 | 2, some: readonly Branch[], place: TreeNode) => (
    <Entry
      name={name}
      depth={depth}
      count={sum(some, archived)}
      current={isChosen(place)}
      onChoose={() => onChoose(place)}
    />
  )
  return (
    <Card as="section" className={styles.tree} aria-label="按年级、院系与专业查看">
      {!data && <Skeleton height="240px" shape="block" />}
      {data && entry('全部班级', 0, branches, everywhere)}
      <ul>
        {[...grades].map(([grade, some]) => (
          <li key={grade}>
            {entry(`${grade}级`, 0, some, { ...everywhere, grade })}
            <ul>
              {[...Map.groupBy(some, ({ DepartmentId }) => DepartmentId)].map(
                ([department, inside]) => (
                  <li key={department}>
                    {entry(inside[0]?.DepartmentName || '未知院系', 1, inside, {
                      grade,
                      department,
                      major: '',
                    })}
                    <ul>
                      {inside.map((one) => (
                        <li key={one.Major}>
                          {entry(one.Major, 2, [one], { grade, department, major: one.Major })}
                        </li>
                      ))}
                    </ul>
                  </li>
                ),
              )}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}
