import { Button, Checkbox, SelectField, TextArea, TextField } from '#ui'
import { Plus, Trash2 } from 'lucide-react'
import styles from '../compositions/composition-desk.module.css'
import { asGroup, asList, asText } from '../drafts/path.ts'
import type { EditingProtocol } from './editing-protocol.ts'
import { freeId } from './free-id.ts'

const types = [
  { value: 'single', name: '单选' },
  { value: 'multiple', name: '多选' },
  { value: 'judge', name: '判断' },
]
const most = 20

const Question = ({
  editing: { draft, put, readOnly, faultAt, faultIn },
  at,
}: {
  editing: EditingProtocol
  at: number
}) => {
  const questions = asList(draft['questions'])
  const one = asGroup(questions[at])
  const options = asList(one['options'])
  const answer = asList(one['answer'])
  const path = `questions.${at}`
  const set = (name: string, value: unknown) => put(['questions', String(at), name], value)
  const isMultiple = one['type'] === 'multiple'
  const choose = (index: number, on: boolean) => {
    const others = isMultiple ? answer.filter((other) => other !== index) : []
    set(
      'answer',
      [...others, ...(on ? [index] : [])].map(Number).toSorted((a, b) => a - b),
    )
  }
  return (
    <fieldset className={styles.deed} disabled={readOnly}>
      <legend>第{at + 1}题</legend>
      <div className={styles.bar}>
        <SelectField
          label="题型"
          options={types}
          value={asText(one['type'])}
          onChoose={(type) => set('type', type)}
        />
        {questions.length > 3 && !readOnly && (
          <Button
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() =>
              put(
                ['questions'],
                questions.filter((_, index) => index !== at),
              )
            }
          >
            删除第{at + 1}题
          </Button>
        )}
      </div>
      <TextArea
        label="题干"
        most={300}
        rows={2}
        value={asText(one['stem'])}
        error={faultAt(`${path}.stem`)}
        onChange={({ target }) => set('stem', target.value)}
      />
      {faultIn(`${path}.answer`) && <p className={styles.error}>{faultIn(`${path}.answer`)}</p>}
      {faultAt(`${path}.options`) && <p className={styles.error}>{faultAt(`${path}.options`)}</p>}
      {options.map((option, index) => (
        <div key={index} className={styles.option}>
          <Checkbox
            aria-label={`第${at + 1}题选项${index + 1}是正确答案`}
            checked={answer.includes(index)}
            onChange={({ target }) => choose(index, target.checked)}
          >
            正确
          </Checkbox>
          <TextField
            label={`选项${index + 1}`}
            autoComplete="off"
            value={asText(option)}
            error={faultAt(`${path}.options.${index}`)}
            onChange={({ target }) =>
              set(
                'options',
                options.map((other, n) => (n === index ? target.value : other)),
              )
            }
          />
        </div>
      ))}
      {!readOnly && (
        <div className={styles.bar}>
          <Button
            size="small"
            disabled={options.length >= 8}
            onClick={() => set('options', [...options, ''])}
          >
            加一个选项
          </Button>
          <Button
            size="small"
            disabled={options.length <= 2}
            onClick={() => {
              set('options', options.slice(0, -1))
              set(
                'answer',
                answer.filter((index) => Number(index) < options.length - 1),
              )
            }}
          >
            去掉最后一个
          </Button>
        </div>
      )}
      <TextArea
        label="解析"
        most={500}
        rows={2}
        value={asText(one['explanation'])}
        error={faultAt(`${path}.explanation`)}
        onChange={({ target }) => set('explanation', target.value)}
      />
    </fieldset>
  )
}

/** 预习测验: the questions that open the laboratory. */
export const QuestionsForm = ({ editing }: { editing: EditingProtocol }) => {
  const { draft, put, readOnly, faultAt } = editing
  const questions = asList(draft['questions'])
  const add = () =>
    put(
      ['questions'],
      [
        ...questions,
        {
          id: freeId('Q', questions),
          type: 'single',
          stem: '',
          options: ['', ''],
          answer: [0],
          explanation: '',
        },
      ],
    )
  return (
    <div className={styles.panel}>
      <p className={styles.note}>至少3题。学生按第一次作答计分，达到通过线才能进入实验室。</p>
      {faultAt('questions') && <p className={styles.error}>{faultAt('questions')}</p>}
      {questions.map((question, at) => (
        <Question key={asText(asGroup(question)['id'])} editing={editing} at={at} />
      ))}
      {!readOnly && (
        <div className={styles.bar}>
          <Button
            icon={<Plus size={16} aria-hidden />}
            disabled={questions.length >= most}
            onClick={add}
          >
            加一题
          </Button>
        </div>
      )}
    </div>
  )
}
