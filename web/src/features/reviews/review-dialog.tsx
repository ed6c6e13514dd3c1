import { call, newId } from '#call'
import { sensitiveSentence, useHeldWork, useSensitiveCheck } from '#session'
import {
  Button,
  closeAsking,
  Dialog,
  type Faults,
  faultsBy,
  FormFault,
  StarsField,
  TextArea,
  toast,
  useForm,
} from '#ui'
import { bandOf } from './bands.ts'
import { useQueryClient } from '@tanstack/react-query'
import {
  addCourseComment,
  type Comment,
  longestReview,
  updateCourseComment,
} from '@xinglin/contract/reviews'
import { useState } from 'react'
import { reviewsChanged } from './queries.ts'

type Values = { readonly Comment: string; readonly Rate: number }

/** 写评价, or the same for one that is changed: it closes by its own buttons alone, and asks before a text is lost. */
export const ReviewDialog = ({
  courseId,
  before,
  onClose,
}: {
  courseId: string
  /** The review that is changed; absent for a new one. */
  before?: Comment
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const isSensitive = useSensitiveCheck()
  const [id] = useState(() => before?.Id ?? newId())
  const saveCall = before ? updateCourseComment : addCourseComment
  const check = (values: Values): Faults<Values> => {
    const problems = faultsBy(saveCall.input, { ...values, Id: id, CourseId: courseId })
    return {
      ...(problems.Rate && { Rate: problems.Rate }),
      ...(problems.Comment
        ? { Comment: problems.Comment }
        : isSensitive(values.Comment) && { Comment: sensitiveSentence }),
    }
  }
  const { form, values, faults, pending, dirty, set, submit, line } = useForm<Values>({
    first: { Comment: before?.Comment ?? '', Rate: before?.Rate ?? 0 },
    check,
    lines: { [sensitiveSentence]: 'Comment' },
    send: async (typed) => {
      await call(saveCall, { Id: id, CourseId: courseId, ...typed })
      await reviewsChanged(queries, courseId)
      toast.success(before ? '评价已修改' : '评价已发布')
      onClose()
    },
  })
  useHeldWork(dirty)
  const close = () => void closeAsking(dirty, onClose)
  return (
    <Dialog
      title={before ? '修改课程评价' : '写课程评价'}
      hold
      wide
      onClose={close}
      foot={
        <>
          <Button onClick={close}>取消</Button>
          <Button kind="primary" pending={pending} onClick={() => void submit()}>
            {before ? '保存修改' : '发布评价'}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        onSubmit={(event) => void submit(event)}
        style={{ display: 'grid', gap: 'var(--s2)' }}
      >
        <StarsField
          rate={values.Rate}
          error={faults.Rate}
          wordOf={bandOf}
          onRate={(Rate) => set({ Rate })}
        />
        <TextArea
          {...line('Comment')}
          label="评价内容"
          rows={6}
          most={longestReview}
          placeholder="这门课程哪里对你有帮助？还有什么可以改进？（5 至 500 个字）"
        />
        <FormFault>{faults.whole}</FormFault>
        {before?.IsCull === 1 && <p>修改后将取消精选，点赞会保留。</p>}
      </form>
    </Dialog>
  )
}
