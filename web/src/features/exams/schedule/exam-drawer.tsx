import { call, newerIn, newId } from '#call'
import { useHeldWork } from '#session'
import { TargetFields } from '#targets'
import {
  Button,
  ComboBox,
  Drawer,
  FormFault,
  SelectField,
  Switch,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ExamDetail,
  releasedPartNames,
  releasedParts,
  type ReleaseRule,
  releaseRuleNames,
  releaseRules,
  saveExam,
} from '@xinglin/contract/exams'
import { useState } from 'react'
import { checkExam, examLines, examNames, type ExamValues, inputOf, valuesOf } from './exam-form.ts'
import styles from './schedule.module.css'
import { findPapers, managedExamsKey, paperVersions } from './schedule-queries.ts'

const rules = releaseRules.map((value) => ({ value, name: releaseRuleNames[value] }))

/** The form of an examination, or of a new one; `onSaved` hears of it. */
export const ExamDrawer = ({
  one,
  onClose,
  onSaved,
}: {
  one: ExamDetail | undefined
  onClose: () => void
  onSaved: (saved: ExamDetail) => void
}) => {
  const queries = useQueryClient()
  const [ownId] = useState(newId)
  const { form, values, faults, pending, dirty, set, submit, line } = useEditedForm<
    ExamDetail | undefined,
    ExamValues
  >({
    thing: one,
    valuesOf,
    newerIn,
    names: examNames,
    check: checkExam,
    lines: examLines,
    send: async (typed, base) => {
      const saved = await call(saveExam, inputOf(typed, base, ownId))
      await queries.invalidateQueries({ queryKey: managedExamsKey })
      toast.success('已保存')
      onSaved(saved)
      return undefined
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const { data: paper } = useQuery(paperVersions(values.PaperId))
  const versions = (paper?.versions ?? []).map(({ No, Questions, Tenths }) => ({
    value: String(No),
    name: `第${No}版（${Questions} 题，${Tenths / 10} 分）`,
  }))
  const newest = versions[0]?.value
  const version = values.PaperVersion === 0 ? (newest ?? '') : String(values.PaperVersion)
  if (values.PaperVersion === 0 && newest !== undefined) set({ PaperVersion: Number(newest) })
  return (
    <Drawer
      title={one ? '修改考试' : '新建考试'}
      hold
      wide
      dirty={dirty}
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          {one?.State === 'published' ? '保存修改' : '保存草稿'}
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="考试"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole ?? faults.PaperId}</FormFault>
        <TextField label="考试名称" autoComplete="off" {...line('Name')} />
        <div className={styles.pair}>
          <ComboBox
            label="试卷"
            placeholder="输入试卷名称查找"
            none="没有已定稿的试卷"
            find={findPapers}
            chosen={
              values.PaperId === ''
                ? undefined
                : { id: values.PaperId, name: values.PaperName || (paper?.name ?? '') }
            }
            onChoose={({ id, name }) => set({ PaperId: id, PaperName: name, PaperVersion: 0 })}
          />
          <SelectField
            label="版本"
            options={versions.length > 0 ? versions : [{ value: '', name: '先选择试卷' }]}
            value={version}
            onChoose={(no) => set({ PaperVersion: Number(no) })}
          />
        </div>
        <div className={styles.pair}>
          <TextField label="开始时间" type="datetime-local" {...line('OpensAt')} />
          <TextField
            label="结束时间"
            type="datetime-local"
            hint="到时未交卷的一律收卷"
            {...line('ClosesAt')}
          />
          <TextField
            label="可见时间（选填）"
            type="datetime-local"
            hint="不填则发布后考生即可看到"
            {...line('VisibleAt')}
          />
        </div>
        <div className={styles.pair}>
          <TextField label="考试时长（分钟）" inputMode="numeric" {...line('Minutes')} />
          <TextField
            label="考试次数"
            inputMode="numeric"
            hint="0 为不限次数"
            {...line('Attempts')}
          />
          <TextField
            label="考试口令（选填）"
            autoComplete="off"
            hint="开考时在考场公布"
            {...line('AccessCode')}
          />
        </div>
        <Switch
          checked={values.SafeBrowser}
          note="考生可下载设置，在该浏览器中作答；不强制，监考页显示谁的设置相符"
          onChange={({ target }) => set({ SafeBrowser: target.checked })}
        >
          提供安全考试浏览器（SEB）设置
        </Switch>
        <fieldset className={styles.part}>
          <legend>结果公布</legend>
          <div className={styles.pair}>
            {releasedParts.map((part) => (
              <SelectField
                key={part}
                label={releasedPartNames[part]}
                options={rules}
                value={values.Release[part]}
                onChoose={(rule: ReleaseRule) =>
                  set({ Release: { ...values.Release, [part]: rule } })
                }
              />
            ))}
          </div>
        </fieldset>
        <TargetFields
          name="考试对象"
          note="之后加入班级的学生也可以参加。单独排除的小组和学生不能参加；单独添加的学生一定可以。"
          targets={values.Targets}
          error={faults.Targets}
          onChange={(Targets) => set({ Targets })}
        />
      </form>
    </Drawer>
  )
}
