import * as z from 'zod/mini'
import { authors, call, id, named, text } from '@xinglin/contract/call'
import { fileBytes } from '@xinglin/contract/resources'
import {
  CaseContent,
  CaseLine,
  caseMoves,
  largestCase,
  missing,
  notYours,
  sensitive,
  wrongState,
} from './shapes.ts'

/** A file to be imported has at most so many bytes. */
export const largestImport = 4_194_304

const saveAnswer = z.strictObject({ Line: CaseLine })

/** Begins a case: an empty draft, or (`From`) a copy of one that the caller may see, without its history. `Id` is made by the browser (UUIDv7), so that a repeat answers what is there. */
export const createCase = call({
  path: '/api/PlayWritings/Create',
  who: authors,
  perMinute: 20,
  input: z.object({
    Id: id,
    Title: text(40, '标题不得超过40个字').check(
      z.refine((title) => [...title].length >= 4, '标题至少4个字'),
    ),
    Department: named(20, '科室'),
    From: id,
  }),
  output: saveAnswer,
  refusals: {
    ...missing,
    ...sensitive,
    tooMany: [-1, '未通过审核的病例最多保留200个，请先清理草稿'],
  },
})

/**
 * Saves members of a draft, as far as they have come: what is typed is kept, right or wrong. Members that are not named
 * stay as they are. A draft that somebody else saved meanwhile is refused with theirs in Data, and nothing is lost.
 */
export const saveCase = call({
  path: '/api/PlayWritings/Save',
  who: authors,
  bodyBytes: largestCase,
  perMinute: 120,
  input: z.object({
    CaseId: id,
    Parts: CaseContent,
    /** That of the draft which was written upon. */
    Version: text(64),
  }),
  output: z.strictObject({ Line: CaseLine, Version: z.string() }),
  refusals: {
    ...missing,
    ...notYours,
    ...wrongState,
    unreadable: [-10008, '病例内容的格式不正确'],
    tooLarge: [-10008, '病例内容过多，无法保存'],
    newer: [-10011, '该病例已被他人修改，请核对后再次保存'],
  },
})

/** Deletes a case of which nothing was ever approved. The same answer when it is gone already. */
export const deleteCase = call({
  path: '/api/PlayWritings/Delete',
  who: authors,
  input: z.object({ CaseId: id }),
  output: z.strictObject({}),
  refusals: { ...missing, ...notYours, published: [-1, '已有审核通过的版本，不能删除'] },
})

/**
 * Moves a case on: submit (read, played and found without errors), withdraw, approve (by those who run the school; a new
 * version that students meet from then on), return with a reason, revise (a new draft of what was approved), share with
 * the other teachers of the school or no longer.
 */
export const moveCase = call({
  path: '/api/PlayWritings/Move',
  who: authors,
  perMinute: 30,
  input: z.object({
    CaseId: id,
    Action: z.enum(caseMoves),
    Comment: text(500, '意见不得超过500个字'),
    /** The clinician who reviewed what is approved; filled by whoever approves, never invented. */
    ReviewedBy: text(20, '审核专家姓名不得超过20个字'),
    /** That of the draft which was looked at: another one is neither submitted nor approved. */
    Version: text(64),
  }),
  output: z.strictObject({ Line: CaseLine, Version: z.string() }),
  refusals: {
    ...missing,
    ...notYours,
    ...wrongState,
    ...sensitive,
    comment: [-10008, '请填写退回的原因'],
    /** `Data` holds the problems. */
    faulty: [-1, '病例还有错误，不能提交'],
    newer: [-10011, '该病例已被他人修改，请核对后重试'],
  },
})

/** Makes a draft of a file: a case in our own form (.json, vsp-case/1), or a MedBiquitous virtual patient (.zip, ANSI/MEDBIQ VP.10.1-2010), with a list of what was not taken. Nothing in it is executed, and nothing is fetched. */
export const importCase = call({
  path: '/api/PlayWritings/Import',
  who: authors,
  keyless: true,
  fileBody: true,
  bodyBytes: largestImport,
  perMinute: 40,
  input: z.object({
    /** Made by the browser (UUIDv7); the same file again under the same id is the same case. */
    Id: id,
    Bytes: fileBytes,
  }),
  output: z.strictObject({
    Line: CaseLine,
    /** What the file was. */
    Kind: z.enum(['vsp-case', 'medbiquitous']),
    /** What was taken, in words. */
    Taken: z.array(z.string()),
    /** What was not taken, in words. */
    NotTaken: z.array(z.string()),
  }),
  refusals: {
    ...missing,
    ...sensitive,
    tooMany: createCase.refusals.tooMany,
    large: [-10008, '文件不得超过4 MB'],
    /** The message says what is wrong; `Data` holds the proofreader's findings where there are some. */
    unreadable: [-10008, '无法读取该文件'],
  },
})
