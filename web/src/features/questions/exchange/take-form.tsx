import { call } from '#call'
import {
  Button,
  ButtonLink,
  Card,
  FormFault,
  Progress,
  SelectField,
  Switch,
  TextField,
  toast,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  difficultyNames,
  type QuestionImport,
  takeQuestionImport,
} from '@xinglin/contract/questions'
import { useState } from 'react'
import { bankKey, questionChoices } from '../bank/bank-queries.ts'
import { exchangeKey } from './exchange-queries.ts'
import styles from './exchange.module.css'

const difficulties = Object.entries(difficultyNames).map(([value, name]) => ({ value, name }))

/** What all questions of a file are filed under where it does not say it, and the button that brings them in. */
export const TakeForm = ({ file, list }: { file: QuestionImport; list: string }) => {
  const queries = useQueryClient()
  const { data } = useQuery(questionChoices)
  const [department, setDepartment] = useState('')
  const [section, setSection] = useState('')
  const [difficulty, setDifficulty] = useState('3')
  const [source, setSource] = useState('')
  const [practice, setPractice] = useState(true)
  const [alike, setAlike] = useState(false)
  const [fault, setFault] = useState<string>()
  const [through, setThrough] = useState<{ done: number; all: number }>()
  const waiting = file.Counts.new + file.Counts.alike - file.Taken
  const wanted = alike ? waiting : Math.min(waiting, file.Counts.new)
  const sections = data?.Departments.find(({ Id }) => Id === department)?.Sections ?? []
  const take = async () => {
    if (department === '') return setFault(takeQuestionImport.refusals.department[1])
    setFault(undefined)
    setThrough({ done: 0, all: wanted })
    try {
      for (let left = 1; left > 0;) {
        const came = await call(takeQuestionImport, {
          Id: file.Id,
          DepartmentId: department,
          SectionId: section || null,
          Difficulty: Number(difficulty),
          Practice: practice,
          Source: source,
          Alike: alike,
        })
        left = came.Left
        setThrough({ done: Math.max(0, wanted - left), all: wanted })
      }
      toast.success('已导入为草稿，补全解析与出处后可提交审核')
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setThrough(undefined)
      await queries.invalidateQueries({ queryKey: exchangeKey })
      await queries.invalidateQueries({ queryKey: bankKey })
    }
  }
  if (waiting <= 0)
    return (
      <Card className={styles.card}>
        <output>
          {file.Taken > 0
            ? `已导入 ${file.Taken} 题，都是草稿：补全解析与出处后提交审核。`
            : '这个文件没有可以导入的题目。'}
        </output>
        {file.Taken > 0 && (
          <ButtonLink to={`${list}${list.includes('?') ? '&' : '?'}state=draft`}>
            查看草稿
          </ButtonLink>
        )}
      </Card>
    )
  return (
    <Card className={styles.card}>
      <h2 className={styles.head}>归入</h2>
      <p className={styles.note}>文件中写明学科、难度、出处的题目，以文件为准。</p>
      <div className={styles.filing}>
        <SelectField
          label="学科"
          options={[
            { value: '', name: '请选择' },
            ...(data?.Departments.map(({ Id, Name }) => ({ value: Id, name: Name })) ?? []),
          ]}
          value={department}
          onChoose={(value) => {
            setDepartment(value)
            setSection('')
          }}
        />
        <SelectField
          label="科室"
          options={[
            { value: '', name: '不限' },
            ...sections.map(({ Id, Name }) => ({ value: Id, name: Name })),
          ]}
          value={section}
          onChoose={setSection}
        />
        <SelectField
          label="难度"
          options={difficulties}
          value={difficulty}
          onChoose={setDifficulty}
        />
        <TextField
          label="出处"
          hint="教材、指南的名称、版本与章节"
          value={source}
          maxLength={300}
          onChange={({ target }) => setSource(target.value)}
        />
      </div>
      <Switch
        checked={practice}
        note="关闭后只用于测验与考试，学生练习时不会出现。"
        onChange={({ target }) => setPractice(target.checked)}
      >
        开放练习
      </Switch>
      {file.Counts.alike > 0 && (
        <Switch
          checked={alike}
          note="与题库中已有的题目文字九成以上相同，默认不导入。"
          onChange={({ target }) => setAlike(target.checked)}
        >
          一并导入相似的 {file.Counts.alike} 题
        </Switch>
      )}
      {fault !== undefined && <FormFault>{fault}</FormFault>}
      {through && (
        <p className={styles.through}>
          <Progress label="导入进度" value={(100 * through.done) / Math.max(1, through.all)} />
          <span>
            {through.done} / {through.all} 题
          </span>
        </p>
      )}
      <Button
        kind="primary"
        pending={through !== undefined}
        disabled={wanted === 0}
        onClick={() => void take()}
      >
        {wanted === 0 ? '没有可以导入的题目' : `导入 ${wanted} 题为草稿`}
      </Button>
    </Card>
  )
}
