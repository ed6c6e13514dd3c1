import { call } from '#call'
import { Button, confirm, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { releaseClassReports } from '@xinglin/contract/simulations/experiment'
import { markingChanged } from './marking-queries.ts'

/** Tells the students of a class the marks of their reports; how many are marked is said before. */
export const ReleaseClass = ({
  courseId,
  classId,
  marked,
}: {
  courseId: string
  classId: string
  marked: number
}) => {
  const queries = useQueryClient()
  const release = useMutation({
    mutationFn: () => call(releaseClassReports, { CourseId: courseId, ClassId: classId }),
    onSuccess: async ({ Released }) => {
      toast.success(`已发布 ${Released} 份`)
      await markingChanged(queries)
    },
    onError: (error) => toast.error(error.message),
  })
  const ask = async () => {
    const agreed = await confirm({
      title: `发布本班 ${marked} 份实验报告的成绩？`,
      note: '学生会收到通知，并看到得分和评语。',
      yes: '发布',
    })
    if (agreed) release.mutate()
  }
  return (
    <Button
      size="small"
      disabled={marked === 0}
      pending={release.isPending}
      onClick={() => void ask()}
    >
      发布本班成绩（{marked}）
    </Button>
  )
}
