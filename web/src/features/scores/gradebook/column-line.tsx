import { Button, SelectField, TextField } from '#ui'
import {
  type GradeColumn,
  missingRuleNames,
  missingRules,
  scoreRuleNames,
  scoreRules,
} from '@xinglin/contract/scores'
import { Trash2 } from 'lucide-react'
import look from './gradebook.module.css'

/** One column of a grade book: its name, its weight, which score counts and what a missing one comes to. */
export const ColumnLine = ({
  column,
  onChange,
  onRemove,
}: {
  column: GradeColumn
  onChange: (next: GradeColumn) => void
  onRemove: () => void
}) => (
  <li className={look.column}>
    <TextField
      label={column.Kind === 'course' ? '课程成绩' : '手工录入'}
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
    {column.Kind === 'course' && (
      <SelectField
        label="多次学习"
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
  </li>
)
