import { Skeleton, Button, DataTable, type Column, Empty, exactMomentOf, Failure, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { scoreWord } from '@xinglin/simulation/assessment'
import {
  type GradeBook,
  type GradeColumn,
  type GradeRow,
  gradeScaleNames,
} from '@xinglin/contract/scores'
import { Download, Pencil, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { ColumnsDialog } from './columns-dialog.tsx'
import { offerGrades } from './grade-sheet.ts'
import { gradebookOf } from './gradebook-queries.ts'
import styles from './gradebook.module.css'
import { PublishingActions } from './publishing-actions.tsx'
import { TypingDialog } from './typing-dialog.tsx'

const columnsOf = (
  { Columns, State, MayChange }: GradeBook,
  onType: (column: GradeColumn) => void,
): Column<GradeRow>[] => [
  {
    name: '学生',
    width: '130px',
    cell: (row) => (
      <span className={styles.student}>
        <span>
          {row.Name} {row.Left && <Tag>已退班</Tag>}
        </span>
        <small>{row.Number}</small>
      </span>
    ),
  },
  { name: '行政班', width: '170px', secondary: true, cell: (row) => row.ClassName || '—' },
  ...Columns.map((column, at): Column<GradeRow> => ({
    name: `${column.Name} ${column.Weight}%`,
    figures: true,
    wraps: true,
    width: '110px',
    cell: (row) => {
      const score = row.Scores[at] ?? null
      const word = score === null ? (row.Exempt.includes(at) ? '免' : '—') : scoreWord(score)
      if (column.Kind !== 'manual' || !MayChange || State !== 'draft') return word
      return (
        <button
          type="button"
          className={styles.type}
          aria-label={`${row.Name} 的${column.Name}：${word}，录入`}
          onClick={() => onType(column)}
        >
          {word}
          <Pencil size={13} aria-hidden />
        </button>
      )
    },
  })),
  {
    name: '总评',
    figures: true,
    width: '96px',
    cell: (row) => <strong>{(State === 'draft' ? row.Grade : row.Published) || '未评定'}</strong>,
  },
]

const stateTags = {
  draft: <Tag>未发布</Tag>,
  published: <Tag tone="success">已发布</Tag>,
  asked: <Tag tone="warning">申请撤回中</Tag>,
} as const

const Head = ({ book }: { book: GradeBook }) => {
  const sum = book.Columns.reduce((all, { Weight }) => all + Weight, 0)
  return (
    <p className={styles.facts}>
      {stateTags[book.State]}
      <span>{gradeScaleNames[book.Scale]}</span>
      <span className={sum === 100 ? undefined : styles.wrong}>权重合计 {sum}%</span>
      {book.State === 'draft' && book.Unmarked > 0 && (
        <span className={styles.wrong}>{book.Unmarked} 名学生有作业未批阅或未发布</span>
      )}
      {book.PublishedAt && <span>{exactMomentOf(book.PublishedAt)} 发布</span>}
      {book.Changed > 0 && (
        <span className={styles.wrong}>
          {book.Changed} 人的成绩在发布后有更正，已发布的总评不变；如需更新请申请撤回后重新发布
        </span>
      )}
      {book.Reason && <span>撤回理由：{book.Reason}</span>}
    </p>
  )
}

/** 成绩册 of a 教学班: what counts, what every student has in it, and its publication. */
export const GradebookPanel = ({ classId }: { classId: string }) => {
  const { data: book, error, refetch } = useQuery(gradebookOf(classId))
  const [setting, setSetting] = useState(false)
  const [typing, setTyping] = useState<GradeColumn>()
  if (error && !book)
    return <Failure head="成绩册加载失败" error={error} onRetry={() => void refetch()} />
  if (!book)
    return (
      <section aria-busy="true" aria-label="正在加载成绩册">
        <Skeleton height="240px" shape="block" />
      </section>
    )
  const mayEdit = book.MayChange && book.State === 'draft'
  const settings = mayEdit && (
    <Button
      size="small"
      icon={<Settings2 size={15} aria-hidden />}
      onClick={() => setSetting(true)}
    >
      设置成绩项
    </Button>
  )
  return (
    <div className={styles.panel}>
      {book.Columns.length === 0 ? (
        <Empty
          head="还没有设置成绩项"
          note="选择课程成绩、任务成绩或手工录入的成绩项，设定权重，总评随时算出；发布后学生可见。"
          next={settings}
        />
      ) : (
        <>
          <div className={styles.bar}>
            <Head book={book} />
            <div className={styles.actions}>
              {settings}
              <Button
                size="small"
                icon={<Download size={15} aria-hidden />}
                onClick={() => void offerGrades(book)}
              >
                导出教务表
              </Button>
              <PublishingActions book={book} />
            </div>
          </div>
          <DataTable
            label="成绩册"
            columns={columnsOf(book, setTyping)}
            rows={book.Rows}
            keyOf={({ PersonId }) => PersonId}
            empty={<Empty head="班里还没有学生" />}
            least={`${396 + book.Columns.length * 110}px`}
          />
        </>
      )}
      {setting && <ColumnsDialog book={book} onClose={() => setSetting(false)} />}
      {typing && <TypingDialog book={book} column={typing} onClose={() => setTyping(undefined)} />}
    </div>
  )
}
