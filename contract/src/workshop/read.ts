import * as z from 'zod/mini'
import { authors, call, id, page, pageSize, searchKey, text } from '@xinglin/contract/call'
import { CaseContent, CaseLine, missing } from './shapes.ts'

/** Whose cases are looked for: one's own, shared by others, or all that one may see. */
export const caseScopes = ['all', 'mine', 'shared'] as const

/** Cases of the school: a teacher's own in every state and what others share, all of them for those who run it; the last edited first. */
export const listCases = call({
  path: '/api/PlayWritings/List',
  keyless: true,
  who: authors,
  input: z.object({
    SearchKey: searchKey,
    /** −1 for every state. */
    State: z._default(z.number().check(z.int(), z.minimum(-1), z.maximum(3)), -1),
    /** As cases name it; empty for all. */
    Department: text(20),
    /** 0 for every difficulty. */
    Difficulty: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(5)), 0),
    Scope: z._default(z.enum(caseScopes), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    List: z.array(CaseLine),
    Count: z.number(),
    /** The departments of all cases that the caller may see, to choose from. */
    Departments: z.array(z.string()),
    /** How many wait for an examination. */
    Waiting: z.number(),
  }),
})

/** What became of a case, the newest first. */
const Happened = z.strictObject({
  At: z.string(),
  Name: z.string(),
  /** In words: 提交审核, 审核通过, 退回. */
  Action: z.string(),
  VersionNo: z.number(),
  Comment: z.string(),
})

/** A case with what it says: the draft for those who may edit it, the approved version for whoever it is shared with. */
export const getCase = call({
  path: '/api/PlayWritings/Get',
  keyless: true,
  who: authors,
  input: z.object({ CaseId: id }),
  output: z.strictObject({
    Line: CaseLine,
    Content: CaseContent,
    /** Marks what was read; sent back with what is saved. */
    Version: z.string(),
    History: z.array(Happened),
  }),
  refusals: missing,
})

/** The approved versions of a case, the newest first; they never change. */
export const getVersions = call({
  path: '/api/PlayWritings/Versions',
  keyless: true,
  who: authors,
  input: z.object({ CaseId: id }),
  output: z.array(
    z.strictObject({
      No: z.number(),
      At: z.string(),
      /** Who approved it; empty for one that came with the product. */
      Name: z.string(),
      Comment: z.string(),
      /** SHA-256 of what it says. */
      Hash: z.string(),
      /** The clinician who reviewed it; empty for none. */
      ReviewedBy: z.string(),
      /** Whether students meet it now. */
      Current: z.boolean(),
    }),
  ),
  refusals: missing,
})

/** What an approved version says, whole, for reading and for export. */
export const getVersion = call({
  path: '/api/PlayWritings/Version',
  keyless: true,
  who: authors,
  input: z.object({ CaseId: id, No: z.number().check(z.int(), z.minimum(1)) }),
  output: z.strictObject({ Content: CaseContent }),
  refusals: missing,
})

/** In what two forms of a case differ, in words; 0 stands for the draft, which only those who may edit it compare. */
export const compareVersions = call({
  path: '/api/PlayWritings/Compare',
  keyless: true,
  who: authors,
  input: z.object({
    CaseId: id,
    From: z.number().check(z.int(), z.minimum(0)),
    To: z.number().check(z.int(), z.minimum(0)),
  }),
  output: z.array(
    z.strictObject({
      /** The member of the case: facts, exam. */
      Member: z.string(),
      Kind: z.enum(['added', 'removed', 'changed']),
      Text: z.string(),
    }),
  ),
  refusals: missing,
})
