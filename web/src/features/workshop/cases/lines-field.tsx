import { TextArea } from '#ui'
import { useState } from 'react'
import { useEditing } from './editing.tsx'
import { asList, asTexts, type Path, valueAt } from '../drafts/path.ts'
import type { Field } from './form-field.ts'

type Kind = Extract<Field, { kind: 'lines' | 'tokens' }>

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const shown = (kind: Kind['kind'], value: unknown): string =>
  kind === 'lines'
    ? asTexts(value).join('\n')
    : asList(value)
        .map((group) => asTexts(group).join('、'))
        .join('\n')

const read = (kind: Kind['kind'], text: string): readonly unknown[] =>
  kind === 'lines'
    ? linesOf(text)
    : linesOf(text).map((line) =>
        line
          .split(/[、,，]/)
          .map((word) => word.trim())
          .filter(Boolean),
      )

const longest = 4000

/** Sentences or groups of words, one a line; what is typed stands as it was typed while somebody types. */
export const LinesField = ({
  field,
  place,
  messages,
}: {
  field: Kind
  place: Path
  messages: { readonly error: string | undefined; readonly hint: string | undefined }
}) => {
  const { draft, put, readOnly } = useEditing()
  const value = valueAt(draft, place)
  const [typed, setTyped] = useState<string>()
  const usual = field.kind === 'lines' ? '每行一句' : '每行一组，组内近义词用顿号隔开；每组都要命中'
  return (
    <TextArea
      label={`${field.label}（${messages.hint ?? usual}）`}
      error={messages.error}
      most={longest}
      rows={field.kind === 'lines' ? (field.rows ?? 3) : 2}
      readOnly={readOnly}
      value={typed ?? shown(field.kind, value)}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = read(field.kind, target.value)
        put(place, next.length === 0 && !field.always ? undefined : next)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
