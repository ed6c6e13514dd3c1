import { call } from '#call'
import { Button, Card, Dialog, TextField, messageOf } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import { type findByCode, joinClass, joinCode } from '@xinglin/contract/classes'
import { LogIn } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAction } from '../actions/use-action.ts'
import styles from './own.module.css'
import { classByCode } from './own-queries.ts'

type JoinableClass = OutputOf<typeof findByCode>

/** Joins a class by its code: typed, or given by the address that was scanned (`given`). The class is shown first. */
export const JoinForm = ({
  given,
  addressOf,
}: {
  given: string
  addressOf: (classId: string) => string
}) => {
  const [code, setCode] = useState(given)
  const [fault, setFault] = useState('')
  const [looking, setLooking] = useState(false)
  const [joinable, setJoinable] = useState<JoinableClass>()
  const { pending, run } = useAction()
  const navigate = useNavigate()

  const find = async (typed: string) => {
    if (typed.replaceAll(/[\s-]/g, '').length !== joinCode.length)
      return setFault(`班级码是${joinCode.length}位字母和数字`)
    setFault('')
    setLooking(true)
    try {
      const one = await classByCode(typed)
      if (one.IsMember) void navigate(addressOf(one.Id))
      else setJoinable(one)
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setLooking(false)
    }
  }
  // A code that was scanned is looked up once, without a press.
  const first = useRef(given)
  const lookUp = useRef(find)
  useEffect(() => {
    if (first.current !== '') void lookUp.current(first.current)
    first.current = ''
  }, [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void find(code)
  }
  const join = async () => {
    let id = ''
    const done = await run(async () => {
      id = (await call(joinClass, { Code: code })).Id
      return '已加入班级'
    })
    setJoinable(undefined)
    if (done) void navigate(addressOf(id))
  }
  return (
    <Card as="section" className={styles.join} aria-label="加入教学班">
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="班级码"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="向老师索取，8位字母和数字"
          maxLength={16}
          value={code}
          error={fault || undefined}
          onChange={({ target }) => {
            setCode(target.value)
            setFault('')
          }}
        />
        <Button
          type="submit"
          kind="primary"
          pending={looking}
          icon={<LogIn size={16} aria-hidden />}
        >
          加入班级
        </Button>
      </form>
      {joinable && (
        <Dialog
          title="加入这个班级？"
          onClose={() => setJoinable(undefined)}
          foot={
            <>
              <Button onClick={() => setJoinable(undefined)}>取消</Button>
              <Button kind="primary" pending={pending} onClick={() => void join()}>
                确认加入
              </Button>
            </>
          }
        >
          <dl className={styles.facts}>
            <dt>班级</dt>
            <dd>{joinable.Name}</dd>
            <dt>课程</dt>
            <dd>{joinable.Course || '—'}</dd>
            <dt>学期</dt>
            <dd>{joinable.TermName || '—'}</dd>
            <dt>任课教师</dt>
            <dd>{joinable.TeacherName}</dd>
            <dt>学生</dt>
            <dd>{joinable.StudentCount} 人</dd>
          </dl>
        </Dialog>
      )}
    </Card>
  )
}
