import { Button, Checkbox, SelectField } from '#ui'
import { type Correction, mostKeys, type RegradeItem } from '@xinglin/contract/exams'
import { Plus } from 'lucide-react'
import { ownKey } from './correction-form.ts'
import styles from './regrades.module.css'

type Key = Correction['Keys'][number]
type Kind = Key[number]['Kind']

const kinds: readonly { readonly value: Kind; readonly name: string }[] = [
  { value: 'right', name: '正确' },
  { value: 'key', name: '关键' },
  { value: 'irrelevant', name: '无关' },
  { value: 'wrong', name: '错误' },
]

const KindField = ({
  label,
  kind,
  isWeighed,
  onChange,
}: {
  label: string
  kind: Kind
  /** The section gives and takes points by what each option means. */
  isWeighed: boolean
  onChange: (kind: Kind) => void
}) =>
  isWeighed ? (
    <SelectField label={label} compact options={kinds} value={kind} onChoose={onChange} />
  ) : (
    <Checkbox
      aria-label={label}
      checked={kind === 'right' || kind === 'key'}
      onChange={({ target }) => onChange(target.checked ? 'right' : 'wrong')}
    >
      正确
    </Checkbox>
  )

/** The keys of an item: which options are right, and whole other sets that are accepted as well. */
export const KeyFields = ({
  item,
  keys,
  onChange,
}: {
  item: RegradeItem
  keys: readonly Key[]
  onChange: (keys: Correction['Keys']) => void
}) => {
  const isSingle = item.Policy === 'one'
  const set = (at: number, key: Key) => onChange(keys.map((one, no) => (no === at ? key : one)))
  return (
    <div className={styles.keys}>
      {keys.map((key, at) => (
        <fieldset key={at} className={styles.key}>
          <legend>{keys.length > 1 ? `第${at + 1}组答案` : '答案'}</legend>
          <ul className={styles.options}>
            {item.Options.map(({ OptionId, Text }, no) => {
              const letter = String.fromCodePoint(65 + no)
              const kind = key.find((one) => one.OptionId === OptionId)?.Kind ?? 'wrong'
              return (
                <li key={OptionId}>
                  <span>
                    <b>{letter}</b> {Text}
                  </span>
                  <KindField
                    label={`第${at + 1}组 选项${letter}`}
                    kind={kind}
                    isWeighed={item.Policy === 'weights'}
                    onChange={(Kind) =>
                      set(
                        at,
                        ownKey(item).map((one) => ({
                          OptionId: one.OptionId,
                          Kind:
                            one.OptionId === OptionId
                              ? Kind
                              : (key.find((was) => was.OptionId === one.OptionId)?.Kind ?? 'wrong'),
                        })),
                      )
                    }
                  />
                </li>
              )
            })}
          </ul>
          {keys.length > 1 && (
            <Button
              kind="plain"
              size="small"
              onClick={() => onChange(keys.filter((_, no) => no !== at))}
            >
              去掉这组
            </Button>
          )}
        </fieldset>
      ))}
      {isSingle && (
        <p className={styles.note}>单选题可以把多个选项设为正确，选其中任何一个都得满分。</p>
      )}
      {!isSingle && keys.length < mostKeys && (
        <Button
          size="small"
          icon={<Plus size={15} aria-hidden />}
          onClick={() => onChange([...keys, ownKey(item)])}
        >
          再接受一组答案
        </Button>
      )}
    </div>
  )
}
