import { type ResourceUse, useKinds, type UseKind } from '@xinglin/contract/resources'

const measures: Readonly<Record<UseKind, string>> = {
  course: '门课程',
  case: '个病例',
  question: '道题目',
  paper: '份试卷',
  news: '篇新闻',
  topic: '个专题',
  announcement: '条公告',
  assignment: '个任务',
  questionnaire: '份问卷',
  other: '处其他内容',
}

/** Where something is used, by number: 用于 3 个病例、2 份试卷. */
export const usesText = (uses: readonly ResourceUse[]): string => {
  const kinds = Object.keys(useKinds) as UseKind[]
  const counts = kinds.flatMap((kind) => {
    const count = uses.filter(({ Kind }) => Kind === kind).length
    return count > 0 ? [`${count} ${measures[kind]}`] : []
  })
  return counts.length === 0 ? '尚未使用' : `用于 ${counts.join('、')}`
}
