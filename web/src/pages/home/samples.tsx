import { samplePatient, SamplePatient } from '#simulations/consultation'
import { SampleExperiment, sampleProtocol } from '#simulations/experiment'
import { Button, Card, toast } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { messages } from '@xinglin/contract/courses'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import look from './samples.module.css'

/** What a visitor may try at once: a patient to ask, an experiment to run; nothing where the school shows neither. To begin one signs in. */
export const Samples = ({ frame }: { frame: (inside: ReactNode) => ReactNode }) => {
  const navigate = useNavigate()
  const { data: patient } = useQuery(samplePatient)
  const { data: experiment } = useQuery(sampleProtocol)
  if (!patient && !experiment) return null
  const start = (courseId: string) => (
    <Button
      onClick={() => {
        toast.info(messages.signIn)
        void navigate(`/login?redirect=${encodeURIComponent(`/CoursePreview/${courseId}`)}`)
      }}
    >
      开始学习
    </Button>
  )
  return frame(
    <div className={look.samples}>
      {patient && (
        <Card as="section" className={look.sample} aria-labelledby="sample-patient">
          <h3 id="sample-patient">问一位病人</h3>
          <SamplePatient patient={patient} end={start(patient.CourseId)} />
        </Card>
      )}
      {experiment && (
        <Card as="section" className={look.sample} aria-labelledby="sample-experiment">
          <h3 id="sample-experiment">做一个实验</h3>
          <SampleExperiment protocol={experiment.Protocol} end={start(experiment.CourseId)} />
        </Card>
      )}
    </div>,
  )
}
