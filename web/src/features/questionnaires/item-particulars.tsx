import { newId } from '#call'
import { Button, Checkbox, TextField } from '#ui'
import {
  maxQuestionnaireOptions,
  maxQuestionnaireRows,
  type QuestionnaireItem,
} from '@xinglin/contract/questionnaires'
import { Plus, X } from 'lucide-react'
import styles from './questionnaires.module.css'

/** Changes some of a question. */
export type SetItem = (set: Partial<QuestionnaireItem>) => void

/** Texts one below the other: options, or the rows of a matrix. */
const Texts = <
  One extends { readonly Id: string; readonly Text: string; readonly Other?: boolean },
>({
  name,
  most,
  all,
  make,
  asksOther = false,
  onChange,
}: {
  name: string
  most: number
  all: readonly One[]
  make: () => One
  /** One may be chosen with words of one's own. */
  asksOther?: boolean
  onChange: (all: One[]) => void
}) => {
  const set = (at: number) => (changed: Partial<One>) =>
    onChange(all.map((one, no) => (no === at ? { ...one, ...changed } : one)))
  return (
    <div className={styles.options}>
      {all.map((one, at) => (
        <div key={one.Id} className={styles.optionLine}>
          <TextField
            label={`${name} ${at + 1}`}
            autoComplete="off"
            maxLength={100}
            value={one.Text}
            onChange={(event) => set(at)({ Text: event.target.value } as Partial<One>)}
          />
          {asksOther && (
            <Checkbox
              checked={one.Other ?? false}
              onChange={(event) => set(at)({ Other: event.target.checked } as Partial<One>)}
            >
              需填写
            </Checkbox>
          )}
          <Button
            kind="plain"
            size="small"
            aria-label={`删除${name} ${at + 1}`}
            icon={<X size={16} aria-hidden />}
            onClick={() => onChange(all.filter((_, no) => no !== at))}
          />
        </div>
      ))}
      <Button
        kind="plain"
        size="small"
        icon={<Plus size={16} aria-hidden />}
        disabled={all.length >= most}
        onClick={() => onChange([...all, make()])}
      >
        添加{name}
      </Button>
    </div>
  )
}

const numberIn = (text: string): number | null => (text === '' ? null : Number(text))

const Bounds = ({
  item,
  names,
  set,
}: {
  item: QuestionnaireItem
  names: [string, string]
  set: SetItem
}) => (
  <div className={styles.pair}>
    {(['Min', 'Max'] as const).map((of, at) => (
      <TextField
        key={of}
        label={names[at] ?? ''}
        type="number"
        value={item[of] === null ? '' : String(item[of])}
        onChange={(event) => set({ [of]: numberIn(event.target.value) })}
      />
    ))}
  </div>
)

/** What a question of its kind says beyond its title: options, rows, bounds. */
export const Particulars = ({ item, set }: { item: QuestionnaireItem; set: SetItem }) => {
  const hasOther = item.Kind === 'single' || item.Kind === 'multiple'
  return (
    <>
      {item.Options.length + item.Rows.length > 0 && (
        <Texts
          name={item.Kind === 'matrix' ? '列选项' : '选项'}
          most={maxQuestionnaireOptions}
          all={item.Options}
          make={() => ({ Id: newId(), Text: '', Other: false })}
          asksOther={hasOther}
          onChange={(Options) => set({ Options })}
        />
      )}
      {item.Kind === 'matrix' && (
        <Texts
          name="行"
          most={maxQuestionnaireRows}
          all={item.Rows}
          make={() => ({ Id: newId(), Text: '' })}
          onChange={(Rows) => set({ Rows })}
        />
      )}
      {item.Kind === 'multiple' && (
        <Bounds item={item} names={['至少选几项（选填）', '最多选几项（选填）']} set={set} />
      )}
      {item.Kind === 'number' && (
        <Bounds item={item} names={['最小值（选填）', '最大值（选填）']} set={set} />
      )}
      {item.Kind === 'scale' && (
        <>
          <Bounds item={item} names={['起始分', '最高分']} set={set} />
          <div className={styles.pair}>
            <TextField
              label="最低分表示（选填）"
              maxLength={20}
              value={item.LowLabel}
              onChange={(event) => set({ LowLabel: event.target.value })}
            />
            <TextField
              label="最高分表示（选填）"
              maxLength={20}
              value={item.HighLabel}
              onChange={(event) => set({ HighLabel: event.target.value })}
            />
          </div>
        </>
      )}
    </>
  )
}
