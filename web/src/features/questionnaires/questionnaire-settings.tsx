import { TargetFields } from '#targets'
import { type Faults, FormFault, Switch, TextArea, TextField } from '#ui'
import type { QuestionnaireValues } from './questionnaire-form.ts'
import styles from './questionnaires.module.css'

/** What a questionnaire is called, when it is open, whom it asks and whether their names are known. */
export const QuestionnaireSettings = ({
  values,
  faults,
  isAdmin,
  isFixed,
  set,
}: {
  values: QuestionnaireValues
  faults: Faults<QuestionnaireValues>
  isAdmin: boolean
  /** Whether names are known can no longer be changed. */
  isFixed: boolean
  set: (changed: Partial<QuestionnaireValues>) => void
}) => (
  <div className={styles.box}>
    <div className={styles.form}>
      <FormFault>{faults.whole}</FormFault>
      <TextField
        label="问卷名称"
        autoComplete="off"
        maxLength={80}
        value={values.Title}
        error={faults.Title}
        onChange={(event) => set({ Title: event.target.value })}
      />
      <TextArea
        label="说明（选填）"
        rows={3}
        most={1_000}
        value={values.Note}
        error={faults.Note}
        onChange={(event) => set({ Note: event.target.value })}
      />
      <div className={styles.pair}>
        <TextField
          label="开始时间（选填）"
          type="datetime-local"
          hint="不填则发布后即可填写"
          value={values.OpensAt}
          error={faults.OpensAt}
          onChange={(event) => set({ OpensAt: event.target.value })}
        />
        <TextField
          label="截止时间"
          type="datetime-local"
          value={values.ClosesAt}
          error={faults.ClosesAt}
          onChange={(event) => set({ ClosesAt: event.target.value })}
        />
      </div>
      <Switch
        checked={values.Anonymous}
        disabled={isFixed}
        onChange={({ target: { checked } }) =>
          set({ Anonymous: checked, ...(checked && { Editable: false }) })
        }
      >
        匿名填写
      </Switch>
      <p className={styles.hint}>
        匿名问卷发布后不能改为实名。截止后、且至少 5 人填写时才能查看结果，谁填写了哪一份无法查出。
      </p>
      {!values.Anonymous && (
        <Switch
          checked={values.Editable}
          onChange={(event) => set({ Editable: event.target.checked })}
        >
          截止前允许修改
        </Switch>
      )}
      {isAdmin && (
        <Switch
          checked={values.WholeSchool}
          onChange={(event) => set({ WholeSchool: event.target.checked })}
        >
          发给全校学生
        </Switch>
      )}
      {!values.WholeSchool && (
        <TargetFields
          name="填写对象"
          note="可以选择教学班、行政班、小组和学生；后来加入班级的人也会收到。"
          targets={values.Targets}
          error={faults.Targets}
          onChange={(Targets) => set({ Targets })}
        />
      )}
    </div>
  </div>
)
