import { call, newId } from '#call'
import {
  Skeleton,
  Button,
  Card,
  confirm,
  Failure,
  PageHead,
  SelectField,
  toast,
  useLeaveGuard,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type QuestionDetail,
  type QuestionForm,
  type QuestionType,
  questionTypeNames,
  questionTypes,
  saveQuestion,
} from '@xinglin/contract/questions'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BankAddresses } from './addresses.ts'
import styles from './bank.module.css'
import { bankKey, questionDetail } from './bank-queries.ts'
import { emptyForm } from './blank-content.ts'
import { ContentFields } from './content-fields.tsx'
import { FilingFields } from './filing-fields.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { SimilarList } from './similar-list.tsx'

const types = questionTypes.map((value) => ({ value, name: questionTypeNames[value] }))

const Problems = ({ problems }: { problems: QuestionDetail['Problems'] }) =>
  problems.length > 0 && (
    <section className={styles.problems} aria-label="提交前还需要完成">
      <h2 className={styles.head}>提交前还需要完成</h2>
      <ul>
        {problems.map(({ Part, Text }) => (
          <li key={`${Part} ${Text}`}>
            {Part > 0 && `第${Part}小题：`}
            {Text}
          </li>
        ))}
      </ul>
    </section>
  )

const Editing = ({
  before,
  addresses,
}: {
  before: QuestionDetail | undefined
  addresses: BankAddresses
}) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [id] = useState(() => before?.Line.Id ?? newId())
  const [form, setForm] = useState<QuestionForm>(() => before?.Form ?? emptyForm('A1'))
  const [detail, setDetail] = useState(before)
  const [isDirty, setDirty] = useState(false)
  const [pending, setPending] = useState(false)
  const [isPreview, setPreview] = useState(false)
  // A form that was begun anew is drawn anew: editors of formatted text keep what they hold.
  const [round, setRound] = useState(0)
  useLeaveGuard(isDirty)
  const change = (part: Partial<QuestionForm>) => {
    setForm({ ...form, ...part })
    setDirty(true)
  }
  const retype = async (type: QuestionType) => {
    const agreed =
      !isDirty ||
      (await confirm({ title: '更换题型？', note: '已填写的题目内容会清空。', yes: '更换' }))
    if (!agreed) return
    setForm({ ...emptyForm(type), ...form, Content: emptyForm(type).Content })
    setRound(round + 1)
  }
  const save = async () => {
    setPending(true)
    try {
      const saved = await call(saveQuestion, {
        Id: id,
        Form: form,
        Version: detail?.Version ?? 0,
      })
      setDetail(saved)
      setDirty(false)
      queries.setQueryData(questionDetail(id).queryKey, saved)
      await queries.invalidateQueries({ queryKey: [...bankKey, 'list'] })
      toast.success('保存成功!')
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      setPending(false)
    }
  }
  const finish = async () => {
    if (isDirty && !(await save())) return
    await navigate(addresses.one(id))
  }
  return (
    <>
      <PageHead title={before ? '修改题目' : '新建题目'}>
        <Button onClick={() => setPreview(true)}>预览</Button>
        <Button pending={pending} onClick={() => void save()}>
          保存
        </Button>
        <Button kind="primary" disabled={!detail && !isDirty} onClick={() => void finish()}>
          完成
        </Button>
      </PageHead>
      <div className={styles.editing}>
        <Card className={styles.form} key={round}>
          {detail ? (
            <p className={styles.note}>{questionTypeNames[form.Content.Type]}</p>
          ) : (
            <SelectField
              label="题型"
              options={types}
              value={form.Content.Type}
              onChoose={(type) => void retype(type)}
            />
          )}
          <ContentFields content={form.Content} onChange={(Content) => change({ Content })} />
        </Card>
        <aside className={styles.beside}>
          <Card className={styles.form}>
            <FilingFields form={form} onChange={change} />
          </Card>
          <Card className={styles.form}>
            {detail && <Problems problems={detail.Problems} />}
            {detail?.KeepsOrder && (
              <p className={styles.note}>解析中提到了选项字母，选项将按此处的顺序显示，不打乱。</p>
            )}
            <SimilarList id={id} content={form.Content} addressOf={addresses.one} />
          </Card>
        </aside>
      </div>
      {isPreview && <PreviewDialog content={form.Content} onClose={() => setPreview(false)} />}
    </>
  )
}

/** newquestion?mode=bank: the form of a question of the bank; of a new one without an id. */
export const QuestionEditor = ({
  id,
  addresses,
}: {
  id: string | undefined
  addresses: BankAddresses
}) => {
  const { data, error, refetch } = useQuery({
    ...questionDetail(id ?? ''),
    enabled: id !== undefined,
  })
  if (id === undefined) return <Editing before={undefined} addresses={addresses} />
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="480px" shape="block" />
  return <Editing key={id} before={data} addresses={addresses} />
}
