import * as z from 'zod/mini'
import { call, text } from '@xinglin/contract/call'
import { Expertise } from '@xinglin/contract/identity'

/** How long an introduction may be, in code points. */
export const longestRemark = 500

/** What a teacher says of the own teaching in public. */
const OwnTeaching = z.strictObject({
  Remark: z.string(),
  Expertise: z.array(z.string()),
  /** Marks what a form shows of it; another once somebody changed it. */
  Version: z.string(),
})
export type OwnTeaching = z.output<typeof OwnTeaching>

const missing = { missing: [-404, '该教师不存在'] } as const

/** What the caller, a teacher, says of the own teaching. */
export const getOwnTeaching = call({
  path: '/api/Teacher/GetOwn',
  keyless: true,
  who: ['teacher'],
  input: z.object({}),
  output: OwnTeaching,
  refusals: missing,
})

/** Changes the caller's own introduction and expertise; everybody sees them at once, and the school's audit list says so. */
export const saveOwnTeaching = call({
  path: '/api/Teacher/SaveOwn',
  who: ['teacher'],
  input: z.object({
    Remark: text(longestRemark, `简介不得超过${longestRemark}个字`),
    Expertise,
    /** That of what the form was read from: a newer one refuses, with it in Data. Empty does not ask. */
    Version: text(64),
  }),
  output: OwnTeaching,
  refusals: {
    ...missing,
    sensitiveRemark: [-10010, '简介内容包含敏感词'],
    sensitiveExpertise: [-10010, '擅长内容包含敏感词'],
    newer: [-10011, '教师简介已被他人修改，请核对后再次保存'],
  },
})
