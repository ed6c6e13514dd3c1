import * as z from 'zod/mini'
import { authors, call, id, named, page, pageSize, text } from '@xinglin/contract/call'
import { Correction, Regrade, RegradeFigures, RegradeItem, ScoreChange } from './regrade-shapes.ts'
import { missing, notYours, sensitive } from './shapes.ts'

/** The items of an examination with what holds of them, and its regrades, the newest first. */
export const listRegrades = call({
  path: '/api/ExamRegrade/List',
  keyless: true,
  who: authors,
  input: z.object({ ExamId: id }),
  output: z.strictObject({
    Name: z.string(),
    Items: z.array(RegradeItem),
    Regrades: z.array(Regrade),
    /** The caller may propose, and confirm what another proposed. */
    MayPropose: z.boolean(),
    MayConfirm: z.boolean(),
  }),
  refusals: missing,
})

const ofItem = { ExamId: id, UnitId: id, Correction }

const unfit = {
  item: [-10008, '所选试题不在这场考试的试卷里'],
  people: [-10008, '教师批阅的题只能全体给分或不计分'],
  key: [-10008, '每组答案须包含全部选项，且至少有一个正确选项'],
  single: [-10008, '单选题只需一组答案，可以把多个选项都设为正确'],
  blanks: [-10008, '每个空都要有可接受的答案'],
  points: [-10008, '分值须为0.1至100，最多一位小数'],
  same: [-1, '与当前的判分没有区别'],
} as const

/** Exactly whose score a correction would change, the largest changes first; nothing is changed. */
export const previewRegrade = call({
  path: '/api/ExamRegrade/Preview',
  keyless: true,
  who: authors,
  perMinute: 60,
  input: z.object({ ...ofItem, PageIndex: page, PageSize: pageSize(50) }),
  output: z.strictObject({
    Figures: RegradeFigures,
    Changes: z.array(ScoreChange),
    /** How many changes there are; `Changes` are a page of them. */
    Count: z.number(),
    /** What was seen: it is sent with the decision, which is refused where something else came of it meanwhile. */
    Seen: z.string(),
  }),
  refusals: { ...missing, ...notYours, ...unfit },
})

/** Proposes a regrade; nothing changes until another person applies it. */
export const proposeRegrade = call({
  path: '/api/ExamRegrade/Propose',
  who: authors,
  perMinute: 30,
  input: z.object({ ...ofItem, Reason: named(200, '重新判分的原因') }),
  output: Regrade,
  refusals: {
    ...missing,
    ...notYours,
    ...sensitive,
    ...unfit,
    waiting: [-10011, '这道题已有待确认的重新判分，请先处理'],
  },
})

/** Applies or declines what another proposed, or takes back one's own. */
export const decideRegrade = call({
  path: '/api/ExamRegrade/Decide',
  who: authors,
  perMinute: 30,
  input: z.object({
    ExamId: id,
    Id: id,
    Outcome: z.enum(['applied', 'declined', 'withdrawn']),
    /** Of the preview; needed where it is applied. */
    Seen: text(64),
    Note: text(200, '意见不得超过200个字'),
  }),
  output: Regrade,
  refusals: {
    ...missing,
    ...notYours,
    ...sensitive,
    decided: [-10011, '这次重新判分已经处理，请刷新后查看'],
    own: [-1, '重新判分须由提出人以外的人确认'],
    others: [-10002, '只有提出人可以撤回'],
    moved: [-10009, '受影响的考生有变化，请重新核对名单后再确认'],
    note: [-10008, '不同意时请写明意见'],
  },
})
