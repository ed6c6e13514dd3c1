import { CallError, code } from '#call'
import { Skeleton, SkeletonText, Button, Empty, exactMomentOf, Failure, TextField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  certificateNames,
  inGroups,
  type Printed,
  readCertificateNumber,
} from '@xinglin/contract/certificates'
import { BadgeCheck, CircleX } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { certificateOf } from './certificate-queries.ts'
import styles from './verify-certificate.module.css'

/** Where a number is typed; a slip is told before anybody is asked. */
const NumberForm = ({ given, onNumber }: { given: string; onNumber: (number: string) => void }) => {
  const [typed, setTyped] = useState(given)
  const [fault, setFault] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const number = readCertificateNumber(typed)
    setFault(number === undefined ? '编号由 16 位数字和字母组成，请核对后再试' : '')
    if (number !== undefined) onNumber(number)
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        label="证明编号"
        value={typed}
        error={fault}
        placeholder="XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button kind="primary" type="submit">
        查验
      </Button>
    </form>
  )
}

const Table = ({ printed: { Heads, Rows } }: { printed: Printed }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {Heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Rows.map((row) => (
        <tr key={row.join(' ')}>
          {row.map((text, at) => (
            <td key={Heads[at]}>{text}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Verified = ({ number }: { number: string }) => {
  const { data, error, refetch } = useQuery(certificateOf(number))
  if (error instanceof CallError && error.code === code.notFound)
    return (
      <Empty head="未查到该编号的证明" note="请对照纸面核对编号；请确认本页是开具学校的网站。" />
    )
  if (error && !data)
    return <Failure head="查验失败" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <section className={styles.bones} aria-busy="true" aria-label="正在查验">
        <Skeleton height="64px" shape="block" />
        <SkeletonText lines={6} />
      </section>
    )
  const isValid = data.State === 'valid'
  return (
    <article className={styles.paper}>
      <output className={styles.standing} data-state={data.State}>
        {isValid ? <BadgeCheck aria-hidden /> : <CircleX aria-hidden />}
        <span>
          <strong>{isValid ? '编号有效，由本校开具' : '该证明已作废'}</strong>
          {isValid
            ? '请将下面的内容与纸面逐项核对。'
            : `${exactMomentOf(data.RevokedAt ?? '')} 作废，理由：${data.Reason}`}
        </span>
      </output>
      <h2 className={styles.title}>{certificateNames[data.Kind]}</h2>
      <dl className={styles.facts}>
        {[
          ...data.Printed.Facts,
          { Name: '开具学校', Value: data.SchoolName },
          { Name: '开具时间', Value: exactMomentOf(data.IssuedAt) },
          { Name: '编号', Value: inGroups(data.Number) },
        ].map(({ Name, Value }) => (
          <div key={Name}>
            <dt>{Name}</dt>
            <dd>{Value}</dd>
          </div>
        ))}
      </dl>
      {data.Printed.Heads.length > 0 && <Table printed={data.Printed} />}
      {data.Printed.Notes.length > 0 && (
        <ul className={styles.notes}>
          {data.Printed.Notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** 证明查验: a number is typed or scanned, and what it stands for is shown to whoever holds the paper. */
export const VerifyCertificate = ({
  number,
  onNumber,
}: {
  /** As the address has it; empty before one was typed. */
  number: string
  onNumber: (number: string) => void
}) => {
  const read = readCertificateNumber(number)
  return (
    <div className={styles.page}>
      <NumberForm
        key={number}
        given={read === undefined ? number : inGroups(read)}
        onNumber={onNumber}
      />
      {read !== undefined && <Verified number={read} />}
      {number !== '' && read === undefined && (
        <Empty head="编号有误" note="编号由 16 位数字和字母组成，请对照纸面核对。" />
      )}
    </div>
  )
}
