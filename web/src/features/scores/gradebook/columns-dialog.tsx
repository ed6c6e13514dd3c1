import { call, newId } from '#call'
import { Button, Dialog, FormFault, SelectField } from '#ui'
import {
  type GradeBook,
  type GradeColumn,
  gradeScaleNames,
  gradeScales,
  saveGradeBook,
} from '@xinglin/contract/scores'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ColumnLine } from './column-line.tsx'
import { useGradebookChange } from './gradebook-queries.ts'
import styles from './gradebook.module.css'

const decimalChoices = [
  { value: '0', name: '取整（四舍五入）' },
  { value: '1', name: '一位小数' },
] as const

const typedColumn = (): GradeColumn => ({
  Id: newId(),
  Kind: 'manual',
  CourseId: '',
  TaskIds: [],
  ExamIds: [],
  Name: '平时成绩',
  Weight: 0,
  Rule: 'best',
  Missing: 'zero',
})

/** What counts in a grade book and how: columns with their weights, and the scale. */
export const ColumnsDialog = ({ book, onClose }: { book: GradeBook; onClose: () => void }) => {
  const { pending, change } = useGradebookChange(book.ClassId)
  const [columns, setColumns] = useState<readonly GradeColumn[]>(book.Columns)
  const [scale, setScale] = useState(book.Scale)
  const [decimals, setDecimals] = useState<'0' | '1'>(book.Decimals === 1 ? '1' : '0')
  const [fault, setFault] = useState('')
  const sum = columns.reduce((all, { Weight }) => all + Weight, 0)
  const free = book.Courses.filter(({ Id }) => !columns.some(({ CourseId }) => CourseId === Id))
  /** What a new column counts: what there is to choose from where it is one, and nothing where somebody must choose. */
  const theOnly = (among: GradeBook['Tasks'], countedBy: (one: GradeColumn) => string[]) => {
    const left = among.filter(({ Id }) => !columns.some((one) => countedBy(one).includes(Id)))
    return left.length === 1 ? left.map(({ Id }) => Id) : []
  }
  const put = (next: GradeColumn) =>
    setColumns(columns.map((one) => (one.Id === next.Id ? next : one)))
  const save = async () => {
    if (columns.some(({ Name }) => Name.trim() === '')) return setFault('请填写成绩项名称')
    if (columns.some(({ Kind, TaskIds }) => Kind === 'task' && TaskIds.length === 0))
      return setFault(saveGradeBook.refusals.task[1])
    if (columns.some(({ Kind, ExamIds }) => Kind === 'exam' && ExamIds.length === 0))
      return setFault(saveGradeBook.refusals.exam[1])
    const done = await change(
      () =>
        call(saveGradeBook, {
          ClassId: book.ClassId,
          Scale: scale,
          Decimals: decimals === '1' ? 1 : 0,
          Columns: columns.map((one) => ({ ...one, CourseId: one.CourseId || null })),
          Version: book.Version,
        }),
      '已保存成绩项',
    )
    if (done) onClose()
  }
  return (
    <Dialog
      title="设置成绩项"
      wide
      hold
      onClose={onClose}
      foot={
        <>
          <span className={sum === 100 ? styles.sum : styles.wrong}>权重合计 {sum}%</span>
          <Button kind="primary" pending={pending} onClick={() => void save()}>
            保存
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormFault>{fault}</FormFault>
        <div className={styles.pair}>
          <SelectField
            label="成绩形式"
            options={gradeScales.map((value) => ({ value, name: gradeScaleNames[value] }))}
            value={scale}
            onChoose={setScale}
          />
          <SelectField
            label="总评取位"
            options={decimalChoices}
            value={decimals}
            onChoose={setDecimals}
          />
        </div>
        {scale === 'five' && (
          <p className={styles.hint}>优秀 90 分起，良好 80 分起，中等 70 分起，及格 60 分起。</p>
        )}
        {scale === 'pass' && <p className={styles.hint}>60 分及以上为合格。</p>}
        <ul className={styles.columns}>
          {columns.map((column) => (
            <ColumnLine
              key={column.Id}
              column={column}
              tasks={book.Tasks.filter(
                ({ Id }) =>
                  column.TaskIds.includes(Id) ||
                  !columns.some(({ TaskIds }) => TaskIds.includes(Id)),
              )}
              exams={book.Exams.filter(
                ({ Id }) =>
                  column.ExamIds.includes(Id) ||
                  !columns.some(({ ExamIds }) => ExamIds.includes(Id)),
              )}
              onChange={put}
              onRemove={() => setColumns(columns.filter(({ Id }) => Id !== column.Id))}
            />
          ))}
        </ul>
        <div className={styles.actions}>
          {free.length > 0 && (
            <SelectField
              label="添加课程成绩"
              compact
              options={[
                { value: '', name: '添加课程成绩…' },
                ...free.map(({ Id, Name }) => ({ value: Id, name: Name })),
              ]}
              value=""
              onChoose={(id) => {
                const course = free.find(({ Id }) => Id === id)
                if (course)
                  setColumns([
                    ...columns,
                    {
                      ...typedColumn(),
                      Kind: 'course',
                      CourseId: course.Id,
                      Name: [...course.Name].slice(0, 40).join(''),
                    },
                  ])
              }}
            />
          )}
          {book.Tasks.length > 0 && (
            <Button
              size="small"
              icon={<Plus size={15} aria-hidden />}
              onClick={() =>
                setColumns([
                  ...columns,
                  {
                    ...typedColumn(),
                    Kind: 'task',
                    Name: '平时任务',
                    Rule: 'mean',
                    TaskIds: theOnly(book.Tasks, (one) => one.TaskIds),
                  },
                ])
              }
            >
              添加任务成绩
            </Button>
          )}
          {book.Exams.length > 0 && (
            <Button
              size="small"
              icon={<Plus size={15} aria-hidden />}
              onClick={() =>
                setColumns([
                  ...columns,
                  {
                    ...typedColumn(),
                    Kind: 'exam',
                    Name: '考试',
                    ExamIds: theOnly(book.Exams, (one) => one.ExamIds),
                  },
                ])
              }
            >
              添加考试成绩
            </Button>
          )}
          <Button
            size="small"
            icon={<Plus size={15} aria-hidden />}
            onClick={() => setColumns([...columns, typedColumn()])}
          >
            添加手工录入项
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
