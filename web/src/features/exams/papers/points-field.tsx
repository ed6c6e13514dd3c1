import { VisuallyHidden, TextField } from '#ui'
import { useState } from 'react'

const readTenths = (words: string): number | undefined => {
  const value = Number(words)
  const tenths = Math.round(value * 10)
  return words.trim() !== '' && Number.isFinite(value) && Math.abs(tenths - value * 10) < 1e-6
    ? tenths
    : undefined
}

/** Points in steps of a tenth; what cannot be read stays as it was typed, and is told. */
export const PointsField = ({
  label,
  tenths,
  hidden = false,
  onChange,
}: {
  label: string
  tenths: number
  /** The label is for those who cannot see what stands beside it. */
  hidden?: boolean
  onChange: (tenths: number) => void
}) => {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      label={hidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? String(tenths / 10)}
      error={typed === undefined ? undefined : '0.1至100，一位小数'}
      onChange={({ target }) => {
        const read = readTenths(target.value)
        const isGood = read !== undefined && read >= 1 && read <= 1_000
        // A point that is being typed: 1. is on the way to 1.5.
        setTyped(isGood && !target.value.endsWith('.') ? undefined : target.value)
        if (isGood) onChange(read)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
