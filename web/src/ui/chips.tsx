import look from './chips.module.css'
import { rove } from './roving.ts'

/** One of several, like radio buttons: arrow keys move and choose. */
export const Chips = <T extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string
  options: readonly { readonly value: T; readonly name: string }[]
  chosen: T
  onChoose: (value: T) => void
}) => {
  const choose = (index: number) => {
    const option = options[index]
    if (option) onChoose(option.value)
  }
  return (
    <div
      className={look.chips}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => rove(event, '[role=radio]', choose)}
    >
      {options.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          role="radio"
          className={look.chip}
          aria-checked={value === chosen}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
