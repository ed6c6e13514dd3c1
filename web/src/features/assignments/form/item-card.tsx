import { RubricDrawer } from '#marking'
import { Button, Checkbox, RichTextField, SelectField, TextField } from '#ui'
import {
  itemKindNames,
  lateRuleNames,
  lateRules,
  scoreRuleNames,
  scoreRules,
} from '@xinglin/contract/assignments'
import { ArrowDown, ArrowUp, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ItemValues } from './assignment-form.ts'
import styles from './form.module.css'

const numberIn = (value: string): number => Number(value.replaceAll(/\D/g, '').slice(0, 3))

/** One item of a task in the form: what it is, how it counts. */
export const ItemCard = ({
  item,
  no,
  isLast,
  onChange,
  onMove,
  onRemove,
}: {
  item: ItemValues
  no: number
  isLast: boolean
  onChange: (set: Partial<ItemValues>) => void
  onMove: (by: number) => void
  onRemove: () => void
}) => {
  const [isSetting, setSetting] = useState(false)
  const isOwn = item.Kind === 'reading' || item.Kind === 'submission'
  return (
    <li className={styles.item} aria-label={`第 ${no} 项`}>
      <div className={styles.head}>
        <strong>
          {no}. {itemKindNames[item.Kind]}
          {item.CourseName && <span className={styles.hint}> {item.CourseName}</span>}
        </strong>
        <span>
          <Button
            kind="plain"
            size="small"
            aria-label={`上移第 ${no} 项`}
            disabled={no === 1}
            icon={<ArrowUp size={15} aria-hidden />}
            onClick={() => onMove(-1)}
          />
          <Button
            kind="plain"
            size="small"
            aria-label={`下移第 ${no} 项`}
            disabled={isLast}
            icon={<ArrowDown size={15} aria-hidden />}
            onClick={() => onMove(1)}
          />
          <Button
            kind="plain"
            size="small"
            aria-label={`移除第 ${no} 项`}
            icon={<Trash2 size={15} aria-hidden />}
            onClick={onRemove}
          />
        </span>
      </div>
      <TextField
        label="名称"
        autoComplete="off"
        value={item.Title}
        onChange={(event) => onChange({ Title: event.target.value })}
      />
      {isOwn && (
        <RichTextField
          label={item.Kind === 'reading' ? '阅读内容' : '作业要求'}
          value={item.Body}
          onChange={(Body) => onChange({ Body })}
        />
      )}
      {item.Kind === 'submission' && (
        <div className={styles.rubric}>
          <p className={styles.hint}>
            评分标准：{item.Rubric.map(({ Name, Max }) => `${Name} ${Max}`).join(' · ')}
          </p>
          <Button
            kind="plain"
            size="small"
            aria-label={`修改第 ${no} 项的评分标准`}
            icon={<SlidersHorizontal size={15} aria-hidden />}
            onClick={() => setSetting(true)}
          >
            修改评分标准
          </Button>
        </div>
      )}
      {isSetting && (
        <RubricDrawer
          title={item.Title || itemKindNames[item.Kind]}
          about="学生写作业时看得到；用于这一项的全部作业"
          saved="评分标准已修改，保存任务后生效"
          rubric={item.Rubric}
          save={(Rubric) => Promise.resolve(Rubric)}
          onSaved={(Rubric) => {
            setSetting(false)
            onChange({ Rubric: [...Rubric], isRubricChanged: true })
          }}
          onClose={() => setSetting(false)}
        />
      )}
      <div className={styles.rules}>
        <TextField
          label="权重（0 为不计分）"
          inputMode="numeric"
          autoComplete="off"
          value={String(item.Weight)}
          onChange={(event) => onChange({ Weight: numberIn(event.target.value) })}
        />
        {!isOwn && (
          <>
            <TextField
              label="计入次数（0 为不限）"
              inputMode="numeric"
              autoComplete="off"
              value={String(item.Attempts)}
              onChange={(event) => onChange({ Attempts: numberIn(event.target.value) })}
            />
            <SelectField
              label="得分规则"
              options={scoreRules.map((value) => ({ value, name: scoreRuleNames[value] }))}
              value={item.ScoreRule}
              onChoose={(ScoreRule) => onChange({ ScoreRule })}
            />
          </>
        )}
        <SelectField
          label="逾期规则"
          options={lateRules.map((value) => ({ value, name: lateRuleNames[value] }))}
          value={item.LateRule}
          onChoose={(LateRule) => onChange({ LateRule })}
        />
        {item.LateRule === 'penalty' && (
          <TextField
            label="每天扣分（%）"
            inputMode="numeric"
            autoComplete="off"
            value={String(item.Penalty)}
            onChange={(event) => onChange({ Penalty: numberIn(event.target.value) })}
          />
        )}
      </div>
      <Checkbox
        checked={item.Required}
        onChange={(event) => onChange({ Required: event.target.checked })}
      >
        必做
      </Checkbox>
      {!item.Required && item.Weight > 0 && (
        <p className={styles.hint}>选做也计分：截止后没有完成按 0 分计，不想计入请把权重设为 0。</p>
      )}
    </li>
  )
}
