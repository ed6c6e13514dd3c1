import { classes, staying } from '#ui'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { type CourseFilters, noFilters, narrowed } from './course-filters.ts'
import styles from './kept-choices.module.css'
import type { Conditions, Standing } from './standing.ts'

type Choice = { readonly name: string; readonly without: Partial<CourseFilters> }

const nameOf = (choices: Conditions['TypeModel'] | undefined, id: number) =>
  choices?.find(({ Id }) => Id === id)?.Name

/** What narrows the list now, each with what takes it away. */
const choicesOf = (standing: Standing, conditions: Conditions | undefined): Choice[] => {
  const { filters } = standing
  const all = [
    { name: standing.sectionName, without: { section: '' } },
    {
      name: standing.sectionName ? '' : standing.departmentName,
      without: { department: '', section: '' },
    },
    { name: nameOf(conditions?.TypeModel, filters.kind), without: { kind: noFilters.kind } },
    { name: nameOf(conditions?.ApplicableModel, filters.audience), without: { audience: 0 } },
  ]
  return all.flatMap(({ name, without }) => (name ? [{ name, without }] : []))
}

/** The choices that hold, each to be taken away by a tap; on wide screens the word searched for alone, as the others are in sight. */
export const KeptChoices = ({
  standing,
  conditions,
  bare,
  wide,
  to,
}: {
  standing: Standing
  conditions: Conditions | undefined
  /** What is left when everything is taken away. */
  bare: CourseFilters
  wide: boolean
  to: (filters: CourseFilters) => string
}) => {
  const { filters } = standing
  const choices = wide ? [] : choicesOf(standing, conditions)
  const searched = filters.key !== bare.key ? filters.key : ''
  if (choices.length === 0 && !searched) return null
  const chip = (name: string, without: Partial<CourseFilters>, className?: string) => (
    <Link
      key={name}
      className={classes(styles.chip, className)}
      to={to(narrowed(filters, without))}
      state={staying}
      aria-label={`${name}，取消此筛选`}
    >
      <span className={styles.name}>{name}</span>
      <X size={14} aria-hidden />
    </Link>
  )
  return (
    <fieldset className={styles.kept} aria-label="已选条件">
      {searched && chip(`“${searched}”`, { key: '' }, styles.searched)}
      {choices.map(({ name, without }) => chip(name, without))}
      {choices.length + (searched ? 1 : 0) > 1 && (
        <Link className={styles.clear} to={to({ ...bare, order: filters.order })} state={staying}>
          清除筛选
        </Link>
      )}
    </fieldset>
  )
}
