import { Checkbox, SelectField, Switch, TextField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { difficultyNames, type QuestionForm } from '@xinglin/contract/questions'
import styles from './bank.module.css'
import { questionChoices } from './bank-queries.ts'

const difficulties = Object.entries(difficultyNames).map(([value, name]) => ({ value, name }))

/** What a question is filed under, whether it may be practised, where what it asks can be read. */
export const FilingFields = ({
  form,
  onChange,
}: {
  form: QuestionForm
  onChange: (part: Partial<QuestionForm>) => void
}) => {
  const { data } = useQuery(questionChoices)
  const sections = data?.Departments.find(({ Id }) => Id === form.DepartmentId)?.Sections ?? []
  const choose = { value: '', name: '请选择' }
  const symptoms = data?.Symptoms.flatMap(({ Name, Children }) =>
    Children.map((one) => ({ value: one.Code, name: `${Name} / ${one.Name}` })),
  )
  const known = new Map(symptoms?.map(({ value, name }) => [value, name]))
  return (
    <div className={styles.filing}>
      <SelectField
        label="学科"
        options={[
          choose,
          ...(data?.Departments.map(({ Id, Name }) => ({ value: Id, name: Name })) ?? []),
        ]}
        value={form.DepartmentId}
        onChoose={(DepartmentId) => onChange({ DepartmentId, SectionId: null })}
      />
      <SelectField
        label="科室"
        options={[
          { value: '', name: '不限' },
          ...sections.map(({ Id, Name }) => ({ value: Id, name: Name })),
        ]}
        value={sections.some(({ Id }) => Id === form.SectionId) ? (form.SectionId ?? '') : ''}
        onChoose={(id) => onChange({ SectionId: id === '' ? null : id })}
      />
      <SelectField
        label="难度"
        options={difficulties}
        value={String(form.Difficulty)}
        onChoose={(word) => onChange({ Difficulty: Number(word) })}
      />
      <fieldset className={styles.tags}>
        <legend>知识类型（最多6个）</legend>
        {data?.Knowledge.map(({ Code, Name }) => (
          <Checkbox
            key={Code}
            checked={form.Knowledge.includes(Code)}
            onChange={({ target }) =>
              onChange({
                Knowledge: target.checked
                  ? [...form.Knowledge, Code]
                  : form.Knowledge.filter((one) => one !== Code),
              })
            }
          >
            {Name}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset className={styles.tags}>
        <legend>系统与症状（最多6个）</legend>
        <SelectField
          label="增加系统与症状"
          unlabelled
          options={[
            { value: '', name: '增加…' },
            ...(symptoms?.filter(({ value }) => !form.Symptoms.includes(value)) ?? []),
          ]}
          value=""
          onChoose={(code) => code !== '' && onChange({ Symptoms: [...form.Symptoms, code] })}
        />
        {form.Symptoms.map((code) => (
          <Checkbox
            key={code}
            checked
            onChange={() => onChange({ Symptoms: form.Symptoms.filter((one) => one !== code) })}
          >
            {known.get(code) ?? code}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        label="出处"
        hint="教材、指南的名称、版本与章节"
        value={form.Source}
        maxLength={300}
        onChange={({ target }) => onChange({ Source: target.value })}
      />
      <TextField
        label="版本说明"
        value={form.Note}
        maxLength={200}
        onChange={({ target }) => onChange({ Note: target.value })}
      />
      <Switch
        checked={form.Practice}
        note="关闭后只用于测验与考试，学生练习时不会出现。"
        onChange={({ target }) => onChange({ Practice: target.checked })}
      >
        开放练习
      </Switch>
    </div>
  )
}
