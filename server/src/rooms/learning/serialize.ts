import { scoreWord } from '@xinglin/simulation/assessment'
type Payload = {
  readonly no?: number
  readonly score?: number | null
  readonly level?: string
  readonly composite?: number | null
  readonly title?: string
}

const words: Readonly<Record<string, (payload: Payload, title: string) => string>> = {
  started: ({ no = 1 }) => (no > 1 ? `开始第 ${no} 次学习` : '开始学习'),
  'quiz-submitted': ({ no = 1, score }, title) =>
    `第 ${no} 次提交“${title}”，${scoreWord(score ?? 0)} 分`,
  credited: (_, title) => `“${title}”计入完成`,
  carried: (_, title) => `“${title}”沿用此前一次的结果`,
  consulted: ({ no = 1, score }, title) =>
    typeof score === 'number'
      ? `完成第 ${no} 次问诊“${title}”，${scoreWord(score)} 分`
      : `完成第 ${no} 次问诊“${title}”`,
  rescored: ({ no = 1, score }, title) =>
    `老师评定第 ${no} 次问诊“${title}”，最好成绩 ${scoreWord(score ?? 0)} 分`,
  operated: ({ no = 1, score }, title) =>
    `完成第 ${no} 次操作“${title}”，${scoreWord(score ?? 0)} 分`,
  'operation-rescored': ({ no = 1, score }, title) =>
    `老师评定第 ${no} 次操作“${title}”，最好成绩 ${scoreWord(score ?? 0)} 分`,
  experimented: ({ no = 1, score }, title) =>
    `提交第 ${no} 次实验报告“${title}”，${scoreWord(score ?? 0)} 分`,
  elsewhere: ({ no = 1, score, title = '' }) =>
    `第 ${no} 次外部实验“${title}”的成绩送达，${scoreWord(score ?? 0)} 分`,
  'experiment-rescored': ({ no = 1, score }, title) =>
    `老师评阅第 ${no} 次实验报告“${title}”，最好成绩 ${scoreWord(score ?? 0)} 分`,
  'sheet-changed': ({ level = '', composite }) =>
    `综合成绩更新为 ${scoreWord(composite ?? 0)} 分，等级 ${level}`,
  finished: ({ level = '', composite }) =>
    composite === null || composite === undefined
      ? '完成学习'
      : `完成学习，综合成绩 ${scoreWord(composite)} 分，等级 ${level}`,
  superseded: () => '重新学习，本次记录转为历史',
}

/** An event in words; an unknown one by its verb, so that nothing is hidden. */
export const toldOf = (verb: string, payload: unknown, title: string): string =>
  words[verb]?.(payload ?? {}, title) ?? verb
