import { call } from '#call'
import { Button, confirm, Dialog, TextArea } from '#ui'
import {
  askRetraction,
  decideRetraction,
  type GradeBook,
  gradebookLimits,
  publishGrades,
} from '@xinglin/contract/scores'
import { useState } from 'react'
import { useGradebookChange } from './gradebook-queries.ts'
import styles from './gradebook.module.css'

/** Asks for words beside an action: why grades shall be taken back, or what is thought of it. */
const WordsDialog = ({
  title,
  label,
  note,
  pending,
  onSend,
  onClose,
}: {
  title: string
  label: string
  note: string
  pending: boolean
  onSend: (words: string) => void
  onClose: () => void
}) => {
  const [words, setWords] = useState('')
  return (
    <Dialog
      title={title}
      hold
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => onSend(words)}>
          确定
        </Button>
      }
    >
      <p className={styles.hint}>{note}</p>
      <TextArea
        label={label}
        value={words}
        most={gradebookLimits.reason}
        rows={4}
        onChange={(event) => setWords(event.target.value)}
      />
    </Dialog>
  )
}

/** 发布, 申请撤回, and what an administrator says of it. */
export const PublishingActions = ({
  book: { ClassId, State, Version, Columns, Rows, MayChange, MayDecide },
}: {
  book: GradeBook
}) => {
  const { pending, change } = useGradebookChange(ClassId)
  const [asking, setAsking] = useState<'retract' | 'agree' | 'decline'>()
  const publish = async () => {
    const missing = Rows.filter(({ Grade }) => Grade === '').length
    const noughts = Columns.flatMap(({ Name, Missing }, at) => {
      const count = Rows.filter((row) => row.Scores[at] === null && !row.Exempt.includes(at)).length
      return Missing === 'zero' && count > 0 ? [`“${Name}”有 ${count} 人没有成绩，按 0 分计`] : []
    })
    const agreed = await confirm({
      title: `发布 ${Rows.length} 名学生的成绩？`,
      note: `发布后学生可见，不能再修改；撤回须写明理由并由管理员确认。${noughts.length > 0 ? `${noughts.join('；')}。` : ''}${missing > 0 ? `有 ${missing} 人没有任何计入的成绩，将显示“未评定”。` : ''}`,
      yes: '发布',
    })
    if (agreed) await change(() => call(publishGrades, { ClassId, Version }), '已发布成绩')
  }
  const send = async (words: string) => {
    const done =
      asking === 'retract'
        ? await change(() => call(askRetraction, { ClassId, Reason: words }), '已提交撤回申请')
        : await change(
            () => call(decideRetraction, { ClassId, Agreed: asking === 'agree', Note: words }),
            asking === 'agree' ? '已撤回成绩' : '已处理撤回申请',
          )
    if (done) setAsking(undefined)
  }
  return (
    <>
      {State === 'draft' && MayChange && (
        <Button size="small" kind="primary" pending={pending} onClick={() => void publish()}>
          发布成绩
        </Button>
      )}
      {State === 'published' && MayChange && (
        <Button size="small" onClick={() => setAsking('retract')}>
          申请撤回
        </Button>
      )}
      {State === 'asked' && MayDecide && (
        <>
          <Button size="small" kind="primary" onClick={() => setAsking('agree')}>
            同意撤回
          </Button>
          <Button size="small" onClick={() => setAsking('decline')}>
            不同意
          </Button>
        </>
      )}
      {asking === 'retract' && (
        <WordsDialog
          title="申请撤回成绩"
          label="撤回理由"
          note="由管理员确认后生效，在此之前学生仍看到已发布的成绩。"
          pending={pending}
          onSend={(words) => void send(words)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {(asking === 'agree' || asking === 'decline') && (
        <WordsDialog
          title={asking === 'agree' ? '同意撤回成绩' : '不同意撤回成绩'}
          label="处理意见（选填）"
          note={
            asking === 'agree'
              ? '撤回后学生不再看到成绩，成绩册可以修改并重新发布。'
              : '成绩保持发布，教师可以再次申请。'
          }
          pending={pending}
          onSend={(words) => void send(words)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
