import { Button, Checkbox, Chips, ComboBox, FormFault, Tag } from '#ui'
import { targetKindNames } from '@xinglin/contract/assignments'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { TargetValues } from './assignment-form.ts'
import { findTargets } from './find-targets.ts'
import look from './form.module.css'

const kinds = (['teaching', 'administrative', 'group', 'person'] as const).map((value) => ({
  value,
  name: targetKindNames[value],
}))

/** To whom something is given, and from whom it is kept: classes, groups, people. */
export const TargetFields = ({
  targets,
  error,
  onChange,
}: {
  targets: readonly TargetValues[]
  error: string | undefined
  onChange: (targets: readonly TargetValues[]) => void
}) => {
  const [kind, setKind] = useState<TargetValues['Kind']>('teaching')
  const [isExcluding, setExcluding] = useState(false)
  const add = (id: string, name: string) => {
    const others = targets.filter((one) => one.Kind !== kind || one.Id !== id)
    onChange([...others, { Kind: kind, Id: id, Name: name, Excluded: isExcluding }])
  }
  return (
    <fieldset className={look.part}>
      <legend>布置对象</legend>
      <p className={look.hint}>
        之后加入班级的学生也会有这个任务。单独排除的小组和学生没有；单独添加的学生一定有。
      </p>
      {error && <FormFault>{error}</FormFault>}
      {targets.length > 0 && (
        <ul className={look.targets} aria-label="已选对象">
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
      <div className={look.adding}>
        <ComboBox
          key={kind}
          label={`添加${targetKindNames[kind]}`}
          placeholder={kind === 'person' ? '姓名、拼音或学号' : '输入名称查找'}
          none={kind === 'group' ? '先选择教学班，再选择它的小组' : '没有找到'}
          find={findTargets(kind, targets)}
          chosen={undefined}
          onChoose={({ id, name }) => add(id, name)}
        />
        <Checkbox checked={isExcluding} onChange={(event) => setExcluding(event.target.checked)}>
          排除所选对象
        </Checkbox>
      </div>
    </fieldset>
  )
}
