import type { EventRow } from '../sitting/event-store.ts'

const words: Readonly<Record<EventRow['kind'], (detail: string) => string>> = {
  start: (device) => `开始作答（${device}）`,
  open: (device) => `再次打开试卷（${device}）`,
  submit: (receipt) => `交卷，回执 ${receipt}`,
  deadline: () => '时间到，系统收卷',
  late: (count) => `有 ${count} 个答案迟到`,
  extend: (detail) => `延长 ${detail}`,
  pause: (reason) => `暂停：${reason}`,
  resume: (reason) => `恢复：${reason}`,
  end: (reason) => `收卷：${reason}`,
  reopen: (detail) => `重新打开，${detail}`,
  announce: (text) => `通知：${text}`,
  decide: (detail) => detail,
  file: (detail) => `收取作答文件：${detail}`,
}

/** What happened, in words. */
export const eventWords = ({ kind, detail }: Pick<EventRow, 'kind' | 'detail'>): string =>
  words[kind](detail)
