import { fittingCount, QuestionPicker } from '#questions/choosing'
import { Button, SelectField, Tag, TextField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  type BankChoice,
  type BankDraw,
  most,
  type QuizBankType,
  quizBankTypes,
} from '@xinglin/contract/authoring'
import { difficultyNames, type QuestionType, questionTypeNames } from '@xinglin/contract/questions'
import { Trash2, X } from 'lucide-react'
import { useState } from 'react'
import styles from './bank-draws.module.css'

type Themes = readonly { readonly value: string; readonly name: string }[]

const shortName = (type: string): string =>
  (questionTypeNames[type as QuestionType] ?? type).replace(/ .*$/, '')
const types = quizBankTypes.map((value) => ({ value, name: questionTypeNames[value] }))
const levels = [
  { value: '0', name: '不限' },
  ...Object.entries(difficultyNames).map(([value, name]) => ({ value, name })),
]
const within = (typed: string, largest: number): number =>
  Math.min(largest, Math.max(1, Math.floor(Number(typed) || 1)))

const CountField = ({
  draw,
  largest,
  hint,
  onChange,
}: {
  draw: BankDraw
  largest: number
  hint: string
  onChange: (draw: BankDraw) => void
}) => (
  <TextField
    label="每名学生抽题数"
    type="number"
    inputMode="numeric"
    min={1}
    max={largest}
    hint={hint}
    value={draw.Count}
    onChange={({ target }) => onChange({ ...draw, Count: within(target.value, largest) })}
  />
)

const Chosen = ({
  draw,
  known,
  taken,
  themes,
  onKnown,
  onChange,
}: {
  draw: BankDraw
  known: ReadonlyMap<string, BankChoice>
  taken: ReadonlySet<string>
  themes: Themes
  onKnown: (some: readonly BankChoice[]) => void
  onChange: (draw: BankDraw) => void
}) => {
  const [isChoosing, setChoosing] = useState(false)
  const ids = draw.Questions
  // All of them are asked unless its author asks for fewer.
  const put = (Questions: string[]) =>
    onChange({
      ...draw,
      Questions,
      Count:
        draw.Count === ids.length
          ? Math.max(1, Questions.length)
          : Math.max(1, Math.min(draw.Count, Questions.length)),
    })
  return (
    <>
      <ol className={styles.chosen} aria-label="所选试题">
        {ids.map((id) => {
          const one = known.get(id)
          return (
            <li key={id}>
              <span>
                <Tag>{shortName(one?.Type ?? '')}</Tag> {one?.Stem ?? '（题目不存在，请移除）'}{' '}
                {one && !one.IsUsable && <Tag tone="danger">已停用</Tag>}
              </span>
              <Button
                kind="plain"
                size="small"
                icon={<X size={15} aria-hidden />}
                aria-label={`移除 ${one?.Stem ?? '不存在的题目'}`}
                disabled={ids.length === 1}
                onClick={() => put(ids.filter((other) => other !== id))}
              />
            </li>
          )
        })}
      </ol>
      <div className={styles.row}>
        <CountField
          draw={draw}
          largest={Math.max(1, ids.length)}
          hint={draw.Count === ids.length ? '全部作答' : `从所选 ${ids.length} 题中抽取`}
          onChange={onChange}
        />
        <Button size="small" onClick={() => setChoosing(true)}>
          继续选题
        </Button>
      </div>
      {isChoosing && (
        <QuestionPicker
          taken={taken}
          takenWord="已在测验中"
          only={quizBankTypes}
          themes={themes}
          onClose={() => setChoosing(false)}
          onChoose={(some) => {
            onKnown(some.map(({ QuestionId, ...one }) => ({ ...one, Id: QuestionId })))
            put([...ids, ...some.map(({ QuestionId }) => QuestionId)].slice(0, most.questions))
            setChoosing(false)
          }}
        />
      )}
    </>
  )
}

const Fitting = ({
  draw,
  themes,
  onChange,
}: {
  draw: BankDraw
  themes: Themes
  onChange: (draw: BankDraw) => void
}) => {
  const { data: count } = useQuery(fittingCount(draw.Type, draw.Theme, draw.Difficulty))
  return (
    <div className={styles.cells}>
      <SelectField
        label="主题"
        options={[{ value: '', name: '不限' }, ...themes]}
        value={draw.Theme}
        onChoose={(Theme) => onChange({ ...draw, Theme })}
      />
      <SelectField
        label="题型"
        options={types}
        value={draw.Type}
        onChoose={(Type: QuizBankType) => onChange({ ...draw, Type })}
      />
      <SelectField
        label="难度"
        options={levels}
        value={String(draw.Difficulty)}
        onChoose={(level) => onChange({ ...draw, Difficulty: Number(level) })}
      />
      <CountField
        draw={draw}
        largest={most.questions}
        hint={count === undefined ? '' : `题库中有 ${count} 题符合`}
        onChange={onChange}
      />
    </div>
  )
}

/** A group of questions of the bank: chosen ones, or so many of all that fit. */
export const BankDrawFields = ({
  no,
  onRemove,
  ...draw
}: {
  no: number
  draw: BankDraw
  known: ReadonlyMap<string, BankChoice>
  taken: ReadonlySet<string>
  themes: Themes
  onKnown: (some: readonly BankChoice[]) => void
  onChange: (draw: BankDraw) => void
  onRemove: () => void
}) => {
  const isChosen = draw.draw.Questions.length > 0
  return (
    <fieldset className={styles.draw}>
      <legend className={styles.legend}>
        题库试题第{no}组 · {isChosen ? '选定试题' : '按细目抽题'}
      </legend>
      {isChosen ? <Chosen {...draw} /> : <Fitting {...draw} />}
      <div className={styles.actions}>
        <Button
          kind="plain"
          size="small"
          icon={<Trash2 size={15} aria-hidden />}
          aria-label={`删除题库试题第${no}组`}
          onClick={onRemove}
        >
          删除本组
        </Button>
      </div>
    </fieldset>
  )
}
