import { exactMomentOf, offerSheets, toast } from '#ui'
import { type AssignedLearner, ownStateNames, stateByDigit } from '@xinglin/contract/assignments'
import { scoreWord } from '@xinglin/simulation/assessment'
import { taskCellWord, type WatchedItem } from './task-columns.tsx'

const fixed = ['学号', '姓名', '班级', '状态', '落后原因', '当前位置', '截止时间', '得分']
const widths = [18, 14, 30, 10, 30, 30, 20, 10]

/** Offers the students of a task with all their items as a sheet, as they are shown. */
export const offerAssigned = async (
  title: string,
  items: readonly WatchedItem[],
  learners: readonly AssignedLearner[],
): Promise<void> => {
  const sheet = {
    name: '任务进度',
    heads: [...fixed, ...items.map(({ Title }, at) => `${at + 1}. ${Title}`)],
    widths: [...widths, ...items.map(() => 12)],
    rows: learners.map((one) => [
      one.Number,
      one.Name,
      one.Via.join('、'),
      ownStateNames[one.State],
      one.Behind,
      one.Place,
      one.Due === null ? '不限' : exactMomentOf(one.Due),
      one.Score === null ? '' : scoreWord(one.Score),
      ...items.map(({ Weight }, at) =>
        taskCellWord(
          stateByDigit(one.States[at]),
          Weight > 0 ? (one.Scores.split(',')[at] ?? '') : '',
        ),
      ),
    ]),
  }
  if (await offerSheets(`${title}任务进度`, [sheet])) toast.success(`已导出 ${learners.length} 人`)
  else toast.error('文件生成失败，请重试')
}
