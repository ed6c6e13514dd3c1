import { ComboBox } from '#ui'
import { findDiagnoses } from './find-diagnoses.ts'

/** A diagnosis of the list by its code, or typed where the list has none. */
export type Named = { readonly code?: string; readonly text?: string }

/** Stands for the words themselves; no code is like it. */
const own = 'typed'

const offersFor = (words: string, typed: boolean) => {
  const matches = findDiagnoses(words).map(({ code, zh }) => ({ id: code, name: zh, note: code }))
  const wanted = words.trim()
  return typed && wanted !== '' && matches[0]?.name !== wanted
    ? [...matches, { id: own, name: `使用“${wanted}”`, note: '自行输入' }]
    : matches
}

/** Finds a diagnosis by name, other name or code. `typed` lets words stand that the list does not have. */
export const DiagnosisField = ({
  label,
  quiet = false,
  typed = false,
  onChoose,
}: {
  label: string
  /** The label for screen readers and as placeholder alone. */
  quiet?: boolean
  typed?: boolean
  onChoose: (named: Named) => void
}) => (
  <ComboBox
    label={label}
    quiet={quiet}
    placeholder={quiet ? label : '输入名称、别名或ICD-10编码'}
    none="没有这个诊断"
    among={(words) => offersFor(words, typed)}
    onChoose={({ id: code }, words) => onChoose(code === own ? { text: words } : { code })}
  />
)
