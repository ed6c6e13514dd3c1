import { call, newId } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  FormFault,
  RichTextField,
  SelectField,
  TextField,
  toast,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  askInquiry,
  type Inquiry,
  inquiryAudienceNames,
  inquiryAudiences,
  type Pin,
} from '@xinglin/contract/inquiries'
import { useState } from 'react'
import { Link } from 'react-router'
import { defaultOwn, inquiriesKey, ownInquiries, similarTo } from './inquiry-queries.ts'
import styles from './inquiries.module.css'
import { pinWords } from './pin-words.ts'

/** What a question is about when one begins to ask it. */
export type AskedPlace = {
  readonly courseId: string
  readonly itemId: string
  readonly pin: {
    readonly Kind: Pin['Kind']
    readonly At: number
    readonly SessionId: string | null
  }
}

const seen = (text: string) => [...text.trim()].length

/** Asks a question, or changes one; what was asked like it is shown first. */
export const AskForm = ({
  before,
  place,
  addressOf,
  onAsked,
}: {
  /** The question that is changed. */
  before?: Inquiry
  place: AskedPlace
  addressOf: (id: string) => string
  onAsked: (saved: Inquiry) => void
}) => {
  const queries = useQueryClient()
  const { data: own } = useQuery(ownInquiries(defaultOwn))
  const [ownId] = useState(newId)
  /** A question of a released paper is of no course, and is its teachers' alone to read. */
  const ofPaper = (before?.Pin.Kind ?? place.pin.Kind) === 'question'
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first: {
      CourseId: before?.CourseId ?? place.courseId,
      Title: before?.Title ?? '',
      Body: before?.Body ?? '',
      Audience: before?.Audience ?? 'course',
    },
    check: ({ CourseId, Title, Body }) => ({
      ...(CourseId === '' && !ofPaper && { CourseId: '请选择课程' }),
      ...(seen(Title) < 5 && { Title: '标题至少5个字' }),
      ...(seen(Title) > 60 && { Title: '标题不得超过60个字' }),
      ...(Body === '' && { Body: '请写明您的疑问' }),
    }),
    send: async ({ CourseId, Title, Body, Audience }) => {
      const isPlace = CourseId === place.courseId
      const saved = await call(askInquiry, {
        Id: before?.Id ?? ownId,
        Version: before?.Version ?? 0,
        CourseId: ofPaper ? null : CourseId,
        ItemId: isPlace && place.itemId ? place.itemId : null,
        ...(isPlace && { Pin: place.pin }),
        Title: Title.trim(),
        Body,
        Audience,
      })
      await queries.invalidateQueries({ queryKey: inquiriesKey })
      toast.success(before ? '已修改' : '已提问，老师回答后会通知您')
      onAsked(saved)
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const { data: similar } = useQuery(
    similarTo(before || ofPaper ? '' : values.CourseId, values.Title.trim()),
  )
  const words = pinWords(place.pin)
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="提问"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <FormFault>{faults.whole}</FormFault>
      {!before && !ofPaper && (
        <SelectField
          label="课程"
          options={[
            { value: '', name: '请选择课程' },
            ...(own?.Courses ?? []).map(({ Id, Name }) => ({ value: Id, name: Name })),
          ]}
          value={values.CourseId}
          onChoose={(CourseId) => set({ CourseId })}
        />
      )}
      {faults.CourseId && <FormFault>{faults.CourseId}</FormFault>}
      {words !== '' && !ofPaper && values.CourseId === place.courseId && (
        <p className={styles.hint}>问的是：{words}，老师打开问题时会看到这一处。</p>
      )}
      <TextField label="标题" autoComplete="off" maxLength={60} {...line('Title')} />
      {similar && similar.List.length > 0 && (
        <aside className={styles.similar} aria-label="相似的问题">
          <strong>已有相似的问题</strong>
          <ul>
            {similar.List.map(({ Id, Title, Answers }) => (
              <li key={Id}>
                <Link to={addressOf(Id)} target="_blank">
                  {Title}
                </Link>
                <span className={styles.hint}>　{Answers} 个回答</span>
              </li>
            ))}
          </ul>
        </aside>
      )}
      <RichTextField
        label="疑问"
        value={values.Body}
        error={faults.Body}
        onChange={(Body) => set({ Body })}
      />
      {ofPaper ? (
        <p className={styles.hint}>只有您和老师可以看到；老师打开时会看到这道题和您的答案。</p>
      ) : (
        <SelectField
          label="谁可以看到"
          options={inquiryAudiences.map((value) => ({ value, name: inquiryAudienceNames[value] }))}
          value={values.Audience}
          onChoose={(Audience) => set({ Audience })}
        />
      )}
      <div className={styles.actions}>
        <Button kind="primary" type="submit" pending={pending}>
          {before ? '保存修改' : '提问'}
        </Button>
      </div>
    </form>
  )
}
