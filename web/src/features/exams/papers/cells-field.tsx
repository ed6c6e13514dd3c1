import { newId } from '#call'
import { Button, SelectField, TextField } from '#ui'
import type { PaperCell, Shortage } from '@xinglin/contract/exams'
import {
  difficultyNames,
  type QuestionType,
  questionTypeNames,
  questionTypes,
} from '@xinglin/contract/questions'
import { Plus, Trash2 } from 'lucide-react'
import styles from './paper.module.css'
import { PointsField } from './points-field.tsx'

const types = questionTypes.map((value) => ({
  value,
  name: questionTypeNames[value].replace(/ .*$/, ''),
}))
const levels = [
  { value: '0', name: '不限' },
  ...Object.entries(difficultyNames).map(([value, name]) => ({ value, name })),
]

/** What each cell of a section draws: a theme, a type, a difficulty; how many, and what each is worth. */
export const CellsField = ({
  cells,
  themes,
  shortages,
  onChange,
}: {
  cells: readonly PaperCell[]
  themes: readonly { readonly value: string; readonly name: string }[]
  shortages: readonly Shortage[]
  onChange: (cells: PaperCell[]) => void
}) => {
  const change = (id: string, part: Partial<PaperCell>) =>
    onChange(cells.map((cell) => (cell.Id === id ? { ...cell, ...part } : cell)))
  const last = cells.at(-1)
  return (
    <div className={styles.cells}>
      {cells.map((cell, at) => {
        const lacking = shortages.find(({ CellId }) => CellId === cell.Id)?.Lacking ?? 0
        return (
          <fieldset key={cell.Id} className={styles.cellBox}>
            <legend className={styles.hidden}>第{at + 1}条细目</legend>
            <div className={styles.cell}>
              <SelectField
                label="主题"
                options={[{ value: '', name: '不限' }, ...themes]}
                value={cell.Theme}
                onChoose={(Theme) => change(cell.Id, { Theme })}
              />
              <SelectField
                label="题型"
                options={types}
                value={cell.Type}
                onChoose={(Type: QuestionType) => change(cell.Id, { Type })}
              />
              <SelectField
                label="难度"
                options={levels}
                value={String(cell.Difficulty)}
                onChoose={(level) => change(cell.Id, { Difficulty: Number(level) })}
              />
              <TextField
                label="题数"
                type="number"
                min={1}
                max={100}
                value={cell.Count}
                onChange={({ target }) =>
                  change(cell.Id, {
                    Count: Math.min(100, Math.max(1, Math.round(Number(target.value)))),
                  })
                }
              />
              <PointsField
                label="每题分"
                tenths={cell.Tenths}
                onChange={(Tenths) => change(cell.Id, { Tenths })}
              />
              <Button
                kind="plain"
                size="small"
                icon={<Trash2 size={15} aria-hidden />}
                aria-label={`删除第${at + 1}条细目`}
                onClick={() => onChange(cells.filter(({ Id }) => Id !== cell.Id))}
              />
            </div>
            {lacking > 0 && <p className={styles.lacking}>题库中缺 {lacking} 题</p>}
          </fieldset>
        )
      })}
      <Button
        className={styles.add}
        icon={<Plus size={16} aria-hidden />}
        onClick={() =>
          onChange([
            ...cells,
            {
              Id: newId(),
              Theme: '',
              Type: last?.Type ?? 'A1',
              Difficulty: 0,
              Count: last?.Count ?? 5,
              Tenths: last?.Tenths ?? 10,
            },
          ])
        }
      >
        增加抽题细目
      </Button>
    </div>
  )
}
