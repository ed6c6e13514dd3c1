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

/** What is done at a station: something that judges mark on sheets, a paper that is sat, or a simulation at a computer. */
export const stationKinds = ['manikin', 'paper', 'consultation', 'operation', 'experiment'] as const
export type StationKind = (typeof stationKinds)[number]
export const stationKindNames: Readonly<Record<StationKind, string>> = {
  manikin: '评委评分',
  paper: '机考',
  consultation: '虚拟问诊',
  operation: '虚拟操作',
  experiment: '虚拟实验',
}

/** The stations at which a simulation is played, which the server scores. */
export const virtualKinds = ['consultation', 'operation', 'experiment'] as const
export type VirtualKind = (typeof virtualKinds)[number]
export const isVirtual = (kind: StationKind): kind is VirtualKind =>
  kind !== 'manikin' && kind !== 'paper'

/** How somebody who is examined at a computer stands at a station. */
export const seatStates = ['none', 'entered', 'running', 'done'] as const
export type SeatState = (typeof seatStates)[number]
export const seatStateNames: Readonly<Record<SeatState, string>> = {
  none: '未入场',
  entered: '已入场',
  running: '作答中',
  done: '已交卷',
}
