import { ComboBox, SelectField, TextField } from '#ui'
import { nobody } from '@xinglin/contract/call'
import { useState } from 'react'
import type { FieldsOf } from './body-of.ts'
import { useEditor } from './editor-place.tsx'
import styles from './item-fields.module.css'
import { findApproved } from './queries.ts'

const modes = [
  { value: 'practice', name: '练习：可用提示，随时重来，当场看报告' },
  { value: 'examination', name: '考核：没有提示，每人一次（重新学习也不能重来），公布后看报告' },
  { value: 'contest', name: '竞赛：同考核，且所有人遇到同样的患者' },
] as const

const temperaments = [
  { value: 'cooperative', name: '配合：问什么答什么' },
  { value: 'standard', name: '一般' },
  { value: 'guarded', name: '戒备：需要先取得信任' },
] as const

const longest = 180

/** A patient to consult: an approved case, and how it is meant. */
export const ConsultationFields = ({ body, onChange }: FieldsOf<'consultation'>) => {
  const { cases } = useEditor()
  const named = cases.find(({ Id }) => Id === body.Case)
  const [chosen, setChosen] = useState(
    named && { id: named.Id, name: named.Title, limit: named.LimitMinutes },
  )
  return (
    <>
      <ComboBox
        label="病例"
        placeholder="输入标题、科室或标签查找已通过审核的病例"
        find={findApproved}
        chosen={
          body.Case === nobody
            ? undefined
            : (chosen ?? { id: body.Case, name: '（不可用的病例，请重新选择）' })
        }
        onChoose={(offer) => {
          setChosen(offer as NonNullable<typeof chosen>)
          onChange({ ...body, Case: offer.id })
        }}
      />
      <SelectField
        label="方式"
        options={modes}
        value={body.Mode}
        onChoose={(Mode) => onChange({ ...body, Mode })}
      />
      <div className={styles.pair}>
        <SelectField
          label="患者的配合度"
          options={temperaments}
          value={body.Mode === 'contest' ? 'standard' : body.Temperament}
          disabled={body.Mode === 'contest'}
          onChoose={(Temperament) => onChange({ ...body, Temperament })}
        />
        <TextField
          label="限时（分钟）"
          type="number"
          inputMode="numeric"
          min={1}
          max={longest}
          placeholder={chosen ? `按病例：${chosen.limit}` : '按病例'}
          hint="不填则按病例自己的限时"
          value={body.Limit || ''}
          onChange={({ target }) =>
            onChange({
              ...body,
              Limit: Math.min(longest, Math.max(0, Math.floor(Number(target.value) || 0))),
            })
          }
        />
      </div>
    </>
  )
}
