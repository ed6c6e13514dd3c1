import { exactMomentOf, offerSheets, toast } from '#ui'
import { learnerStateNames } from '@xinglin/contract/analytics'
import { scoreWord } from '@xinglin/simulation/assessment'
import { everyLearner, type LearnerFilters } from './analytics-queries.ts'
import { studyTime } from './learner-columns.tsx'

/** Offers the learners that a list is narrowed to as a sheet. */
export const offerLearners = async (
  courseName: string,
  courseId: string,
  filters: LearnerFilters,
): Promise<void> => {
  const learners = await everyLearner(courseId, filters)
  const sheet = {
    name: '学情',
    heads: [
      '学号',
      '姓名',
      '班级',
      '状态',
      '进度（%）',
      '已完成',
      '必修内容',
      '学习次数',
      '学习时长',
      '成绩',
      '等级',
      '最近学习',
    ],
    widths: [18, 14, 30, 10, 10, 10, 10, 10, 14, 10, 8, 20],
    rows: learners.map((one) => [
      one.Number,
      one.Name,
      one.Classes.join('、'),
      learnerStateNames[one.State],
      String(one.Progress),
      String(one.DoneCount),
      String(one.ItemCount),
      String(one.Rounds),
      studyTime(one.Seconds),
      one.Composite === null ? '' : scoreWord(one.Composite),
      one.Level,
      one.LastAt === null ? '' : exactMomentOf(one.LastAt),
    ]),
  }
  if (await offerSheets(`${courseName}学情`, [sheet])) toast.success(`已导出 ${learners.length} 人`)
  else toast.error('文件生成失败，请重试')
}
