import { call, newerIn, newId } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  ChoiceField,
  type Choices,
  FormFault,
  SelectField,
  Switch,
  TagsField,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { createCourse } from '@xinglin/contract/authoring'
import { type ManagedCourse, saveManagedCourse } from '@xinglin/contract/courses'
import { useState } from 'react'
import { AudienceField } from './audience-field.tsx'
import { CoverPart } from './cover-part.tsx'
import { tagLimits } from './course-form.ts'
import type { DrawCover } from './managed-columns.tsx'
import styles from './managed-course.module.css'
import { managedLists } from './managed-queries.ts'
import { useKnowledgeWords } from './use-allowed.ts'
import { baseLines, baseNames, baseOf, courseTypeOf, changeOf, checkBase } from './base-form.ts'

const kinds = [
  { value: '0', name: '理论课程：图文、图片、视频、文档、测验' },
  { value: '1', name: '虚拟问诊：另加接诊虚拟患者' },
  { value: '2', name: '虚拟操作：另加床旁操作' },
  { value: '3', name: '虚拟实验：另加机能学实验' },
] as const

/** What a course is called, where it stands and whom it is for; a new one, or one of which nothing was approved yet. */
export const CourseBaseForm = ({
  course,
  places,
  cover,
  onCover,
  onSaved,
}: {
  course: ManagedCourse | undefined
  places: Choices
  cover: DrawCover
  onCover: (course: ManagedCourse) => void
  onSaved: (course: ManagedCourse) => void
}) => {
  const queries = useQueryClient()
  const words = useKnowledgeWords()
  const [id] = useState(newId)
  const { form, values, faults, pending, dirty, set, submit, line } = useEditedForm({
    thing: course,
    valuesOf: baseOf,
    newerIn,
    names: baseNames,
    check: checkBase,
    lines: baseLines,
    send: async (typed, base) => {
      const saved = base
        ? await call(saveManagedCourse, changeOf(base, typed))
        : await call(createCourse, { Id: id, ...typed }, { idempotencyKey: id })
      toast.success(base ? '已保存' : '已创建课程草稿')
      await queries.invalidateQueries({ queryKey: managedLists })
      onSaved(saved)
      return saved
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty && !pending)
  const sections = places.list.find(({ value }) => value === values.DepartmentId)?.children ?? []
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="课程基本信息"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <FormFault>{faults.whole}</FormFault>
      {course && <CoverPart course={course} cover={cover} onChanged={onCover} />}
      <SelectField
        label="课程类型"
        options={kinds}
        value={`${values.CourseType}`}
        disabled={course !== undefined}
        onChoose={(kind) => set({ CourseType: courseTypeOf(Number(kind)) })}
      />
      <TextField label="课程名称" autoComplete="off" {...line('Name')} />
      <div>
        <div className={styles.pair}>
          <ChoiceField
            label="学科"
            choices={places}
            value={values.DepartmentId}
            onChoose={(department) => set({ DepartmentId: department, SectionId: '' })}
          />
          <ChoiceField
            label="科室"
            choices={{ ...places, list: sections }}
            value={values.SectionId}
            disabled={places.state === 'ready' && sections.length === 0}
            onChoose={(section) => set({ SectionId: section })}
          />
        </div>
        {faults.SectionId && (
          <p className={styles.lineFault} role="alert">
            {faults.SectionId}
          </p>
        )}
      </div>
      <Switch
        checked={values.SecrecyType === 1}
        note="关闭后只有本校登录用户可以看到"
        onChange={({ target }) => set({ SecrecyType: target.checked ? 1 : 0 })}
      >
        公开
      </Switch>
      <AudienceField
        value={values.Applicable}
        onChange={(numbers) => set({ Applicable: numbers })}
      />
      <TagsField
        label="知识点标签（选填）"
        value={values.Knowledge}
        offered={words}
        error={faults.Knowledge}
        hint="可从知识类型中选，也可自行输入"
        onChange={(tags) => set({ Knowledge: tags })}
        {...tagLimits}
      />
      <div>
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          {course ? '保存' : '创建并继续'}
        </Button>
      </div>
    </form>
  )
}
