import type { CourseContent } from '@xinglin/contract/authoring'

/** What the members of a draft are called, where two people changed them. */
export const partNames: Readonly<Record<keyof CourseContent, string>> = {
  Introduction: '课程介绍',
  ShowOutline: '显示学习大纲',
  ShowScoring: '显示评分标准',
  ShowReviews: '显示评价',
  Sequential: '按顺序学习',
  Chapters: '课程内容',
}
