import { describe, expect, test } from 'vitest'
import type { Licence } from '#licences'
import { actionsOn, reasonBefore, reasonByLicence, type Judged, type Learner } from './rules.ts'

const today = '2026-03-10'
const theory: Judged = { examineType: 2, publishType: 1, isSelfClass: false, kind: 0 }
const student: Learner = { who: 'student', mayLearn: true, canStudy: true }
const judge = (
  course: Partial<Judged>,
  { progress = 0, ...visitor }: Partial<Learner> & { readonly progress?: number } = {},
  licence?: Licence,
) => {
  const [judged, learner] = [
    { ...theory, ...course },
    { ...student, ...visitor },
  ]
  const why =
    reasonBefore(judged, learner) ?? reasonByLicence(judged, { licence, today, phone: '400-1' })
  return { ...why, Actions: actionsOn(judged, learner, why, progress) }
}

const over: Licence = { granted: false, trialStart: '2026-01-01', trialEnd: '2026-03-09' }
const open: Licence = { granted: false, trialStart: '2026-03-10', trialEnd: '2026-03-10' }
const later: Licence = { granted: false, trialStart: '2026-03-11', trialEnd: '2026-03-12' }
const refused: Licence = { granted: false, trialStart: null, trialEnd: null }
const granted: Licence = { granted: true, trialStart: null, trialEnd: null }

describe('the verdict: the first reason that holds', () => {
  test.each([
    [
      'not published',
      { publishType: 2 },
      {},
      undefined,
      'offShelf',
      '该课程已下架，无法继续学习',
      [],
    ],
    [
      'not examined',
      { examineType: 1 },
      {},
      undefined,
      'offShelf',
      '该课程已下架，无法继续学习',
      [],
    ],
    [
      'off shelf before small class',
      { publishType: 2, isSelfClass: true },
      { canStudy: false },
      over,
      'offShelf',
      '该课程已下架，无法继续学习',
      [],
    ],
    [
      'a colleague, who cannot learn it and is told so',
      {},
      { who: 'teacher', mayLearn: false },
      undefined,
      'ok',
      '可以浏览本课程的介绍与大纲；学习由学生进行，教师只可试学自己的课程',
      [],
    ],
    [
      'small class',
      { isSelfClass: true },
      { canStudy: false },
      over,
      'smallClass',
      '老师已设置小班课程，无法查看',
      [],
    ],
    [
      'small class before guest',
      { isSelfClass: true },
      { canStudy: false, who: 'guest' },
      undefined,
      'smallClass',
      '老师已设置小班课程，无法查看',
      [],
    ],
    ['guest before trial', {}, { who: 'guest' }, over, 'signIn', '登录后才可以学习哦！', ['start']],
    ['nobody', {}, { who: 'anonymous' }, undefined, 'signIn', '登录后才可以学习哦！', ['start']],
    [
      'trial over',
      {},
      {},
      over,
      'trialOver',
      '已超出试用日期，试用日期为2026-01-01~2026-03-09。如需继续使用，请联系市场人员。',
      ['start'],
    ],
    [
      'trial over, begun',
      {},
      { progress: 40 },
      over,
      'trialOver',
      '已超出试用日期，试用日期为2026-01-01~2026-03-09。如需继续使用，请联系市场人员。',
      ['start', 'readOnly'],
    ],
    [
      'trial not begun',
      {},
      {},
      later,
      'trialNotBegun',
      '未到试用日期，试用日期为2026-03-11~2026-03-12',
      ['start'],
    ],
    [
      'refused theory',
      {},
      {},
      refused,
      'unlicensed',
      '如需购买该课程，请拨打销售热线：400-1',
      ['buy'],
    ],
    [
      'lapsed with progress',
      {},
      { progress: 10 },
      refused,
      'unlicensed',
      '如需购买该课程，请拨打销售热线：400-1',
      ['buy', 'readOnly'],
    ],
    [
      'simulation without a grant',
      { kind: 1 },
      {},
      undefined,
      'unlicensed',
      '如需购买该课程，请拨打销售热线：400-1',
      ['buy'],
    ],
    ['simulation with a grant', { kind: 1 }, {}, granted, 'ok', '', ['start']],
    ['open trial', {}, {}, open, 'ok', '', ['start']],
    ['untouched', {}, {}, undefined, 'ok', '', ['start']],
    ['begun', {}, { progress: 1 }, undefined, 'ok', '', ['continue']],
    ['almost', {}, { progress: 99 }, undefined, 'ok', '', ['continue']],
    ['complete', {}, { progress: 100 }, undefined, 'ok', '', ['relearn', 'readOnly']],
    [
      'complete experiment',
      { kind: 3 },
      { progress: 100 },
      granted,
      'ok',
      '',
      ['relearn', 'continue'],
    ],
  ] as const)('%s', (_what, course, visitor, licence, Reason, Message, Actions) =>
    expect(judge(course, visitor, licence)).toEqual({ Reason, Message, Actions }),
  )
})
