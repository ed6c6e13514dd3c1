import { useSession } from '#session'
import { SelectField } from '#ui'
import { role } from '@xinglin/contract/identity'
import styles from './settings.module.css'
import type { SettingsPart } from './part.ts'

const sizes = [10, 20, 50, 100, 200, 500, 1000, 2000]

/** What the files of the school may take; operators alone change it. */
export const QuotaPart = ({ values, set }: Pick<SettingsPart, 'values' | 'set'>) => {
  const isOperator = useSession()?.RoleType === role.operator
  const now = values.FileQuota ?? 0
  if (!isOperator)
    return <p className={styles.note}>图片、文档与三维模型共 {now} GB；由平台运维调整。</p>
  const options = [...new Set([...sizes, now])].toSorted((a, b) => a - b)
  return (
    <SelectField
      label="图片、文档与三维模型的上限"
      options={options.map((size) => ({ value: String(size), name: `${size} GB` }))}
      value={String(now)}
      onChoose={(size) => set({ FileQuota: Number(size) })}
    />
  )
}
