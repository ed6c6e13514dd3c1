import { SkeletonText, Button, Card, toast } from '#ui'
import { messages } from '@xinglin/contract/courses'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SampleProps } from './sample-props.ts'
import styles from './samples.module.css'

// The first view of Home stays small: engines are loaded by whoever wants them.
const PatientSample = lazy(() =>
  import('./patient-sample.tsx').then((module) => ({ default: module.PatientSample })),
)
const OperationSample = lazy(() =>
  import('./operation-sample.tsx').then((module) => ({ default: module.OperationSample })),
)
const ExperimentSample = lazy(() =>
  import('./experiment-sample.tsx').then((module) => ({ default: module.ExperimentSample })),
)

type Sample = {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly word: string
  readonly inside: ComponentType<SampleProps>
}

const samples: readonly Sample[] = [
  {
    id: 'sample-patient',
    title: '问一位病人',
    note: '用自己的话提问，病人会按病情回答；可以问六句。',
    word: '开始问诊',
    inside: PatientSample,
  },
  {
    id: 'sample-operation',
    title: '做一项操作',
    note: '病人已经准备好，关键的一步由您来做：选部位、角度和深度。',
    word: '走到床旁',
    inside: OperationSample,
  },
  {
    id: 'sample-experiment',
    title: '做一个实验',
    note: '标本已经准备好，刺激、给药、夹闭，看曲线怎样变化。',
    word: '打开记录仪',
    inside: ExperimentSample,
  },
]

/** What a visitor may try at once: a patient to ask, an operation to do, an experiment to run. To begin their course one signs in. */
export const Samples = () => {
  const navigate = useNavigate()
  const [openId, setOpenId] = useState('')
  const open = samples.find(({ id }) => id === openId)
  // In one column it opens far below the button.
  useEffect(() => {
    if (openId !== '')
      document.getElementById(openId)?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }, [openId])
  const start = (courseId: string) => {
    toast.info(messages.signIn)
    void navigate(`/login?redirect=${encodeURIComponent(`/CoursePreview/${courseId}`)}`)
  }
  return (
    <div className={styles.samples}>
      <p className={styles.caution}>仅用于教学模拟，不作为诊疗依据</p>
      {samples.map(({ id, title, note, word }) => (
        <Card key={id} className={styles.choice}>
          <h3>{title}</h3>
          <p>{note}</p>
          <Button
            aria-expanded={id === openId}
            aria-controls={id}
            onClick={() => setOpenId(id === openId ? '' : id)}
          >
            {id === openId ? '收起' : word}
          </Button>
        </Card>
      ))}
      {open && (
        <Card as="section" id={open.id} className={styles.open} aria-label={open.title}>
          <Suspense fallback={<SkeletonText lines={6} />}>
            <open.inside key={open.id} onStart={start} />
          </Suspense>
        </Card>
      )}
    </div>
  )
}
