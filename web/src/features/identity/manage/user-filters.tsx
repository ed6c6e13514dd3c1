import { Button, type Choices, ComboBox, type FindOffers, type ListFilter, SelectField } from '#ui'
import { X } from 'lucide-react'
import { roleNames } from './role-names.ts'
import type { defaultUsers } from './user-queries.ts'
import styles from './users.module.css'

/** Where people may belong, from the rooms that know it. */
export type UserPlaces = {
  readonly colleges: Choices
  /** The years in which students came. */
  readonly grades: readonly number[]
  readonly findClasses: FindOffers
}

const named = (all: string, some: readonly { readonly value: string; readonly name: string }[]) => [
  { value: '', name: all },
  ...some,
]

/** What narrows the list of people; `className` is what the chosen 行政班 is called. */
export const userFilters = (
  { colleges, grades, findClasses }: UserPlaces,
  className: string,
): readonly ListFilter<typeof defaultUsers>[] => [
  { kind: 'search', of: 'key', label: '姓名、拼音、学号或登录名' },
  {
    kind: 'select',
    of: 'role',
    label: '角色',
    options: [
      { value: '0', name: '全部角色' },
      ...Object.entries(roleNames).map(([value, name]) => ({ value, name })),
    ],
  },
  {
    kind: 'own',
    of: 'college',
    render: ({ college }, change) => (
      <SelectField
        label="院系"
        compact
        options={named('全部院系', colleges.list)}
        value={college}
        onChoose={(to) => change({ college: to })}
      />
    ),
  },
  {
    kind: 'own',
    of: 'grade',
    render: ({ grade }, change) => (
      <SelectField
        label="年级"
        compact
        options={named(
          '全部年级',
          [...new Set([...grades, ...(grade > 0 ? [grade] : [])])].map((one) => ({
            value: String(one),
            name: `${one}级`,
          })),
        )}
        value={grade > 0 ? String(grade) : ''}
        onChoose={(to) => change({ grade: Number(to) })}
      />
    ),
  },
  {
    kind: 'own',
    of: 'class',
    render: ({ class: classId }, change) =>
      classId === '' ? (
        <span className={styles.class}>
          <ComboBox
            label="行政班"
            quiet
            placeholder="按行政班"
            find={findClasses}
            onChoose={({ id }) => change({ class: id })}
          />
        </span>
      ) : (
        <Button
          size="small"
          aria-label={`取消行政班：${className}`}
          icon={<X size={15} aria-hidden />}
          onClick={() => change({ class: '' })}
        >
          {className}
        </Button>
      ),
  },
  {
    kind: 'chips',
    of: 'state',
    label: '状态',
    options: [
      { value: 'all', name: '全部' },
      { value: 'active', name: '启用' },
      { value: 'fresh', name: '未改初始密码' },
      { value: 'disabled', name: '已停用' },
    ],
  },
]
