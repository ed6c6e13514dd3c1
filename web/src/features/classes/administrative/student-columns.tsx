import { Avatar, Button, type Column } from '#ui'
import styles from '../actions/classes.module.css'
import { genders, type Student } from './student-sheet.ts'

/** The columns of the students of a 行政班. */
export const studentColumns = (onHistory: (one: Student) => void): readonly Column<Student>[] => [
  {
    name: '姓名',
    cell: (one) => (
      <span className={styles.names}>
        <Avatar src={one.ImgUrl} gender={one.Gender} size={32} />
        {one.RealName}
      </span>
    ),
  },
  { name: '学号', width: '24%', cell: ({ Number }) => Number },
  { name: '性别', width: '80px', cell: ({ Gender }) => genders[Gender ?? -1] ?? '—' },
  { name: '入班日期', width: '130px', cell: ({ From }) => From },
  {
    name: '操作',
    unnamed: true,
    width: '116px',
    cell: (one) => (
      <span className={styles.actions}>
        <Button
          kind="plain"
          size="small"
          aria-label={`${one.RealName}的班级经历`}
          onClick={() => onHistory(one)}
        >
          班级经历
        </Button>
      </span>
    ),
  },
]
