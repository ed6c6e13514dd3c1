import { samplePatient, SamplePatient } from '#simulations/consultation'
import { SkeletonText, Button } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { SampleProps } from './sample-props.ts'

/** The patient whom the school shows to visitors. */
export const PatientSample = ({ onStart }: SampleProps) => {
  const { data, error } = useQuery(samplePatient)
  if (error) return <p>学校还没有公开的虚拟问诊。</p>
  if (!data) return <SkeletonText lines={6} />
  return (
    <SamplePatient
      patient={data}
      end={<Button onClick={() => onStart(data.CourseId)}>开始学习</Button>}
    />
  )
}
