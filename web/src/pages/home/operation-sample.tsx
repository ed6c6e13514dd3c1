import { sampleOperation, SampleOperation } from '#simulations/operation'
import { SkeletonText, Button } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { SampleProps } from './sample-props.ts'

/** The operation that the school shows to visitors. */
export const OperationSample = ({ onStart }: SampleProps) => {
  const { data, error } = useQuery(sampleOperation)
  if (error) return <p>学校还没有公开的虚拟操作。</p>
  if (!data) return <SkeletonText lines={6} />
  return (
    <SampleOperation
      operation={data}
      end={<Button onClick={() => onStart(data.CourseId)}>开始学习</Button>}
    />
  )
}
