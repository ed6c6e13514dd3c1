import { newId } from '#call'
import { Button, TextField } from '#ui'
import { most, type DraftQuestion } from '@xinglin/contract/authoring'
import { Plus } from 'lucide-react'
import { BankDraws } from './bank-draws.tsx'
import type { FieldsOf } from './body-of.ts'
import styles from './item-fields.module.css'
import { QuestionFields } from './question-fields.tsx'
import { shifted } from './tree.ts'

const kinds = [
  { type: 'single', name: '单选题', options: ['', '', '', ''] },
  { type: 'multiple', name: '多选题', options: ['', '', '', ''] },
  { type: 'judge', name: '判断题', options: ['正确', '错误'] },
] as const

/** The questions of a quiz, its own and those of the bank, and from how many points it is passed. */
export const QuizFields = ({ body, onChange }: FieldsOf<'quiz'>) => {
  const { Questions: questions } = body
  const put = (Questions: DraftQuestion[]) => onChange({ ...body, Questions })
  return (
    <>
      <TextField
        label="及格分（百分制）"
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        hint="达到及格分即完成；取最好成绩"
        value={body.Pass}
        onChange={({ target }) =>
          onChange({
            ...body,
            Pass: Math.min(100, Math.max(1, Math.floor(Number(target.value) || 1))),
          })
        }
      />
      <TextField
        label="可作答次数"
        type="number"
        inputMode="numeric"
        min={1}
        max={20}
        hint="通过或用完次数后公布答案与解析，之后再做只是练习；用完次数也算完成，成绩取最好的一次"
        value={body.Tries}
        onChange={({ target }) =>
          onChange({
            ...body,
            Tries: Math.min(20, Math.max(1, Math.floor(Number(target.value) || 1))),
          })
        }
      />
      <ol className={styles.questions} aria-label="题目">
        {questions.map((question, at) => (
          <li key={question.Id}>
            <QuestionFields
              no={at + 1}
              question={question}
              first={at === 0}
              last={at === questions.length - 1}
              onChange={(next) => put(questions.map((one) => (one === question ? next : one)))}
              onShift={(by) => put(shifted(questions, at, by))}
              onRemove={() => put(questions.filter((one) => one !== question))}
            />
          </li>
        ))}
      </ol>
      <div className={styles.adding}>
        {kinds.map(({ type, name, options }) => (
          <Button
            key={type}
            size="small"
            icon={<Plus size={15} aria-hidden />}
            disabled={questions.length >= most.questions}
            onClick={() =>
              put([
                ...questions,
                {
                  Id: newId(),
                  Type: type,
                  Stem: '',
                  Options: [...options],
                  Answer: [],
                  Explanation: '',
                },
              ])
            }
          >
            {name}
          </Button>
        ))}
      </div>
      <BankDraws draws={body.Draws} onChange={(Draws) => onChange({ ...body, Draws })} />
    </>
  )
}
