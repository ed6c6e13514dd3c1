import { call } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  Checkbox,
  Drawer,
  FormFault,
  TextArea,
  TextField,
  toast,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type DeparturePreview, makeDeparture, previewDeparture } from '@xinglin/contract/identity'
import { useState } from 'react'
import { type DepartureValues, wishOf } from './departure-form.ts'
import styles from './departures.module.css'
import { DepartureSummary } from './departure-summary.tsx'
import { LeavingClasses } from './leaving-classes.tsx'

const first: DepartureValues = {
  Name: '',
  Grade: '',
  Classes: [],
  Numbers: '',
  ReadUntil: '',
  Archive: true,
}

const check = (values: DepartureValues) => {
  const { Grades, ClassIds, Numbers } = wishOf(values)
  return {
    ...(values.Name.trim() ? {} : { Name: '请填写名称' }),
    ...(values.Grade.trim() && Grades.length === 0 ? { Grade: '年级写作 2021' } : {}),
    ...(Grades.length + ClassIds.length + Numbers.length === 0
      ? { Numbers: '请填写年级、选择行政班，或粘贴学号' }
      : {}),
  }
}

/** Lets students leave: whom, a preview of who and what, and then for good or to look until a day. */
export const DepartureDrawer = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  const [preview, setPreview] = useState<DeparturePreview>()
  const { form, values, faults, pending, dirty, set, submit, line } = useForm<DepartureValues>({
    first,
    check,
    lines: { [makeDeparture.refusals.past[1]]: 'ReadUntil' },
    send: async (typed) => {
      const wish = wishOf(typed)
      if (!preview) {
        setPreview(await call(previewDeparture, wish))
        return
      }
      try {
        const done = await call(makeDeparture, {
          ...wish,
          Name: typed.Name,
          ReadUntil: typed.ReadUntil,
          Archive: typed.Archive,
          Mark: preview.Mark,
        })
        toast.success(`${done.People} 名学生已离校，归档 ${done.Classes} 个行政班`)
        await queries.invalidateQueries()
        onClose()
      } catch (fault) {
        // Somebody came or left meanwhile: what is agreed to is what was seen.
        if (fault instanceof Error && fault.message === makeDeparture.refusals.newer[1])
          setPreview(await call(previewDeparture, wish))
        throw fault
      }
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const isEmpty = preview?.People === 0
  return (
    <Drawer
      title="办理离校"
      hold
      wide
      dirty={dirty}
      onClose={onClose}
      foot={
        <>
          {preview && <Button onClick={() => setPreview(undefined)}>返回修改</Button>}
          {!isEmpty && (
            <Button kind="primary" pending={pending} onClick={() => void submit()}>
              {preview ? `确认办理 ${preview.People} 人离校` : '预览'}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="办理离校"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <FormFault>{faults.whole}</FormFault>
        {preview ? (
          <DepartureSummary preview={preview} values={values} />
        ) : (
          <>
            <TextField
              label="名称"
              placeholder="如：2026 届毕业"
              autoComplete="off"
              autoFocus
              {...line('Name')}
            />
            <TextField
              label="年级（入学年份，选填）"
              placeholder="如：2021"
              inputMode="numeric"
              autoComplete="off"
              hint="该年级所有行政班的学生"
              {...line('Grade')}
            />
            <LeavingClasses classes={values.Classes} onChange={(Classes) => set({ Classes })} />
            <TextArea
              label="学号（选填，每行一个，可从表格粘贴）"
              most={160_000}
              rows={6}
              spellCheck={false}
              {...line('Numbers')}
            />
            <TextField
              label="可登录查看至（选填）"
              type="date"
              hint="不填则立即停止登录；填写后学生仍可登录查看成绩与记录，不能学习和修改"
              {...line('ReadUntil')}
            />
            <Checkbox
              checked={values.Archive}
              onChange={({ target }) => set({ Archive: target.checked })}
            >
              归档全员离校的行政班（历史保留）
            </Checkbox>
          </>
        )}
      </form>
    </Drawer>
  )
}
