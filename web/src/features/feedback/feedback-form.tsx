import { call, newId } from '#call'
import { isMember, sensitiveSentence, useHeldWork, useSensitiveCheck, useSession } from '#session'
import {
  Button,
  Chips,
  type Faults,
  faultsBy,
  FormFault,
  TextArea,
  TextField,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  addFeedback,
  feedbackTypeNames,
  feedbackTypes,
  type FeedbackType,
  longestFeedback,
} from '@xinglin/contract/feedback'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import styles from './feedback-form.module.css'
import { PicturesField } from './pictures-field.tsx'
import { noProof } from './proof.ts'
import { feedbackKey } from './queries.ts'
import { usePictures } from './use-pictures.ts'
import { useSending } from './use-sending.ts'

/** Where somebody comes from: the page's name, its address, and the course that it is about. */
export type CameFrom = { readonly place: string; readonly page: string; readonly courseId: string }

type Values = {
  readonly Type: FeedbackType
  readonly Place: string
  readonly Content: string
  readonly Contact: string
}

const types = feedbackTypes.map((value) => ({ value, name: feedbackTypeNames[value] }))

const asks: Readonly<Record<FeedbackType, string>> = {
  feature: '在哪个页面、做了什么、看到了什么？您希望它是怎样的？',
  content: '哪门课程的哪一节、哪句话或哪张图？您认为正确的是什么？',
  account: '遇到的提示是什么？请不要在这里写密码。',
  other: '请写下您想告诉我们的。',
}

const { contact, sensitive } = addFeedback.refusals

/** 意见反馈: what it is about, the text, pictures, how to reach whoever gave it. `onGiven` hears of the query code. */
export const FeedbackForm = ({
  from,
  knownContact,
  onGiven,
}: {
  from: CameFrom
  /** How the school can reach the person already. */
  knownContact: string
  onGiven: (given: { id: string; code: string; contact: string }) => void
}) => {
  const queries = useQueryClient()
  const member = isMember(useSession())
  const isSensitive = useSensitiveCheck()
  const [id] = useState(newId)
  const { field, pictures, paste, busy } = usePictures()
  const { send, step } = useSending()
  const check = (values: Values): Faults<Values> => {
    const input = { ...values, ...noProof, Id: id, CourseId: '', Page: '', Pictures: [] }
    const problems = faultsBy(addFeedback.input, input) as Faults<Values>
    return {
      ...problems,
      ...(!problems.Content && isSensitive(values.Content) && { Content: sensitiveSentence }),
      ...(!member && values.Contact.trim() === '' && { Contact: contact[1] }),
    }
  }
  const { form, values, faults, pending, dirty, set, submit, line } = useForm<Values>({
    first: { Type: 'feature', Place: from.place, Content: '', Contact: knownContact },
    check,
    lines: { [sensitive[1]]: 'Content', [contact[1]]: 'Contact' },
    send: async (typed) => {
      // The course and the page belong to the place that was offered, and to no other.
      const isThere = typed.Place.trim() !== '' && typed.Place === from.place
      const input = {
        ...typed,
        Id: id,
        CourseId: isThere ? from.courseId : '',
        Page: isThere ? from.page : '',
      }
      const given = await send(pictures, (proof, ids) =>
        call(addFeedback, { ...input, ...proof, Pictures: ids }),
      )
      await queries.invalidateQueries({ queryKey: feedbackKey })
      onGiven({ id: given.Id, code: given.Code, contact: typed.Contact.trim() })
    },
  })
  const unsent = dirty || pictures.length > 0
  useHeldWork(unsent)
  useLeaveGuard(unsent)
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="意见反馈"
      onSubmit={(event) => void submit(event)}
      onPaste={paste}
      noValidate
    >
      <div className={styles.line}>
        <span className={styles.label} aria-hidden="true">
          反馈类型
        </span>
        <Chips
          label="反馈类型"
          options={types}
          chosen={values.Type}
          onChoose={(Type) => set({ Type })}
        />
      </div>
      <TextField
        {...line('Place')}
        label="相关课程或页面（选填）"
        autoComplete="off"
        placeholder="如：心电图判读入门"
      />
      <TextArea
        {...line('Content')}
        label="反馈内容"
        rows={6}
        most={longestFeedback}
        placeholder={`${asks[values.Type]}（5 至 500 个字）`}
      />
      <PicturesField {...field} />
      <TextField
        {...line('Contact')}
        label={member ? '联系方式（选填）' : '联系方式'}
        autoComplete="email"
        placeholder="手机号码或电子邮箱"
        hint={
          member
            ? '仅用于回复这条反馈。登录后随时可以在“我的反馈”中查看进度。'
            : '仅用于回复这条反馈；查询进度时需要填写同一个联系方式。'
        }
      />
      <FormFault>{faults.whole}</FormFault>
      <div className={styles.foot}>
        <Button kind="primary" size="large" type="submit" pending={pending} disabled={busy}>
          提交反馈
        </Button>
        <p className={styles.step} aria-live="polite">
          {step ||
            (!member && (
              <>
                <ShieldCheck size={16} aria-hidden />
                提交前会自动完成安全验证，无需输入验证码
              </>
            ))}
        </p>
      </div>
    </form>
  )
}
