import { call } from '#call'
import {
  Button,
  Chips,
  Dialog,
  Empty,
  Failure,
  FormFault,
  momentOf,
  Pagination,
  SearchField,
  SelectField,
  SkeletonText,
  Tag,
  TextArea,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  answerTeachingPost,
  closeTeachingPost,
  teachingMatchStateNames,
  type TeachingPost,
  teachingPostKindNames,
} from '@xinglin/contract/peer-teaching'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { NewPost } from './new-post.tsx'
import {
  allowedPosts,
  defaultPosts,
  postsAPage,
  teachingMatches,
  teachingPosts,
} from './teaching-queries.ts'
import styles from './teaching.module.css'
import { useAttempt } from './use-attempt.ts'

/** Where somebody answers a post: whoever is helped says in which class. */
const AnswerPost = ({ post, onClose }: { post: TeachingPost; onClose: () => void }) => {
  const { pending, attempt } = useAttempt()
  const { data } = useQuery(teachingMatches())
  const [classId, setClassId] = useState('')
  const [note, setNote] = useState('')
  const classes = data?.Classes ?? []
  const isOffer = post.Kind === 'offer'
  const chosen = classId || classes[0]?.Id || ''
  const send = async () => {
    const isDone = await attempt(
      'answer',
      () => call(answerTeachingPost, { Id: post.Id, ClassId: isOffer ? chosen : null, Note: note }),
      '已发出，对方同意后即结对',
    )
    if (isDone) onClose()
  }
  const isStuck = isOffer && data !== undefined && classes.length === 0
  return (
    <Dialog
      title={isOffer ? `申请${post.Name}的帮扶` : `帮扶${post.Name}`}
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            pending={pending === 'answer'}
            disabled={isStuck}
            onClick={() => void send()}
          >
            发出
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {isStuck && (
          <FormFault>您还没有加入教学班；帮扶由您所在教学班的教师确认，请先加入班级。</FormFault>
        )}
        {isOffer && classes.length > 0 && (
          <SelectField
            label="我所在的教学班（由该班教师确认）"
            options={classes.map(({ Id, Name }) => ({ value: Id, name: Name }))}
            value={chosen}
            onChoose={setClassId}
          />
        )}
        <TextArea
          label="留言（选填）"
          rows={3}
          most={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

const PostLine = ({ post, onAnswer }: { post: TeachingPost; onAnswer: () => void }) => {
  const { pending, attempt } = useAttempt()
  return (
    <li className={styles.line}>
      <h2 className={styles.title}>{post.Subject}</h2>
      <p className={styles.about}>
        <Tag tone={post.Kind === 'offer' ? 'success' : 'apricot'}>
          {teachingPostKindNames[post.Kind]}
        </Tag>
        <span>{post.Own ? '我发布的' : post.Name}</span>
        <span className={styles.hint}>{momentOf(post.CreatedAt)}</span>
        {!post.Open && <Tag tone="neutral">已关闭</Tag>}
        {post.Answered !== '' && <Tag tone="neutral">{teachingMatchStateNames[post.Answered]}</Tag>}
      </p>
      {post.Note !== '' && <p className={styles.note}>{post.Note}</p>}
      {post.Open && (post.Own || post.Answered === '') && (
        <p className={styles.actions}>
          {post.Own && (
            <Button
              size="small"
              pending={pending === 'close'}
              onClick={() =>
                void attempt('close', () => call(closeTeachingPost, { Id: post.Id }), '已关闭')
              }
            >
              关闭
            </Button>
          )}
          {!post.Own && post.Answered === '' && (
            <Button size="small" kind="primary" onClick={onAnswer}>
              {post.Kind === 'offer' ? '申请帮扶' : '我来帮扶'}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}

/** What students of the school offer and ask for. */
export const PostBoard = () => {
  const list = useListState(defaultPosts, allowedPosts)
  const { data, error, refetch } = useQuery(teachingPosts(list.state))
  const [isNew, setNew] = useState(false)
  const [answered, setAnswered] = useState<TeachingPost>()
  const write = (
    <Button kind="primary" icon={<Plus size={17} aria-hidden />} onClick={() => setNew(true)}>
      发布
    </Button>
  )
  const shown = () => {
    if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
    if (!data) return <SkeletonText lines={6} />
    if (data.List.length === 0)
      return <Empty head="暂无帮扶信息" note="发布您能教的，或想学的。" next={write} />
    return (
      <>
        <ul className={styles.list} aria-label="帮扶信息">
          {data.List.map((post) => (
            <PostLine key={post.Id} post={post} onAnswer={() => setAnswered(post)} />
          ))}
        </ul>
        <Pagination
          page={list.state.page}
          size={postsAPage}
          total={data.Count}
          onPage={(page) => list.go({ page })}
        />
      </>
    )
  }
  return (
    <section className={styles.panel} aria-label="发布与寻找">
      <div className={styles.actions}>
        <Chips
          label="类型"
          options={[
            { value: 'all', name: '全部' },
            ...Object.entries(teachingPostKindNames).map(([value, name]) => ({ value, name })),
          ]}
          chosen={list.state.kind}
          onChoose={(kind) => list.change({ kind })}
        />
        <SearchField
          label="课程或技能"
          value={list.state.key}
          onSearch={(key) => list.change({ key })}
        />
        {write}
      </div>
      {shown()}
      {isNew && <NewPost onClose={() => setNew(false)} />}
      {answered && <AnswerPost post={answered} onClose={() => setAnswered(undefined)} />}
    </section>
  )
}
