import { SampleExperiment, sampleProtocol } from '#simulations/experiment'
import { SkeletonText, Button } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { SampleProps } from './sample-props.ts'

/** The experiment that the school shows to visitors. */
export const ExperimentSample = ({ onStart }: SampleProps) => {
  const { data, error } = useQuery(sampleProtocol)
  if (error) return <p>学校还没有公开的虚拟实验。</p>
  if (!data) return <SkeletonText lines={6} />
  return (
    <SampleExperiment
      protocol={data.Protocol}
      end={<Button onClick={() => onStart(data.CourseId)}>开始学习</Button>}
    />
  )
}
