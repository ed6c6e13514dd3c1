import { call, newerIn } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  ChoiceField,
  type Choices,
  ComboBox,
  type FindOffers,
  Drawer,
  FormFault,
  Switch,
  TagsField,
  TextArea,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ManagedCourse, saveManagedCourse } from '@xinglin/contract/courses'
import { CircleAlert } from 'lucide-react'
import { AudienceField } from './audience-field.tsx'
import {
  checkCourse,
  courseLines,
  courseNames,
  inputOf,
  isElsewhere,
  tagLimits,
  valuesOf,
} from './course-form.ts'
import { CoverPart } from './cover-part.tsx'
import { DeclareFields } from './declare-fields.tsx'
import styles from './managed-course.module.css'
import type { DrawCover } from './managed-columns.tsx'
import { managedLists } from './managed-queries.ts'
import { useKnowledgeWords } from './use-allowed.ts'

/** Finds teachers by words. */
export type FindTeachers = FindOffers

const Fault = ({ children }: { children: string | undefined }) =>
  children ? (
    <p className={styles.lineFault} role="alert">
      <CircleAlert size={15} aria-hidden />
      {children}
    </p>
  ) : null

/** What a list says of a course; a new one is held elsewhere, at an address. */
export const CourseFormDrawer = ({
  course,
  places,
  findTeachers,
  cover,
  onClose,
  onCover,
  onSaved,
}: {
  course: ManagedCourse | undefined
  /** Where a course may stand: departments and their sections. */
  places: Choices
  findTeachers: FindTeachers
  cover: DrawCover
  onClose: () => void
  /** The cover is saved apart from the form. */
  onCover: (course: ManagedCourse) => void
  onSaved: (course: ManagedCourse) => void
}) => {
  const queries = useQueryClient()
  const words = useKnowledgeWords()
  const elsewhere = isElsewhere(course)
  const { form, values, faults, pending, dirty, set, submit, line } = useEditedForm({
    thing: course,
    valuesOf,
    newerIn,
    names: courseNames,
    check: checkCourse(elsewhere),
    lines: courseLines,
    send: async (typed, base) => {
      const saved = await call(saveManagedCourse, inputOf(base, typed))
      toast.success(course ? '已保存' : '已创建为草稿，提交审核后可发布')
      await queries.invalidateQueries({ queryKey: managedLists })
      onSaved(saved)
      return undefined
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const sections = places.list.find(({ value }) => value === values.DepartmentId)?.children ?? []
  return (
    <Drawer
      title={course ? `编辑课程：${course.Name}` : '新建外部实验课程'}
      hold
      dirty={dirty}
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          {course ? '保存' : '创建'}
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="课程"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <FormFault>{faults.whole}</FormFault>
        {course && <CoverPart course={course} cover={cover} onChanged={onCover} />}
        <TextField label="课程名称" autoComplete="off" {...line('Name')} />
        <ComboBox
          label="任课教师"
          placeholder="输入姓名、拼音或工号查找"
          find={findTeachers}
          chosen={values.AuthorId ? { id: values.AuthorId, name: values.AuthorName } : undefined}
          error={faults.AuthorId}
          onChoose={({ id, name }) => set({ AuthorId: id, AuthorName: name })}
        />
        <div>
          <div className={styles.pair}>
            <ChoiceField
              label="学科"
              choices={places}
              value={values.DepartmentId}
              onChoose={(id) => set({ DepartmentId: id, SectionId: '' })}
            />
            <ChoiceField
              label="科室"
              choices={{ ...places, list: sections }}
              value={values.SectionId}
              disabled={places.state === 'ready' && sections.length === 0}
              onChoose={(id) => set({ SectionId: id })}
            />
          </div>
          <Fault>{faults.SectionId}</Fault>
        </div>
        {elsewhere && (
          <TextField
            label="外部实验地址"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            hint="学生开始学习时在新页面打开"
            {...line('ExperimentPath')}
          />
        )}
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
        <DeclareFields values={values} set={set} error={faults.DeclareYear} />
        {!course && (
          <TextArea label="课程简介（选填）" most={5000} rows={6} {...line('Introduction')} />
        )}
      </form>
    </Drawer>
  )
}
