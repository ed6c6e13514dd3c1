import { BoneText, Button, Card, toast } from '#ui'
import { messages } from '@xinglin/contract/courses'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SampleProps } from './sample-props.ts'
import look from './samples.module.css'

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

const Sample = ({
  id,
  title,
  note,
  word,
  onStart,
  inside: Inside,
}: SampleProps & {
  id: string
  title: string
  note: string
  word: string
  inside: ComponentType<SampleProps>
}) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="section" className={look.sample} aria-labelledby={id} data-open={isOpen}>
      <h3 id={id}>{title}</h3>
      {isOpen ? (
        <Suspense fallback={<BoneText lines={6} />}>
          <Inside onStart={onStart} />
        </Suspense>
      ) : (
        <>
          <p>{note}</p>
          <Button onClick={() => setOpen(true)}>{word}</Button>
        </>
      )}
    </Card>
  )
}

/** What a visitor may try at once: a patient to ask, an operation to do, an experiment to run. To begin their course one signs in. */
export const Samples = () => {
  const navigate = useNavigate()
  const start = (courseId: string) => {
    toast.info(messages.signIn)
    void navigate(`/login?redirect=${encodeURIComponent(`/CoursePreview/${courseId}`)}`)
  }
  return (
    <div className={look.samples}>
      <p className={look.caution}>仅用于教学模拟，不作为诊疗依据</p>
      <Sample
        id="sample-patient"
        title="问一位病人"
        note="用自己的话提问，病人会按病情回答；可以问六句。"
        word="开始问诊"
        onStart={start}
        inside={PatientSample}
      />
      <Sample
        id="sample-operation"
        title="做一项操作"
        note="病人已经准备好，关键的一步由您来做：选部位、角度和深度。"
        word="走到床旁"
        onStart={start}
        inside={OperationSample}
      />
      <Sample
        id="sample-experiment"
        title="做一个实验"
        note="标本已经准备好，刺激、给药、夹闭，看曲线怎样变化。"
        word="打开记录仪"
        onStart={start}
        inside={ExperimentSample}
      />
    </div>
  )
}
