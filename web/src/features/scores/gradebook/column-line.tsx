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

const kindNames = { course: '课程成绩', task: '任务成绩', manual: '手工录入' } as const

/** One column of a grade book: its name, its weight, which score counts and what a missing one comes to. */
export const ColumnLine = ({
  column,
  tasks,
  onChange,
  onRemove,
}: {
  column: GradeColumn
  /** Tasks that may count in it. */
  tasks: GradeBook['Tasks']
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
        label={column.Kind === 'course' ? '多次学习' : '多个任务'}
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
      <fieldset className={styles.tasks}>
        <legend>计入的任务（按各自的逾期规则扣分）</legend>
        {tasks.map(({ Id, Name }) => (
          <Checkbox
            key={Id}
            checked={column.TaskIds.includes(Id)}
            onChange={({ target }) =>
              onChange({
                ...column,
                // In the order of their dates: which is the last one counts.
                TaskIds: tasks.flatMap((one) =>
                  (one.Id === Id ? target.checked : column.TaskIds.includes(one.Id))
                    ? [one.Id]
                    : [],
                ),
              })
            }
          >
            {Name}
          </Checkbox>
        ))}
      </fieldset>
    )}
  </li>
)
