import { call, newerIn } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  Checkbox,
  ComboBox,
  Drawer,
  SelectField,
  Switch,
  TextArea,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { applicableNames, type ManagedCourse, saveManagedCourse } from '@xinglin/contract/courses'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import {
  checkCourse,
  courseLines,
  courseNames,
  inputOf,
  isElsewhere,
  valuesOf,
} from './course-form.ts'
import look from './managed-course.module.css'
import { managedLists } from './managed-queries.ts'

/** Where a course may stand: departments and their sections. */
export type PlaceChoice = {
  readonly id: string
  readonly name: string
  readonly sections: readonly { readonly id: string; readonly name: string }[]
}

/** Finds teachers by words. */
export type FindTeachers = ComponentProps<typeof ComboBox>['find']

const none = { value: '', name: '请选择' }
const optionsOf = (choices: readonly { readonly id: string; readonly name: string }[]) => [
  none,
  ...choices.map(({ id, name }) => ({ value: id, name })),
]

const Fault = ({ children }: { children: string | undefined }) =>
  children ? (
    <p className={look.lineFault} role="alert">
      <CircleAlert size={15} aria-hidden />
      {children}
    </p>
  ) : null

/** What a list says of a course; a new one is held elsewhere, at an address. */
export const CourseFormDrawer = ({
  course,
  places,
  findTeachers,
  onClose,
  onSaved,
}: {
  course: ManagedCourse | undefined
  places: readonly PlaceChoice[]
  findTeachers: FindTeachers
  onClose: () => void
  onSaved: (course: ManagedCourse) => void
}) => {
  const queries = useQueryClient()
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
  const sections = places.find(({ id }) => id === values.DepartmentId)?.sections ?? []
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
        className={look.form}
        aria-label="课程"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <Fault>{faults.whole}</Fault>
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
          <div className={look.pair}>
            <SelectField
              label="学科"
              options={optionsOf(places)}
              value={values.DepartmentId}
              onChoose={(id) => set({ DepartmentId: id, SectionId: '' })}
            />
            <SelectField
              label="科室"
              options={optionsOf(sections)}
              value={values.SectionId}
              disabled={sections.length === 0}
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
        <fieldset className={look.audience}>
          <legend>适用对象</legend>
          {Object.entries(applicableNames).map(([number, name]) => (
            <Checkbox
              key={number}
              checked={values.Applicable.includes(Number(number))}
              onChange={({ target }) =>
                set({
                  Applicable: target.checked
                    ? [...values.Applicable, Number(number)].toSorted((one, other) => one - other)
                    : values.Applicable.filter((one) => one !== Number(number)),
                })
              }
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
        <TextField
          label="知识点标签（选填）"
          autoComplete="off"
          hint="用逗号、顿号或空格分隔，最多 6 个"
          {...line('Knowledge')}
        />
        {!course && (
          <TextArea label="课程简介（选填）" most={5000} rows={6} {...line('Introduction')} />
        )}
      </form>
    </Drawer>
  )
}
