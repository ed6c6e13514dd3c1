import {
  Button,
  Checkbox,
  Dialog,
  Empty,
  Failure,
  Pagination,
  SearchField,
  SelectField,
  Tag,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { PaperQuestion } from '@xinglin/contract/exams'
import { type QuestionType, questionTypeNames, questionTypes } from '@xinglin/contract/questions'
import { useState } from 'react'
import styles from './choosing.module.css'
import { questionsPageSize, questionsToChoose, type WantedQuestions } from './choosing-queries.ts'
import { QuestionLineWords } from './question-line.tsx'

/** Questions of the bank to choose from; those that are chosen already are told. */
export const QuestionPicker = ({
  taken,
  takenWord,
  only = questionTypes,
  themes,
  onChoose,
  onClose,
}: {
  taken: ReadonlySet<string>
  /** What those are told as: 已在试卷中. */
  takenWord: string
  /** The types that may be chosen. */
  only?: readonly QuestionType[]
  themes: readonly { readonly value: string; readonly name: string }[]
  onChoose: (questions: PaperQuestion[]) => void
  onClose: () => void
}) => {
  const [wanted, setWanted] = useState<WantedQuestions>({
    key: '',
    type: only.length === questionTypes.length ? '' : (only[0] ?? ''),
    theme: '',
    page: 1,
  })
  const types = [
    ...(only.length === questionTypes.length ? [{ value: '' as const, name: '全部题型' }] : []),
    ...only.map((value) => ({ value, name: questionTypeNames[value] })),
  ]
  const [chosen, setChosen] = useState<ReadonlyMap<string, PaperQuestion>>(new Map())
  const { data, error, refetch } = useQuery(questionsToChoose(wanted))
  const narrow = (part: Partial<WantedQuestions>) => setWanted({ ...wanted, page: 1, ...part })
  const toggle = (one: PaperQuestion, on: boolean) => {
    const next = new Map(chosen)
    if (on) next.set(one.QuestionId, one)
    else next.delete(one.QuestionId)
    setChosen(next)
  }
  return (
    <Dialog
      title="从题库选题"
      hold
      wide
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            disabled={chosen.size === 0}
            onClick={() => onChoose([...chosen.values()])}
          >
            加入 {chosen.size} 题
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <div className={styles.pair}>
          <SelectField
            label="题型"
            options={types}
            value={wanted.type}
            onChoose={(type: '' | QuestionType) => narrow({ type })}
          />
          <SelectField
            label="主题"
            options={[{ value: '', name: '全部主题' }, ...themes]}
            value={wanted.theme}
            onChoose={(theme) => narrow({ theme })}
          />
        </div>
        <SearchField label="题目内容" value={wanted.key} onSearch={(key) => narrow({ key })} />
        {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
        {data?.List.length === 0 && <Empty head="没有符合条件的题目" />}
        <ul className={styles.choices} aria-label="可选题目">
          {data?.List.map((one) => {
            const isTaken = taken.has(one.QuestionId)
            return (
              <li key={one.QuestionId} className={styles.choice}>
                <Checkbox
                  checked={isTaken || chosen.has(one.QuestionId)}
                  disabled={isTaken}
                  onChange={({ target }) => toggle(one, target.checked)}
                >
                  <QuestionLineWords question={one} themes={themes} />
                  {isTaken && <Tag>{takenWord}</Tag>}
                </Checkbox>
              </li>
            )
          })}
        </ul>
        {data && (
          <Pagination
            page={wanted.page}
            size={questionsPageSize}
            total={data.Count}
            onPage={(page) => setWanted({ ...wanted, page })}
          />
        )}
      </div>
    </Dialog>
  )
}
