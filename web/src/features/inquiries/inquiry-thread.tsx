import { call, CallError, code, newId } from '#call'
import {
  Button,
  ButtonLink,
  Card,
  confirm,
  Empty,
  exactMomentOf,
  Failure,
  PageHead,
  ReadingText,
  SkeletonText,
  Tag,
  toast,
} from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Inquiry, type InquiryPost, moveInquiry } from '@xinglin/contract/inquiries'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AskForm } from './ask-form.tsx'
import { InquiryActions } from './inquiry-actions.tsx'
import { InquiryStateTag } from './inquiry-line.tsx'
import { inquiriesKey, inquiryOf } from './inquiry-queries.ts'
import styles from './inquiries.module.css'
import { pinWords } from './pin-words.ts'
import { ReplyForm } from './reply-form.tsx'

/** What stands beside a question, by what it is about. */
const evidenceNames: Readonly<Partial<Record<Inquiry['Pin']['Kind'], string>>> = {
  turn: '问诊原话',
  question: '试题与答案',
}

const Post = ({ post, onAccept }: { post: InquiryPost; onAccept: (() => void) | undefined }) => (
  <article className={styles.post} data-teacher={post.IsTeacher ? 'yes' : undefined}>
    <p className={styles.about}>
      <strong>{post.AuthorName}</strong>
      {post.IsTeacher && <Tag tone="school">教师</Tag>}
      {post.Accepted && (
        <Tag tone="success" icon={<Check size={13} aria-hidden />}>
          已采纳
        </Tag>
      )}
      <span>{exactMomentOf(post.At)}</span>
      {onAccept && (
        <Button kind="plain" size="small" onClick={onAccept}>
          采纳这个回答
        </Button>
      )}
    </p>
    <ReadingText html={post.Body} />
  </article>
)

/** The place that a question is about: where one can look at it, and what was said there. */
const Evidence = ({
  inquiry: one,
  placeOf,
}: {
  inquiry: Inquiry
  /** Where the place can be looked at; undefined where the reader has no round of it. */
  placeOf: (inquiry: Inquiry) => string | undefined
}) => {
  const to = placeOf(one)
  const words = pinWords(one.Pin)
  return (
    <Card roomy>
      <aside className={styles.side} aria-label="问的是哪里">
        <h2>问的是哪里</h2>
        <p className={styles.about}>
          <Link to={`/CoursePreview/${one.CourseId}`}>{one.CourseName}</Link>
          {one.ItemTitle && <span>{one.ItemTitle}</span>}
          {words && <span>{words}</span>}
        </p>
        {one.Turns.length > 0 && (
          <ol className={styles.turns} aria-label={evidenceNames[one.Pin.Kind] ?? '操作记录'}>
            {one.Turns.map(({ Text, Answers, IsIt }, at) => (
              <li key={at} data-it={IsIt ? 'yes' : undefined}>
                <p>
                  {one.Pin.Kind === 'turn' && '学生：'}
                  {Text}
                </p>
                {Answers.map((answer, no) => (
                  <p key={no}>
                    {one.Pin.Kind === 'turn' && '患者：'}
                    {answer}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        )}
        {to && (
          <ButtonLink size="small" to={to}>
            到这一处看看
          </ButtonLink>
        )}
      </aside>
    </Card>
  )
}

const Thread = ({
  one,
  placeOf,
  addressOf,
  onGone,
}: {
  one: Inquiry
  placeOf: (inquiry: Inquiry) => string | undefined
  addressOf: (id: string) => string
  onGone: () => void
}) => {
  const queries = useQueryClient()
  const [editing, edit] = useState(false)
  const settled = () => queries.invalidateQueries({ queryKey: inquiriesKey })
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Parameters<typeof call<typeof moveInquiry>>[1]) => call(moveInquiry, input),
    onSuccess: async (after, { Action }) => {
      if (after === null) onGone()
      else toast.success(Action === 'accept' ? '已采纳，问题已解决' : '已完成')
      await settled()
    },
    onError: (error) => toast.error(error.message),
  })
  const move = (
    Action: 'accept' | 'withdraw' | 'close' | 'reopen' | 'common' | 'transfer' | 'merge',
    ToId: string | null = null,
  ) => mutate({ Id: one.Id, Action, ToId })
  const withdraw = async () => {
    if (
      await confirm({
        title: '撤回这个提问？',
        note: '撤回后无法恢复。',
        yes: '撤回',
        danger: true,
      })
    )
      move('withdraw')
  }
  if (editing)
    return (
      <AskForm
        before={one}
        place={{ courseId: one.CourseId, itemId: one.ItemId, pin: { ...one.Pin, SessionId: null } }}
        addressOf={addressOf}
        onAsked={() => edit(false)}
      />
    )
  const mayAccept = one.Actions.includes('accept')
  return (
    <div className={styles.columns}>
      <div className={styles.thread}>
        <Card roomy>
          <article className={styles.post}>
            <p className={styles.about}>
              <strong>{one.AskerName}</strong>
              <InquiryStateTag state={one.State} />
              {one.IsCommon && <Tag tone="school">常见问题</Tag>}
              {one.AssigneeName && <span>转给 {one.AssigneeName}</span>}
              <span>{exactMomentOf(one.CreatedAt)}</span>
            </p>
            <ReadingText html={one.Body} />
            {one.MergedInto && (
              <p className={styles.hint}>
                已并入另一个问题，<Link to={addressOf(one.MergedInto)}>查看那里的回答</Link>
              </p>
            )}
            <InquiryActions
              inquiry={one}
              pending={isPending}
              onEdit={() => edit(true)}
              onWithdraw={() => void withdraw()}
              onMove={move}
            />
          </article>
        </Card>
        {one.Posts.map((post) => (
          <Card key={post.Id} roomy>
            <Post
              post={post}
              onAccept={
                mayAccept && !post.Own && !post.Accepted ? () => move('accept', post.Id) : undefined
              }
            />
          </Card>
        ))}
        {one.Actions.includes('reply') && (
          <Card roomy>
            <ReplyForm
              key={one.Posts.length}
              inquiryId={one.Id}
              postId={newId()}
              onSent={settled}
            />
          </Card>
        )}
      </div>
      <Evidence inquiry={one} placeOf={placeOf} />
    </div>
  )
}

/** A question with its answers, and the place that it is about beside it. */
export const InquiryThread = ({
  id,
  list,
  placeOf,
  addressOf,
  onGone,
}: {
  id: string
  /** Where the questions are listed. */
  list: string
  placeOf: (inquiry: Inquiry) => string | undefined
  addressOf: (id: string) => string
  /** It was withdrawn. */
  onGone: () => void
}) => {
  const { data, error, refetch } = useQuery(inquiryOf(id))
  const back = <ButtonLink to={list}>返回列表</ButtonLink>
  if (error instanceof CallError && error.code === code.notFound && !data)
    return <Empty head="该问题不可见" note="问题可能已被撤回，或不对您开放。" next={back} />
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} other={back} />
  if (!data) return <SkeletonText lines={8} />
  return (
    <>
      <PageHead title={data.Title}>{back}</PageHead>
      <Thread one={data} placeOf={placeOf} addressOf={addressOf} onGone={onGone} />
    </>
  )
}
