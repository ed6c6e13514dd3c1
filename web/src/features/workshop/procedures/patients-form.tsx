import { Button, confirm, SelectField, TextArea, TextField } from '#ui'
import { Plus, Trash2 } from 'lucide-react'
import { FigureField } from '../drafts/figure-field.tsx'
import { asGroup, asList, asText, asTexts, type Path, valueAt } from '../drafts/path.ts'
import type { EditingProcedure } from './editing-procedure.ts'
import { SymptomsField } from './symptoms-field.tsx'
import styles from '../compositions/composition-desk.module.css'

const most = 12
const words = (...names: readonly string[]) => names.map((name) => ({ value: name, name }))
const builds = words('瘦', '中等', '肥胖')
const moods = words('平静', '紧张', '焦虑', '烦躁', '无反应')
const vitals = [
  ['T', '体温（℃）'],
  ['P', '脉搏（次/分）'],
  ['R', '呼吸（次/分）'],
  ['SBP', '收缩压（mmHg）'],
  ['DBP', '舒张压（mmHg）'],
  ['SpO2', 'SpO₂（%）'],
] as const

const copyOf = (patient: unknown, taken: readonly unknown[]) => {
  const ids = taken.map((one) => asText(asGroup(one)['id']))
  const free = Array.from({ length: most + 1 }, (_, at) => `patient-${at + 1}`)
  return {
    ...asGroup(patient),
    id: free.find((id) => !ids.includes(id)) ?? 'patient',
    zh: `${asText(asGroup(patient)['zh']).slice(0, 34)}（副本）`,
  }
}

/** 患者变式: the patients of a procedure, each by parameters from which the right conduct follows. */
export const PatientsForm = ({
  editing,
  patient,
  onPatient,
}: {
  editing: EditingProcedure
  patient: number
  onPatient: (at: number) => void
}) => {
  const { draft, put, readOnly, form, faultAt } = editing
  const patients = asList(draft['variants'])
  const one = patients[patient]
  const at = (...path: Path): Path => ['variants', String(patient), ...path]
  const line = (label: string, ...path: Path) => ({
    label,
    value: asText(valueAt(one, path)),
    disabled: readOnly,
    error: faultAt(at(...path).join('.')),
    autoComplete: 'off',
  })
  const text = (label: string, ...path: Path) => (
    <TextField
      {...line(label, ...path)}
      onChange={(event) => put(at(...path), event.target.value)}
    />
  )
  const figure = (label: string, ...path: Path) => (
    <FigureField
      key={path.join('.')}
      label={label}
      value={valueAt(one, path)}
      disabled={readOnly}
      error={faultAt(at(...path).join('.'))}
      onFigure={(value) => put(at(...path), value)}
    />
  )
  const choice = (
    label: string,
    options: readonly { readonly value: string; readonly name: string }[],
    ...path: Path
  ) => {
    const value = asText(valueAt(one, path))
    const isKnown = options.some((option) => option.value === value)
    return (
      <SelectField
        key={path.join('.')}
        label={label}
        disabled={readOnly}
        options={isKnown ? options : [{ value, name: '请选择' }, ...options]}
        value={value}
        onChoose={(chosen) => put(at(...path), chosen)}
      />
    )
  }
  const add = () => {
    put(['variants'], [...patients, copyOf(one, patients)])
    onPatient(patients.length)
  }
  const remove = async () => {
    const name = asText(asGroup(one)['zh'])
    if (!(await confirm({ title: `删除患者“${name}”？`, yes: '删除', danger: true }))) return
    put(
      ['variants'],
      patients.filter((_, index) => index !== patient),
    )
    onPatient(0)
  }
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <SelectField
          label={`患者（共${patients.length}位）`}
          options={patients.map((known, index) => ({
            value: String(index),
            name: asText(asGroup(known)['zh']) || `患者${index + 1}`,
          }))}
          value={String(patient)}
          onChoose={(next) => onPatient(Number(next))}
        />
        {!readOnly && (
          <>
            <Button
              icon={<Plus size={16} aria-hidden />}
              disabled={patients.length >= most}
              onClick={add}
            >
              复制为新患者
            </Button>
            <Button
              icon={<Trash2 size={16} aria-hidden />}
              disabled={patients.length <= 2}
              onClick={() => void remove()}
            >
              删除
            </Button>
          </>
        )}
      </div>
      {faultAt('variants') && <p className={styles.error}>{faultAt('variants')}</p>}
      <h2>参数</h2>
      <p className={styles.note}>学生要自己查出来；应有的处置随这些参数改变。</p>
      <div className={styles.grid}>
        {form.Parameters.map(({ Id, Name, Options }) =>
          choice(
            Name,
            Options.map((option) => ({ value: option.Id, name: option.Name })),
            'is',
            Id,
          ),
        )}
        {choice('患者情绪', moods, 'patient', 'mood')}
        {form.Figures.map(({ Id, Name, Unit, From, To }) =>
          figure(`${Name}（${From}–${To} ${Unit}）`, 'figures', Id),
        )}
      </div>
      <h2>患者</h2>
      <div className={styles.grid}>
        {text('变式名称（教师看）', 'zh')}
        {text('姓名', 'patient', 'name')}
        <SelectField
          label="性别"
          disabled={readOnly}
          options={[
            { value: '0', name: '女' },
            { value: '1', name: '男' },
          ]}
          value={asText(valueAt(one, ['patient', 'gender']))}
          onChoose={(gender) => put(at('patient', 'gender'), Number(gender))}
        />
        {figure('年龄（岁）', 'patient', 'age')}
        {figure('身高（cm）', 'patient', 'stature')}
        {figure('体重（kg）', 'patient', 'weight')}
        {choice('体型', builds, 'patient', 'build')}
        {vitals.map(([id, name]) => figure(name, 'patient', 'vitals', id))}
        {text('患者的第一句话', 'complaint')}
      </div>
      <div className={styles.grid}>
        {readOnly ? (
          <TextField label="症状" readOnly value={asTexts(asGroup(one)['symptoms']).join('、')} />
        ) : (
          <SymptomsField
            value={asTexts(asGroup(one)['symptoms'])}
            error={faultAt(at('symptoms').join('.'))}
            onChange={(symptoms) => put(at('symptoms'), symptoms)}
          />
        )}
      </div>
      <TextArea
        label="床旁简介（不写应当怎么做）"
        most={300}
        rows={3}
        value={asText(asGroup(one)['brief'])}
        disabled={readOnly}
        error={faultAt(at('brief').join('.'))}
        onChange={(event) => put(at('brief'), event.target.value)}
      />
    </div>
  )
}
