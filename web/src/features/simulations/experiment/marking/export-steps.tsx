import { call } from '#call'
import { Button, longMomentOf, offerFile, offerSheets, toast } from '#ui'
import { useMutation } from '@tanstack/react-query'
import { stepScores, type PlatformResult } from '@xinglin/contract/simulations/experiment'
import { FileJson, Table2 } from 'lucide-react'

const atOnce = 50
const heads = [
  '学生',
  '实验',
  '总分',
  '步骤序号',
  '步骤名称',
  '开始时间',
  '结束时间',
  '用时（秒）',
  '合理用时（秒）',
  '满分',
  '得分',
  '操作次数',
  '评价',
]

const all = async (CourseId: string): Promise<PlatformResult[]> => {
  const results: PlatformResult[] = []
  for (let page = 1; ; page += 1) {
    const { List, Count } = await call(stepScores, {
      CourseId,
      PageIndex: page,
      PageSize: atOnce,
    })
    results.push(...List)
    if (List.length === 0 || results.length >= Count) return results
  }
}

const momentWord = (ms: number) => longMomentOf(new Date(ms).toISOString())

const rowsOf = (results: readonly PlatformResult[]) =>
  results.flatMap(({ username, title, score, steps }) =>
    steps.map((step) => [
      username,
      title,
      score,
      step.seq,
      step.title,
      momentWord(step.startTime),
      momentWord(step.endTime),
      step.timeUsed,
      step.expectTime,
      step.maxScore,
      step.score,
      step.repeatCount,
      step.evaluation,
    ]),
  )

/** 步骤得分: every step of every report of a course, as a workbook or as platforms of virtual simulation take it. */
export const ExportSteps = ({ courseId, name }: { courseId: string; name: string }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async (kind: 'sheet' | 'json') => {
      const results = await all(courseId)
      if (results.length === 0) throw new Error('还没有可以导出的步骤得分')
      if (kind === 'json')
        offerFile(
          `${name}-步骤得分.json`,
          new Blob([JSON.stringify(results, null, 2)], { type: 'application/json' }),
        )
      else if (
        !(await offerSheets(`${name}-步骤得分`, [
          { name: '步骤得分', heads, rows: rowsOf(results) },
        ]))
      )
        throw new Error('导出失败，请重试')
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <>
      <Button
        size="small"
        icon={<Table2 size={15} aria-hidden />}
        pending={isPending}
        onClick={() => mutate('sheet')}
      >
        步骤得分
      </Button>
      <Button
        size="small"
        icon={<FileJson size={15} aria-hidden />}
        title="国家虚拟仿真实验教学平台 data_upload 的字段"
        pending={isPending}
        onClick={() => mutate('json')}
      >
        步骤得分 JSON
      </Button>
    </>
  )
}
