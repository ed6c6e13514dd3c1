import * as z from 'zod/mini'
import { anyone, call, id, isOutwardAddress, managers, text } from '@xinglin/contract/call'

const missing = [-404, '数据不存在'] as const
const longest = 500

/** An address of a preview that leads to another site. */
const Redirect = z.strictObject({
  Id: z.string(),
  /** The path that is left, as `/CoursePreview/…`. */
  Path: z.string(),
  Target: z.string(),
  Reason: z.string(),
  Active: z.boolean(),
  /** Without the page that says where one goes; an operator decides that. */
  Automatic: z.boolean(),
  Version: z.string(),
})

/** The addresses of the school that lead elsewhere. */
export const listRedirects = call({
  path: '/api/Preview/ListRedirects',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: z.array(Redirect),
})

/** Writes where an address leads; only an operator lets it lead there without asking. */
export const saveRedirect = call({
  path: '/api/Preview/SaveRedirect',
  who: managers,
  input: z.object({
    Id: id,
    Path: z
      .string()
      .check(
        z.regex(
          /^\/CoursePreview\/[^\s/?#]{1,100}(\/[^\s/?#]{1,100})?$/,
          '请填写预览页的路径，如 /CoursePreview/…',
        ),
      ),
    Target: z
      .string()
      .check(
        z.maxLength(longest, `地址不得超过${longest}个字符`),
        z.refine(isOutwardAddress, '请填写以 https:// 开头的地址'),
      ),
    Reason: text(200, '原因不得超过200个字'),
    Active: z.boolean(),
    Automatic: z.boolean(),
    /** The version that was written upon; empty for a new one. */
    Version: z._default(z.string(), ''),
  }),
  output: Redirect,
  refusals: {
    missing,
    taken: [-1, '该路径已有跳转'],
    address: [-10008, '请填写以 https:// 开头的地址'],
    own: [-10008, '目标地址不能是本站'],
    operators: [-10002, '自动跳转须由平台运维设置'],
    newer: [-10011, '该跳转已被他人修改，请核对后再次保存'],
    tooMany: [-1, '跳转链接已达 200 条'],
  },
})

/** Forgets where an address led. */
export const deleteRedirect = call({
  path: '/api/Preview/DeleteRedirect',
  who: managers,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
})

/** Where one is about to go, for the page that says so. */
export const leaving = call({
  path: '/api/Preview/Leaving',
  keyless: true,
  who: anyone,
  input: z.object({ Id: id }),
  output: z.strictObject({ Target: z.string(), Reason: z.string() }),
  refusals: { missing },
})
