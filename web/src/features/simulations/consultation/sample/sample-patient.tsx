import { call } from '#call'
import { Avatar, Button, TextField } from '#ui'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  askSamplePatient,
  getSamplePatient,
  sampleLimits,
} from '@xinglin/contract/simulations/consultation'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './sample-patient.module.css'

type Line = { readonly who: 'me' | 'patient'; readonly text: string }

const whoWord = (age: number, gender: number, informant: string): string =>
  `${gender === 0 ? '女' : '男'}，${age} 岁${informant === '本人' ? '' : `（${informant}代诉）`}`

/** What was said, the newest in sight. */
const Talk = ({ opening, lines }: { opening: string; lines: readonly Line[] }) => {
  const talk = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (talk.current) talk.current.scrollTop = talk.current.scrollHeight
  })
  return (
    <div className={styles.talk} ref={talk} role="log" aria-label="对话">
      <p className={styles.patientLine}>{opening}</p>
      {lines.map(({ who, text }, at) => (
        // Lines are only added.
        <p key={at} className={who === 'me' ? styles.ownLine : styles.patientLine}>
          {text}
        </p>
      ))}
    </div>
  )
}

/** The patient whom the school shows to anybody; fails where it shows none. */
export const samplePatient = queryOptions({
  queryKey: ['sample patient'],
  queryFn: ({ signal }) => call(getSamplePatient, {}, { signal }),
  retry: false,
})

/** A patient whom anybody may ask some questions: the answers come from the engine that students meet; nothing is kept. */
export const SamplePatient = ({
  patient,
  end,
}: {
  patient: OutputOf<typeof getSamplePatient>
  end: ReactNode
}) => {
  const [said, setSaid] = useState<readonly string[]>([])
  const [lines, setLines] = useState<readonly Line[]>([])
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const ask = useMutation({
    mutationFn: (Said: readonly string[]) =>
      call(askSamplePatient, { CourseId: patient.CourseId, Said: [...Said] }),
    onSuccess: ({ Says }, asked) => {
      setSaid(asked)
      setLines((before) => [
        ...before,
        { who: 'me', text: asked.at(-1) ?? '' },
        ...Says.map(({ Text }): Line => ({ who: 'patient', text: Text })),
      ])
      setText('')
      field.current?.focus()
    },
  })
  const left = sampleLimits.questions - said.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words !== '' && left > 0 && !ask.isPending) ask.mutate([...said, words])
  }
  return (
    <div className={styles.sample}>
      <div className={styles.patient}>
        <Avatar src="" gender={patient.Gender} size={44} />
        <p>
          <strong>{whoWord(patient.Age, patient.Gender, patient.Informant)}</strong>
          <span>{patient.Department}</span>
        </p>
      </div>
      <Talk opening={patient.Opening} lines={lines} />
      {left > 0 ? (
        <form className={styles.form} onSubmit={submit}>
          <TextField
            ref={field}
            label="您的问题"
            placeholder="例如：什么时候开始的？"
            maxLength={sampleLimits.characters}
            autoComplete="off"
            error={ask.error?.message}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button kind="primary" type="submit" pending={ask.isPending}>
            问
          </Button>
        </form>
      ) : (
        <p className={styles.over}>体验的 {sampleLimits.questions} 句已问完。</p>
      )}
      {end}
    </div>
  )
}
