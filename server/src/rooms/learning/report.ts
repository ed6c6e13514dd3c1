import type { Report } from '@xinglin/contract/learning'
import { dimensionsOf, type Assessed, scoreWord } from '@xinglin/simulation/assessment'
import { attemptsOf, type Attempt } from '#attempts'
import type { Visit } from '#platform/visit'

/** What a theory course is scored by. */
export type Evidence = {
  readonly progress: number
  readonly doneCount: number
  readonly itemCount: number
  /** Best score of each quiz, 0 for one that was never tried. */
  readonly quizzes: readonly number[]
  /** Virtual consultations within it: of how many cases, and what they are worth together. */
  readonly cases?: { readonly count: number; readonly mean: number } | undefined
}

const notHeld = '本课程未设置该项，不计入总分'

/** The eight dimensions of a theory course. What the course did not hold is not assessed: nobody gets points for nothing. */
export const theoryDimensions = ({
  progress,
  doneCount,
  itemCount,
  quizzes,
  cases,
}: Evidence): Assessed[] =>
  dimensionsOf(0).map((name, i) => {
    if (i === 0)
      return { name, score: progress, evidence: `必修内容完成 ${doneCount}/${itemCount} 项` }
    if (i === 1 && quizzes.length > 0) {
      const mean =
        Math.floor((quizzes.reduce((sum, one) => sum + one, 0) / quizzes.length) * 100) / 100
      return {
        name,
        score: mean,
        evidence: `${quizzes.length} 项测验，最好成绩平均 ${scoreWord(mean)} 分`,
      }
    }
    if (name === '案例分析' && cases)
      return {
        name,
        score: cases.mean,
        evidence: `${cases.count} 个病例的虚拟问诊，${scoreWord(cases.mean)} 分`,
      }
    return { name, score: null, evidence: notHeld }
  })

/** The report of a round that has ended, as it travels; null before. */
export const reportOf = async (visit: Visit, attempt: Attempt): Promise<Report | null> => {
  const sheet = attempt.state === 'active' ? undefined : await attemptsOf(visit).sheetOf(attempt.id)
  if (!sheet) return null
  return {
    Composite: sheet.composite,
    Level: sheet.level,
    // A teacher's decision puts a later sheet in its place; the round ended when it ended.
    FinishedAt: (attempt.finishedAt ?? sheet.at).toISOString(),
    Dimensions: sheet.dimensions.map(({ name, score, evidence }) => ({
      Name: name,
      Score: score,
      Evidence: evidence,
    })),
  }
}
