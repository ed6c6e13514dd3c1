import { Button, Checkbox, Chips, ComboBox, FormFault, Tag } from '#ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { findTargets } from './find-targets.ts'
import { targetKindNames, type TargetValues } from './target-values.ts'
import styles from './targets.module.css'

const kinds = (['teaching', 'administrative', 'group', 'person'] as const).map((value) => ({
  value,
  name: targetKindNames[value],
}))

/** To whom something is given, and from whom it is kept: classes, groups, people. */
export const TargetFields = ({
  name,
  note,
  targets,
  error,
  onlyAdds = false,
  onChange,
}: {
  /** What it is that they have: 布置对象, 考试对象. */
  name: string
  note: string
  targets: readonly TargetValues[]
  error: string | undefined
  /** Nobody is left out here. */
  onlyAdds?: boolean
  onChange: (targets: readonly TargetValues[]) => void
}) => {
  const [kind, setKind] = useState<TargetValues['Kind']>('teaching')
  const [isExcluding, setExcluding] = useState(false)
  const add = (id: string, name: string) => {
    const others = targets.filter((one) => one.Kind !== kind || one.Id !== id)
    onChange([...others, { Kind: kind, Id: id, Name: name, Excluded: isExcluding }])
    // It is meant for this one alone: the next would be left out unseen.
    setExcluding(false)
  }
  return (
    <fieldset className={styles.part}>
      <legend>{name}</legend>
      <p className={styles.hint}>{note}</p>
      {error && <FormFault>{error}</FormFault>}
      {targets.length > 0 && (
        <ul className={styles.targets} aria-label="已选对象">
          {targets.map((one) => (
            <li key={`${one.Kind} ${one.Id}`}>
              <Tag tone={one.Excluded ? 'warning' : 'school'}>
                {one.Excluded && '排除 '}
                {targetKindNames[one.Kind]} {one.Name}
              </Tag>
              <Button
                kind="plain"
                size="small"
                aria-label={`移除 ${one.Name}`}
                icon={<X size={14} aria-hidden />}
                onClick={() => onChange(targets.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
      <Chips label="对象类型" quiet slim options={kinds} chosen={kind} onChoose={setKind} />
      <div className={styles.adding}>
        <ComboBox
          key={kind}
          label={`添加${targetKindNames[kind]}`}
          placeholder={kind === 'person' ? '姓名、拼音或学号' : '输入名称查找'}
          {...(kind === 'group' && { none: '先选择教学班，再选择它的小组' })}
          find={findTargets(kind, targets)}
          chosen={undefined}
          onChoose={({ id, name }) => add(id, name)}
        />
        {!onlyAdds && (
          <Checkbox checked={isExcluding} onChange={(event) => setExcluding(event.target.checked)}>
            排除下一个所选对象
          </Checkbox>
        )}
      </div>
    </fieldset>
  )
}
