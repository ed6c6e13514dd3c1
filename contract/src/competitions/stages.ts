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
