import { Button, Checkbox, SelectField, TextField } from '#ui'
import {
  type GradeBook,
  type GradeColumn,
  missingRuleNames,
  missingRules,
  scoreRuleNames,
  scoreRules,
} from '@xinglin/contract/scores'
import { Trash2 } from 'lucide-react'
import styles from './gradebook.module.css'

const kindNames = {
  course: '课程成绩',
  task: '任务成绩',
  exam: '考试成绩',
  manual: '手工录入',
} as const

const severalNames = { course: '多次学习', task: '多个任务', exam: '多次考试' } as const

/** What of some tasks or examinations counts in a column. */
const Counted = ({
  legend,
  among,
  ids,
  onChange,
}: {
  legend: string
  among: GradeBook['Tasks']
  ids: readonly string[]
  onChange: (ids: string[]) => void
}) => (
  <fieldset className={styles.tasks}>
    <legend>{legend}</legend>
    {among.map(({ Id, Name }) => (
      <Checkbox
        key={Id}
        checked={ids.includes(Id)}
        onChange={({ target }) =>
          onChange(
            // In the order of their dates: which is the last one counts.
            among.flatMap((one) =>
              (one.Id === Id ? target.checked : ids.includes(one.Id)) ? [one.Id] : [],
            ),
          )
        }
      >
        {Name}
      </Checkbox>
    ))}
  </fieldset>
)

/** One column of a grade book: its name, its weight, which score counts and what a missing one comes to. */
export const ColumnLine = ({
  column,
  tasks,
  exams,
  onChange,
  onRemove,
}: {
  column: GradeColumn
  /** Tasks that may count in it. */
  tasks: GradeBook['Tasks']
  /** Examinations that may count in it. */
  exams: GradeBook['Exams']
  onChange: (next: GradeColumn) => void
  onRemove: () => void
}) => (
  <li className={styles.column}>
    <TextField
      label={kindNames[column.Kind]}
      value={column.Name}
      maxLength={40}
      onChange={(event) => onChange({ ...column, Name: event.target.value })}
    />
    <TextField
      label="权重 %"
      type="number"
      min={0}
      max={100}
      value={column.Weight}
      onChange={(event) =>
        onChange({
          ...column,
          Weight: Math.min(100, Math.max(0, Math.round(Number(event.target.value) || 0))),
        })
      }
    />
    {column.Kind !== 'manual' && (
      <SelectField
        label={severalNames[column.Kind]}
        options={scoreRules.map((value) => ({ value, name: scoreRuleNames[value] }))}
        value={column.Rule}
        onChoose={(Rule) => onChange({ ...column, Rule })}
      />
    )}
    <SelectField
      label="没有成绩"
      options={missingRules.map((value) => ({ value, name: missingRuleNames[value] }))}
      value={column.Missing}
      onChoose={(Missing) => onChange({ ...column, Missing })}
    />
    <Button
      size="small"
      kind="quiet"
      icon={<Trash2 size={15} aria-hidden />}
      aria-label={`删除成绩项 ${column.Name}`}
      onClick={onRemove}
    >
      删除
    </Button>
    {column.Kind === 'task' && (
      <Counted
        legend="计入的任务（按各自的逾期规则扣分）"
        among={tasks}
        ids={column.TaskIds}
        onChange={(TaskIds) => onChange({ ...column, TaskIds })}
      />
    )}
    {column.Kind === 'exam' && (
      <Counted
        legend="计入的考试（公布的成绩，百分制）"
        among={exams}
        ids={column.ExamIds}
        onChange={(ExamIds) => onChange({ ...column, ExamIds })}
      />
    )}
  </li>
)
