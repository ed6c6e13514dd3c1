import * as z from 'zod/mini'
import { authors, call, id, text } from '@xinglin/contract/call'
import { fileBytes, pictureRefusals } from '@xinglin/contract/resources'
import { Sheet } from './run-shapes.ts'

/** A picture of a sheet has at most so many bytes. */
export const largestSheetPhoto = 10_485_760

const refusals = {
  missing: [-404, '数据不存在'],
  early: [-1, '这支队还没有到本站'],
  over: [-1, '本轮成绩已经公示，不能再评分'],
  away: [-1, '这支队在本站缺考或作废，无须评分'],
  own: [-1, '评委不能评本校的队'],
} as const
const input = { SkillContestId: id, SlotId: id }

/** Keeps a picture of the paper sheet of an own mark, in the place of the one before, until the scores are published. */
export const keepSheetPhoto = call({
  path: '/api/SimulationGame/KeepSheetPhoto',
  fileBody: true,
  bodyBytes: largestSheetPhoto,
  perMinute: 30,
  who: authors,
  input: z.object({ ...input, Name: text(255), Bytes: fileBytes }),
  output: Sheet,
  refusals: {
    ...refusals,
    ...pictureRefusals,
    photo: [-10008, '请选择照片'],
    large: [-10008, '照片不得超过10 MB'],
  },
})

/** Takes the picture of an own mark away. */
export const dropSheetPhoto = call({
  path: '/api/SimulationGame/DropSheetPhoto',
  who: authors,
  input: z.object(input),
  output: Sheet,
  refusals,
})
