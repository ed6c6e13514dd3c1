import * as z from 'zod/mini'

/** The specification's sentences about a course that cannot be studied as wished. */
export const messages = {
  offShelf: '该课程已下架，无法继续学习',
  smallClass: '老师已设置小班课程，无法查看',
  signIn: '登录后才可以学习哦！',
  /** A colleague's course, to a teacher; any, to an administrator: nothing was refused, it is only not theirs to learn. */
  onlyLook: '可以浏览本课程的介绍与大纲；学习由学生进行，教师只可试学自己的课程',
  /** To whoever it is not given, where it is for those alone to whom it is. */
  notGiven: '该课程只安排给指定的班级学习，您不在其中；如需学习，请联系任课教师',
  notOpen: (from: string) => `该课程尚未开放，开放时间为${from}`,
  closed: (until: string) => `该课程已于${until}关闭，不能继续学习；已有的学习记录可以查看`,
  trialOver: (start: string, end: string) =>
    `已超出试用日期，试用日期为${start}~${end}。如需继续使用，请联系市场人员。`,
  trialNotBegun: (start: string, end: string) => `未到试用日期，试用日期为${start}~${end}`,
  buy: (phone: string) => `如需购买该课程，请拨打销售热线：${phone}`,
  relearnExperiment:
    '重新学习需要再次完成课程里面的全部实验；之前的记录将被保存，但是无法再进入上一次的学习；',
  /** The same of a course without experiments. */
  relearn: '重新学习从头开始，进度归零；之前的记录与报告将被保存，但是无法再进入上一次的学习。',
} as const

/** What a visitor may do with a course: the first reason that holds, its sentence, and the buttons that follow. */
export const Verdict = z.strictObject({
  Reason: z.enum([
    'ok',
    'offShelf',
    'smallClass',
    'signIn',
    'notGiven',
    'notOpen',
    'closed',
    'trialOver',
    'trialNotBegun',
    'unlicensed',
  ]),
  Message: z.string(),
  /** Buttons in order; `readOnly` opens what was done, nothing more. */
  Actions: z.array(z.enum(['start', 'continue', 'relearn', 'buy', 'readOnly'])),
})
export type Verdict = z.output<typeof Verdict>
