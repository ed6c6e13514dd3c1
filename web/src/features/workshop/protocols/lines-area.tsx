import { TextArea } from '#ui'
import { useState } from 'react'
import { asTexts } from '../drafts/path.ts'
import type { EditingProtocol } from './editing-protocol.ts'

/** Sentences of a draft, one a line; what is typed stands as it was typed while somebody types. */
export const LinesArea = ({
  editing: { draft, put, readOnly, faultIn },
  name,
  label,
  rows = 3,
}: {
  editing: EditingProtocol
  name: string
  label: string
  rows?: number
}) => {
  const [typed, setTyped] = useState<string>()
  return (
    <TextArea
      label={`${label}（每行一条）`}
      most={4000}
      rows={rows}
      value={typed ?? asTexts(draft[name]).join('\n')}
      disabled={readOnly}
      error={faultIn(name)}
      onChange={({ target }) => {
        setTyped(target.value)
        const lines = target.value.split('\n').map((line) => line.trim())
        put([name], lines.filter(Boolean))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
