/** GameType: what a contest is. */
export const gameTypes: Readonly<Record<number, string>> = {
  1: '练习赛',
  2: '正式赛',
  3: '知识竞赛',
}

/** The stages of a contest, in the order in which it goes through them; paused and cancelled stand beside. */
export const gameStatus: Readonly<Record<number, string>> = {
  0: '草稿',
  1: '报名',
  2: '练习',
  3: '正式',
  4: '待评',
  5: '公示',
  6: '归档',
  7: '暂停',
  8: '取消',
}

/** What is examined at a station; 3 is the one whose papers are sets of cases. */
export const examinations: Readonly<Record<number, string>> = {
  1: '知识考核',
  2: '操作考核',
  3: '问诊考核（病例）',
}

/** The types of questions by their stable codes, as medical examinations name them. */
export const questionTypes: Readonly<Record<string, string>> = {
  A1: 'A1 单句型最佳选择题',
  A2: 'A2 病例摘要型最佳选择题',
  A3: 'A3 病例组型最佳选择题',
  A4: 'A4 病例串型最佳选择题',
  B: 'B 配伍选择题',
  X: 'X 多项选择题',
  judge: '判断题',
  blank: '填空题',
  case: '病例分析题',
  hotspot: '图像热点题',
  short: '简答题',
}
