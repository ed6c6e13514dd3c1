import { TextField } from '#ui'
import { type ReactNode, useState } from 'react'
import { asText, figureOf } from './path.ts'

/** A figure of a draft. While somebody types it stands as it was typed: half a decimal (“0.”) is no number yet. */
export const FigureField = ({
  label,
  hint,
  value,
  disabled,
  error,
  onFigure,
}: {
  label: string
  hint?: ReactNode
  value: unknown
  disabled: boolean
  error: string | undefined
  onFigure: (value: number | string) => void
}) => {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? asText(value)}
      disabled={disabled}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value)
        onFigure(figureOf(target.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

/** The same within a table, where the row and the column name it. */
export const FigureCell = ({
  label,
  value,
  disabled,
  error,
  onFigure,
}: {
  label: string
  value: unknown
  disabled: boolean
  error: string | undefined
  onFigure: (value: number | string) => void
}) => {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      type="text"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      autoComplete="off"
      value={typed ?? asText(value)}
      disabled={disabled}
      onChange={({ target }) => {
        setTyped(target.value)
        onFigure(figureOf(target.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
