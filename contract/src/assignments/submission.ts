import * as z from 'zod/mini'
import { authors, call, id, text } from '@xinglin/contract/call'
import { Criterion, DecidedMark, Recheck, WorkFile } from '@xinglin/contract/marking'
import { fileBytes, pictureRefusals } from '@xinglin/contract/resources'
import { OwnDate, workRefusals } from './own.ts'
import { missing, sensitive } from './shapes.ts'

/** A file of a work has at most so many bytes, a work so many files. */
export const largestWorkFile = 20_971_520
export const maxWorkFiles = 10
/** What the browser's own list of files offers. */
export const workFileKinds = '.pdf,.docx,.xlsx,.pptx,image/jpeg,image/png,image/webp,image/gif'
/** Signs of formatted text, marks of formatting included. */
export const longestWork = 60_000

/** What somebody writes before they hand it in. */
export const WorkDraft = z.strictObject({
  Body: z.string(),
  Files: z.array(WorkFile),
  /** Counts what was kept; 0 for nothing. */
  Version: z.number(),
  SavedAt: z.nullable(z.string()),
})
export type WorkDraft = z.output<typeof WorkDraft>

/** What proves that something was handed in: its number, the moment by the server's clock, and a digest of what it says. */
export const Receipt = z.strictObject({
  No: z.number(),
  HandedAt: z.string(),
  /** SHA-256 of text and files, its first sixteen signs. */
  Digest: z.string(),
  /** By how many days begun it is late by the student's own date; 0 in time. */
  LateDays: z.number(),
})
export type Receipt = z.output<typeof Receipt>

/** A version that was handed in, with what was decided of it as far as its student is told. */
export const HandedVersion = z.strictObject({
  ...Receipt.shape,
  Body: z.string(),
  Files: z.array(WorkFile),
  Decided: z.nullable(DecidedMark),
})
export type HandedVersion = z.output<typeof HandedVersion>

const place = { Id: id, ItemId: id }

/** The caller's own work at an item of a task: what they write, what they handed in, what became of it. */
export const getOwnSubmission = call({
  path: '/api/LearningJob/MySubmission',
  keyless: true,
  who: ['student'],
  input: z.object(place),
  output: z.strictObject({
    Title: z.string(),
    TaskTitle: z.string(),
    /** What is asked for. */
    Asked: z.string(),
    Due: OwnDate,
    Closes: OwnDate,
    /** Until when what was returned may be handed in again, by its teacher; null otherwise. */
    AgainUntil: z.nullable(z.string()),
    /** Why nothing can be written now; empty where something can. */
    Locked: z.string(),
    State: z.enum(['none', 'waiting', 'returned', 'released']),
    /** 0-100, before penalties; null until it is released. */
    Score: z.nullable(z.number()),
    /** What it counts, penalties taken off; null until it is released. */
    Counted: z.nullable(z.number()),
    /** By how many days begun what was handed in is late; 0 in time. */
    LateDays: z.number(),
    /** Per cent of the score that each day begun after the student's own date takes off; 0 where none does. */
    Penalty: z.number(),
    /** The work, for asking that its score be looked at again; empty before it was handed in. */
    WorkId: z.string(),
    /** Until when that may be asked; null where it may not, or was. */
    RecheckUntil: z.nullable(z.string()),
    Recheck: z.nullable(Recheck),
    Rubric: z.array(Criterion),
    Draft: WorkDraft,
    /** The newest first. */
    Versions: z.array(HandedVersion),
    ServerTime: z.string(),
  }),
  refusals: missing,
})

const writing = {
  ...workRefusals,
  kind: [-1, '这项内容不需要提交'],
  handed: [-10011, '作业已提交，退回后才能再改'],
} as const

/** `Epoch` counts the places in which a draft was opened: only the last one writes. */
const Epoch = z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))

/** Opens a draft for writing here: whoever had it open elsewhere writes no more. */
export const openDraft = call({
  path: '/api/LearningJob/OpenDraft',
  keyless: true,
  who: ['student'],
  input: z.object(place),
  output: z.strictObject({ Epoch: z.number(), Draft: WorkDraft }),
  refusals: writing,
})

const elsewhere = { elsewhere: [-10009, '已在其他设备或页面打开，这里的修改没有保存'] } as const

/**
 * Keeps a draft as a further version; answered once it is committed. An older or a repeated one changes nothing, and is
 * answered with what is kept. Files that are not named are taken out.
 */
export const saveDraft = call({
  path: '/api/LearningJob/SaveDraft',
  keyless: true,
  who: ['student'],
  perMinute: 60,
  bodyBytes: 262_144,
  input: z.object({
    ...place,
    Epoch,
    Version: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
    Body: text(longestWork, `正文不得超过${longestWork}个字符`),
    Files: z.array(id).check(z.maxLength(maxWorkFiles, `最多${maxWorkFiles}个文件`)),
  }),
  output: z.strictObject({ Version: z.number(), SavedAt: z.string() }),
  refusals: {
    ...writing,
    ...elsewhere,
    ...sensitive,
    file: [-10008, '附件不存在，请重新上传'],
    lostPicture: [-10008, '正文中的图片不存在，请重新插入'],
  },
})

/** Keeps a file with a draft: pictures are made anew, documents are looked at by what they are. */
export const keepWorkFile = call({
  path: '/api/LearningJob/KeepFile',
  keyless: true,
  makesPictures: true,
  fileBody: true,
  bodyBytes: largestWorkFile,
  perMinute: 20,
  who: ['student'],
  input: z.object({
    ...place,
    // A file comes with the rest of its input in the query.
    Epoch: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
    Name: text(255),
    Bytes: fileBytes,
  }),
  output: z.strictObject({ File: WorkFile, Version: z.number(), SavedAt: z.string() }),
  refusals: {
    ...writing,
    ...elsewhere,
    fileKind: [-10008, '仅支持图片、PDF 和 Word、Excel、PowerPoint 文档（不含宏）'],
    ...pictureRefusals,
    large: [-10008, '每个文件不得超过20 MB'],
    many: [-10008, `最多${maxWorkFiles}个文件`],
  },
})

/** Hands a draft in as it was kept last. Asked again it answers the same receipt. */
export const handIn = call({
  path: '/api/LearningJob/HandIn',
  keyless: true,
  who: ['student'],
  perMinute: 20,
  input: z.object({
    ...place,
    Epoch,
    /** The version of the draft that is handed in. */
    Version: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
  }),
  output: Receipt,
  refusals: {
    ...writing,
    ...elsewhere,
    empty: [-10008, '请先填写正文或添加附件'],
    unsaved: [-10009, '草稿还没有保存完，请稍后再提交'],
    same: [-10008, '内容没有修改，请按评语修改后再提交'],
    tooOften: [-10008, '提交次数已达上限'],
  },
})

/** Tells students the marks of a task: those that are given, and from now on each as it is given. */
export const releaseTask = call({
  path: '/api/LearningJob/Release',
  keyless: true,
  who: authors,
  perMinute: 20,
  input: z.object({ Id: id }),
  output: z.strictObject({ Released: z.number(), ReleasedAt: z.string() }),
  refusals: {
    ...missing,
    notGiven: [-10002, '您没有权限操作'],
    draft: [-1, '任务还没有发布'],
  },
})
