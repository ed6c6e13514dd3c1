import * as z from 'zod/mini'
import { authors, call, id, learners, named, text } from '@xinglin/contract/call'

const missing = { missing: [-404, '数据不存在'] } as const
const newer = { newer: [-10011, '该内容已被他人修改，请查看最新内容后再改'] } as const
const sensitive = { sensitive: [-10010, '内容包含敏感词'] } as const
const edition = z._default(z.number().check(z.int(), z.minimum(0)), 0)

/** How much is said in a contest. */
export const noticeLimits = { notices: 200, questions: 50, schools: 200 } as const

/** What whoever holds a contest tells those who entered it. */
export const ContestNotice = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  Text: z.string(),
  IsPinned: z.boolean(),
  MustConfirm: z.boolean(),
  AuthorName: z.string(),
  CreatedAt: z.string(),
  /** When it was changed after it was written; null for never. */
  EditedAt: z.nullable(z.string()),
  /** The caller has confirmed it. */
  IsConfirmed: z.boolean(),
})
export type ContestNotice = z.output<typeof ContestNotice>

/** A question about a contest, and its answer. */
export const ContestQuestion = z.strictObject({
  Id: z.string(),
  Text: z.string(),
  /** Who asks, and of which school; empty in a public answer to others. */
  Name: z.string(),
  SchoolName: z.string(),
  IsOwn: z.boolean(),
  CreatedAt: z.string(),
  Answer: z.string(),
  AnsweredAt: z.nullable(z.string()),
  /** All who entered read it. */
  IsPublic: z.boolean(),
})
export type ContestQuestion = z.output<typeof ContestQuestion>

/** What is told in a contest, to those who entered it: pinned notices first, then the newest. */
export const listContestMessages = call({
  path: '/api/SimulationGame/Messages',
  keyless: true,
  who: learners,
  input: z.object({ SkillContestId: id }),
  output: z.strictObject({
    Name: z.string(),
    Notices: z.array(ContestNotice),
    Questions: z.array(ContestQuestion),
  }),
  refusals: { ...missing, stranger: [-1, '报名后才能查看赛事通知'] },
})

/** Confirms that a notice was read. */
export const confirmContestNotice = call({
  path: '/api/SimulationGame/ConfirmMessage',
  who: learners,
  input: z.object({ SkillContestId: id, Id: id }),
  output: z.strictObject({ Id: z.string() }),
  refusals: missing,
})

/** Asks whoever holds the contest, under an id of the browser's. */
export const askInContest = call({
  path: '/api/SimulationGame/Ask',
  who: learners,
  perMinute: 10,
  input: z.object({
    SkillContestId: id,
    Id: id,
    Text: text(500, '问题不得超过500个字').check(
      z.refine((value) => [...value].length >= 5, '问题至少5个字'),
    ),
  }),
  output: ContestQuestion,
  refusals: { ...missing, ...sensitive, many: [-1, '提问过多，请等待答复'] },
})

const ManagedNotice = z.strictObject({
  ...ContestNotice.shape,
  /** The schools to which it is told; empty for all. */
  SchoolIds: z.array(z.string()),
  /** How many have confirmed it, of how many to whom it is told. */
  Confirmed: z.number(),
  Readers: z.number(),
  Version: z.number(),
})
export type ManagedNotice = z.output<typeof ManagedNotice>

const Managed = z.strictObject({
  Notices: z.array(ManagedNotice),
  Questions: z.array(ContestQuestion),
})

/** What is told and asked in a contest, for whoever holds it. */
export const listManagedNotices = call({
  path: '/api/Skill/Messages',
  keyless: true,
  who: authors,
  input: z.object({ SkillContestId: id }),
  output: Managed,
  refusals: missing,
})

/** Tells those who entered something, under an id of the browser's, or changes it: whoever confirmed it confirms it anew. */
export const saveContestNotice = call({
  path: '/api/Skill/SaveMessage',
  who: authors,
  input: z.object({
    SkillContestId: id,
    Id: id,
    Title: named(60, '标题'),
    Text: named(2_000, '通知内容'),
    IsPinned: z._default(z.boolean(), false),
    MustConfirm: z._default(z.boolean(), false),
    SchoolIds: z._default(z.array(id).check(z.maxLength(noticeLimits.schools)), []),
    Version: edition,
  }),
  output: Managed,
  refusals: {
    ...missing,
    ...newer,
    ...sensitive,
    draft: [-1, '发布赛事后才能发通知'],
    many: [-1, `通知最多${noticeLimits.notices}条`],
    school: [-10008, '请选择参赛学校'],
  },
})

/** Takes a notice away. */
export const deleteContestNotice = call({
  path: '/api/Skill/DeleteMessage',
  who: authors,
  input: z.object({ SkillContestId: id, Id: id, Version: edition }),
  output: Managed,
  refusals: { ...missing, ...newer },
})

/** Answers a question, to whoever asked or to all. */
export const answerContestQuestion = call({
  path: '/api/Skill/AnswerMessage',
  who: authors,
  input: z.object({
    SkillContestId: id,
    Id: id,
    Answer: named(1_000, '答复'),
    IsPublic: z._default(z.boolean(), false),
  }),
  output: Managed,
  refusals: { ...missing, ...sensitive },
})
