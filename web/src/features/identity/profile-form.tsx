import { call } from '#call'
import { beginSession, session, useHeldWork } from '#session'
import { Avatar, Button, Chips, TextField, toast, useLeaveGuard } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type Profile, saveProfile } from '@xinglin/contract/identity'
import { Lock } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { BackgroundFields } from './manage/background-fields.tsx'
import styles from './profile-form.module.css'
import { type OwnFields, profileFaults } from './profile-faults.ts'
import { profile as profileQuery } from './queries.ts'

const genders = [
  { value: '0', name: '女' },
  { value: '1', name: '男' },
  { value: '', name: '不公开' },
] as const

const ownOf = ({ Gender, Phone, Email, Education, Nation, NativePlace }: Profile): OwnFields => ({
  Gender: Gender === 0 || Gender === 1 ? Gender : null,
  Phone,
  Email,
  Education,
  Nation,
  NativePlace,
})

const genderOf = (value: string): OwnFields['Gender'] => {
  if (value === '') return null
  return value === '0' ? 0 : 1
}

/** What the school keeps of a person: shown, and not to be changed here. */
const Managed = ({ profile }: { profile: Profile }) => (
  <div className={styles.school}>
    <dl className={styles.managed}>
      {[
        ['姓名', profile.RealName],
        ['学号/工号', profile.Number],
        ['账号', profile.AccountName],
      ].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.lock}>
      <Lock size={14} aria-hidden />
      由学校管理，如有错误请联系学校管理员
    </p>
  </div>
)

/** 个人资料: what the school keeps, locked, and what is the person's own. */
export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const queries = useQueryClient()
  const saved = ownOf(profile)
  const [fields, setFields] = useState(saved)
  const [left, setLeft] = useState({ Phone: false, Email: false })
  const [pending, setPending] = useState(false)
  const faults = profileFaults(fields)
  const dirty = JSON.stringify(fields) !== JSON.stringify(saved)
  useHeldWork(dirty)
  useLeaveGuard(dirty)

  const line = (name: 'Phone' | 'Email') => ({
    value: fields[name],
    error: left[name] ? faults[name] : '',
    onChange: (event: { target: { value: string } }) =>
      setFields({ ...fields, [name]: event.target.value }),
    onBlur: () => setLeft({ ...left, [name]: true }),
  })

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setLeft({ Phone: true, Email: true })
    if (pending || faults.Phone || faults.Email) return
    setPending(true)
    try {
      const next = await call(saveProfile, fields)
      queries.setQueryData(profileQuery.queryKey, next)
      setFields(ownOf(next))
      const who = session()
      if (who && who.Gender !== next.Gender) beginSession({ ...who, Gender: next.Gender })
      toast.success('保存成功')
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setPending(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.who}>
        <Avatar src={profile.ImgUrl} gender={fields.Gender} size={72} />
        <Managed profile={profile} />
      </div>
      <div>
        <p className={styles.label}>性别</p>
        <Chips
          label="性别"
          options={genders}
          chosen={(fields.Gender ?? '').toString() as '' | '0' | '1'}
          onChoose={(value) => setFields({ ...fields, Gender: genderOf(value) })}
        />
      </div>
      <TextField
        label="联系电话"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="手机或座机，可不填"
        {...line('Phone')}
      />
      <TextField
        label="电子邮箱"
        type="email"
        autoComplete="email"
        placeholder="可不填"
        {...line('Email')}
      />
      <div className={styles.pair}>
        <BackgroundFields
          values={fields}
          set={(change) => setFields((before) => ({ ...before, ...change }))}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" pending={pending} disabled={!dirty}>
          保存
        </Button>
        {dirty && (
          <>
            <Button onClick={() => setFields(saved)}>还原</Button>
            <span className={styles.note}>有未保存的修改</span>
          </>
        )}
      </div>
    </form>
  )
}
