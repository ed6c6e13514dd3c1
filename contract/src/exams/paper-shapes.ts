import * as z from 'zod/mini'
import { id, named, text, whole } from '@xinglin/contract/call'
import { questionTypes } from '@xinglin/contract/questions'
import { paperLimits, scoringPolicies } from './shapes.ts'
import { PaperStation } from './station-shapes.ts'

/** Where a paper stands: being written, frozen and fit for examinations, no longer used. */
export const paperStates = ['draft', 'ready', 'retired'] as const
export type PaperState = (typeof paperStates)[number]
export const paperStateNames: Readonly<Record<PaperState, string>> = {
  draft: '草稿',
  ready: '可用',
  retired: '已停用',
}

/** In tenths of a point, for a question or a whole group. */
const tenths = whole(1, 1_000, '分值须为0.1至100分')

/** A question that everybody has. */
export const PaperItem = z.object({ QuestionId: id, Tenths: tenths })
export type PaperItem = z.output<typeof PaperItem>

/** A cell of the blueprint (双向细目表): so many questions of a theme, a type and a difficulty, drawn for each examinee. */
export const PaperCell = z.object({
  Id: id,
  /** A code of 知识类型 or of 系统与症状; empty for any. */
  Theme: text(64),
  Type: z.enum(questionTypes),
  /** 1-5; 0 for any. */
  Difficulty: whole(0, 5, '难度须为1至5'),
  Count: whole(1, 100, '题数须为1至100'),
  Tenths: tenths,
})
export type PaperCell = z.output<typeof PaperCell>

/** A section of a paper (试卷部分). */
export const PaperSection = z.object({
  Id: id,
  Name: named(40, '部分名称'),
  Policy: z.enum(scoringPolicies),
  /** Once left it can neither be read nor changed (跨题型不可回看). */
  OneWay: z.boolean(),
  /** Questions stand in an order of each examinee's own. */
  Mixed: z.boolean(),
  /** So do options. */
  MixOptions: z.boolean(),
  Items: z.array(PaperItem).check(z.maxLength(paperLimits.questions)),
  Cells: z.array(PaperCell).check(z.maxLength(paperLimits.cells)),
  /** Behind its questions; absent for none. */
  Stations: z.optional(
    z
      .array(PaperStation)
      .check(z.maxLength(paperLimits.stations, `每个部分最多${paperLimits.stations}个考站`)),
  ),
})
export type PaperSection = z.output<typeof PaperSection>

/** All that a form of a paper says. */
export const PaperForm = z.object({
  Name: named(80, '试卷名称'),
  /** What examinees are told before they begin. */
  Note: text(500),
  Sections: z
    .array(PaperSection)
    .check(z.maxLength(paperLimits.sections, `最多${paperLimits.sections}个部分`)),
})
export type PaperForm = z.output<typeof PaperForm>

/** A paper as lists show it. */
export const PaperLine = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  State: z.enum(paperStates),
  /** The last frozen version; 0 while there is none. */
  VersionNo: z.number(),
  /** It was changed since it was frozen. */
  IsChanged: z.boolean(),
  Questions: z.number(),
  Tenths: z.number(),
  OwnerName: z.string(),
  IsMine: z.boolean(),
  EditedAt: z.string(),
})
export type PaperLine = z.output<typeof PaperLine>

/** A question of the bank as the editor of a paper shows it. */
export const PaperQuestion = z.strictObject({
  QuestionId: z.string(),
  Type: z.enum(questionTypes),
  Stem: z.string(),
  Difficulty: z.number(),
  /** Codes of its tags. */
  Tags: z.array(z.string()),
  /** How many answers it asks for. */
  Units: z.number(),
  /** False for what was retired since it was chosen. */
  IsUsable: z.boolean(),
  /** Students meet it in practice. */
  Practice: z.boolean(),
})
export type PaperQuestion = z.output<typeof PaperQuestion>

/** What keeps a paper from being frozen: the section (from 1; 0 for the whole), in Chinese. */
export const PaperProblem = z.strictObject({ Section: z.number(), Text: z.string() })
export type PaperProblem = z.output<typeof PaperProblem>

/** How many questions a cell lacks. */
export const Shortage = z.strictObject({ CellId: z.string(), Lacking: z.number() })
export type Shortage = z.output<typeof Shortage>

/** What is done to a paper. */
export const paperMoves = ['freeze', 'retire', 'restore', 'copy', 'delete'] as const
export type PaperMove = (typeof paperMoves)[number]

/** A paper whole, for whoever may write it or set it. */
export const PaperDetail = z.strictObject({
  Line: PaperLine,
  Form: PaperForm,
  /** The questions that the form names. */
  Questions: z.array(PaperQuestion),
  /** The cases and procedures of its stations. */
  Works: z.array(z.strictObject({ WorkId: z.string(), Title: z.string() })),
  Problems: z.array(PaperProblem),
  Shortages: z.array(Shortage),
  Versions: z.array(
    z.strictObject({
      No: z.number(),
      FrozenAt: z.string(),
      FrozenBy: z.string(),
      Questions: z.number(),
      Tenths: z.number(),
    }),
  ),
  Actions: z.array(z.enum(['edit', ...paperMoves])),
  Version: z.number(),
})
export type PaperDetail = z.output<typeof PaperDetail>
