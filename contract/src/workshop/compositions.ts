import * as z from 'zod/mini'
import { authors, call, id, named, page, pageSize, text } from '@xinglin/contract/call'
import { CaseContent, missing, notYours, sensitive } from './shapes.ts'

/** What is done to a composition in its flow. */
export const compositionMoves = ['submit', 'withdraw', 'approve', 'return', 'revise'] as const

/** What a teacher composes upon something of the school (操作项目, 实验方案) as lists show it; its states are those of cases. */
export const CompositionLine = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  /** What it is composed upon. */
  BaseTitle: z.string(),
  /** 0 草稿, 1 待审核, 2 已通过, 3 已退回. */
  State: z.number(),
  AuthorName: z.string(),
  IsMine: z.boolean(),
  /** The version that students meet; 0 while none was approved. */
  VersionNo: z.number(),
  EditedAt: z.string(),
  EditorName: z.string(),
  /** Why it was returned, while it is. */
  Reason: z.string(),
  /** What the caller may do with it now. */
  Actions: z.array(z.enum(['edit', 'delete', ...compositionMoves])),
})
export type CompositionLine = z.output<typeof CompositionLine>

const History = z.array(
  z.strictObject({
    At: z.string(),
    Name: z.string(),
    /** In words: 提交审核, 审核通过, 退回. */
    Action: z.string(),
    VersionNo: z.number(),
    Comment: z.string(),
  }),
)

/**
 * The calls of one kind of compositions, under `/api/{folder}/`: list, get, create, save, remove, move. `word` is what one
 * is called, `Form` what its form offers, `most` how many of one author may wait for their first approval.
 */
export const compositionsAt = <Form extends z.ZodMiniType>({
  folder,
  word,
  most,
  Form,
}: {
  readonly folder: string
  readonly word: string
  readonly most: number
  readonly Form: Form
}) => {
  const path = <const Name extends string>(name: Name) => `/api/${folder}/${name}` as const
  const wrongState = { wrongState: [-1, `${word}状态已改变，请刷新后重试`] } as const
  const newer = { newer: [-10011, `该${word}已被他人修改，请核对后重试`] } as const
  return {
    /** A teacher's own, all of them for those who run the school; the last edited first. */
    list: call({
      path: path('List'),
      keyless: true,
      who: authors,
      input: z.object({
        /** −1 for every state. */
        State: z._default(z.number().check(z.int(), z.minimum(-1), z.maximum(3)), -1),
        PageIndex: page,
        PageSize: pageSize(20),
      }),
      output: z.strictObject({
        List: z.array(CompositionLine),
        Count: z.number(),
        /** How many wait for an examination. */
        Waiting: z.number(),
        /** What can be composed upon. */
        Bases: z.array(z.strictObject({ Id: z.string(), Title: z.string() })),
      }),
    }),

    /** One with its draft and what its form offers. */
    get: call({
      path: path('Get'),
      keyless: true,
      who: authors,
      input: z.object({ Id: id }),
      output: z.strictObject({
        Line: CompositionLine,
        Content: CaseContent,
        /** Marks what was read; sent back with what is saved. */
        Version: z.string(),
        Form,
        History,
      }),
      refusals: missing,
    }),

    /** Begins one upon something of the school. `Id` is made by the browser: a repeat answers what is there. */
    create: call({
      path: path('Create'),
      who: authors,
      perMinute: 20,
      input: z.object({ Id: id, Title: named(40, '名称'), BaseId: id }),
      output: z.strictObject({ Line: CompositionLine }),
      refusals: {
        ...missing,
        ...sensitive,
        tooMany: [-1, `未通过审核的${word}最多保留${most}个，请先清理草稿`],
      },
    }),

    /** Saves members of a draft, right or wrong. One that somebody else saved meanwhile is refused with theirs in Data. */
    save: call({
      path: path('Save'),
      who: authors,
      bodyBytes: 262_144,
      perMinute: 120,
      input: z.object({ Id: id, Parts: CaseContent, Version: text(64) }),
      output: z.strictObject({ Line: CompositionLine, Version: z.string() }),
      refusals: {
        ...missing,
        ...notYours,
        ...wrongState,
        ...newer,
        unreadable: [-10008, `${word}的格式不正确`],
        tooLarge: [-10008, `${word}内容过多，无法保存`],
      },
    }),

    /** Deletes one of which nothing was ever approved. The same answer when it is gone already. */
    remove: call({
      path: path('Delete'),
      who: authors,
      input: z.object({ Id: id }),
      output: z.strictObject({}),
      refusals: {
        ...missing,
        ...notYours,
        ...wrongState,
        published: [-1, '已有审核通过的版本，不能删除'],
      },
    }),

    /**
     * Moves one on: submit (read, played and found without errors), withdraw, approve (by those who run the school; a new
     * version for whoever begins from then on, and for courses), return with a reason, revise.
     */
    move: call({
      path: path('Move'),
      who: authors,
      perMinute: 30,
      input: z.object({
        Id: id,
        Action: z.enum(compositionMoves),
        Comment: text(500, '意见不得超过500个字'),
        /** The expert who reviewed what is approved; filled by whoever approves, never invented. */
        ReviewedBy: text(20, '审核专家姓名不得超过20个字'),
        Version: text(64),
      }),
      output: z.strictObject({ Line: CompositionLine, Version: z.string() }),
      refusals: {
        ...missing,
        ...notYours,
        ...wrongState,
        ...sensitive,
        ...newer,
        comment: [-10008, '请填写退回的原因'],
        /** `Data` holds the problems. */
        faulty: [-1, `${word}还有错误，不能提交`],
      },
    }),
  }
}

/** The calls of any kind of compositions. */
export type CompositionCalls = ReturnType<typeof compositionsAt<z.ZodMiniType>>
