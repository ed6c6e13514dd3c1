import { CallError, code } from '#call'
import { Skeleton, SkeletonText, Button, Empty, exactMomentOf, Failure, Tag, TextField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  certificateNames,
  inGroups,
  readCertificateNumber,
  rowChangeNames,
  type verifyCertificate,
} from '@xinglin/contract/certificates'
import { BadgeCheck, CircleX, TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { certificateOf } from './certificate-queries.ts'
import styles from './verify-certificate.module.css'

type Verified = OutputOf<typeof verifyCertificate>

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

/** What is printed, row by row; what stands otherwise by now is said beside it. */
const Table = ({ Printed: { Heads, Rows }, Changes }: Verified) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {Heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
        {Changes.length > 0 && <th scope="col">现状</th>}
      </tr>
    </thead>
    <tbody>
      {Rows.map((row, index) => {
        const change = Changes.find(({ Row }) => Row === index)
        return (
          <tr key={row.join(' ')}>
            {row.map((text, at) => (
              <td key={Heads[at]}>{text}</td>
            ))}
            {Changes.length > 0 && (
              <td>{change ? <Tag tone="warning">{rowChangeNames[change.What]}</Tag> : '未变'}</td>
            )}
          </tr>
        )
      })}
    </tbody>
  </table>
)

const heads = {
  valid: '编号有效，由本校开具',
  changed: '由本校开具，但其中有成绩此后变更或撤回',
  revoked: '该证明已作废',
} as const

/** How the certificate stands, in a sentence. */
const sentenceOf = ({ State, RevokedAt, Reason, Changes, Compared }: Verified): string => {
  if (State === 'revoked') return `${exactMomentOf(RevokedAt ?? '')} 作废，理由：${Reason}`
  if (State === 'changed')
    return `下面是开具时的内容。标出的 ${Changes.length} 项已不是现在的成绩，由它们得出的平均成绩也不再适用；请以重新开具的证明为准。`
  if (!Compared) return '请将下面的内容与纸面逐项核对。开具较早，开具后成绩是否变更请向学校核实。'
  return '请将下面的内容与纸面逐项核对。'
}

const icons = { valid: BadgeCheck, changed: TriangleAlert, revoked: CircleX } as const

const VerifiedCertificate = ({ number }: { number: string }) => {
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
  const Icon = icons[data.State]
  return (
    <article className={styles.paper}>
      <output className={styles.standing} data-state={data.State}>
        <Icon aria-hidden />
        <span>
          <strong>{heads[data.State]}</strong>
          {sentenceOf(data)}
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
      {data.Printed.Heads.length > 0 && <Table {...data} />}
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
      {read !== undefined && <VerifiedCertificate number={read} />}
      {number !== '' && read === undefined && (
        <Empty head="编号有误" note="编号由 16 位数字和字母组成，请对照纸面核对。" />
      )}
    </div>
  )
}
