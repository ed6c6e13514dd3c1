import { classes } from '#ui'
import type { PracticeResult, ShownQuestion } from '@xinglin/contract/questions'
import { Ban, Check, X } from 'lucide-react'
import { FormattedLine } from './formatted.tsx'
import { letterOf } from './letters.ts'
import styles from './question.module.css'
import strike from './strike.module.css'

type Kind = PracticeResult['Options'][number]['Kind']

const kindWords = { right: '正确答案', key: '关键答案', irrelevant: '无关选项', wrong: '' } as const

/** What is said of an option once the answer is known. */
const noteOn = (kind: Kind | undefined, isChosen: boolean) => {
  if (kind === undefined) return undefined
  const isRight = kind === 'right' || kind === 'key'
  if (isChosen && isRight) return { good: true, word: '你的选择，正确' }
  if (isChosen && kind === 'wrong') return { good: false, word: '你的选择，错误' }
  if (isChosen) return { good: true, word: '你的选择，无关' }
  return isRight ? { good: true, word: kindWords[kind] } : undefined
}

/** Options to choose from, by radio buttons or boxes; once answered they tell which were right, in words too. */
export const OptionField = ({
  label,
  options,
  several,
  chosen,
  result,
  disabled = false,
  struck = [],
  onStrike,
  onChoose,
}: {
  label: string
  options: ShownQuestion['Options']
  several: boolean
  chosen: readonly string[]
  result: PracticeResult | undefined
  disabled?: boolean
  struck?: readonly string[]
  onStrike?: (optionId: string) => void
  onChoose: (chosen: string[]) => void
}) => {
  const kinds = new Map(result?.Options.map(({ OptionId, Kind }) => [OptionId, Kind]))
  const isKnown = result !== undefined
  const choose = (id: string, on: boolean) => {
    if (!several) return onChoose([id])
    return onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id))
  }
  return (
    <fieldset className={styles.options}>
      <legend className={styles.hidden}>{label}</legend>
      {options.map(({ OptionId, Text }, at) => {
        const isChosen = chosen.includes(OptionId)
        const isStruck = struck.includes(OptionId)
        const note = noteOn(kinds.get(OptionId), isChosen)
        return (
          <div key={OptionId} className={styles.choice}>
            <label
              className={classes(
                styles.option,
                isStruck && strike.struck,
                note && (note.good ? styles.good : styles.bad),
              )}
            >
              <input
                type={several ? 'checkbox' : 'radio'}
                checked={isChosen}
                disabled={isKnown || disabled}
                onChange={({ target }) => choose(OptionId, target.checked)}
              />
              <span className={styles.letter}>{letterOf(at)}</span>
              <span className={styles.words}>
                <FormattedLine html={Text} />
              </span>
              {note && (
                <span className={styles.note}>
                  {note.good ? <Check size={15} aria-hidden /> : <X size={15} aria-hidden />}
                  {note.word}
                </span>
              )}
            </label>
            {onStrike && (
              <button
                type="button"
                className={strike.strike}
                aria-pressed={isStruck}
                aria-label={`${isStruck ? '恢复' : '排除'}选项${letterOf(at)}`}
                disabled={disabled}
                onClick={() => onStrike(OptionId)}
              >
                <Ban size={15} aria-hidden />
              </button>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
