import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { missing } from './shapes.ts'

/** How an examinee's browser stands to the settings of Safe Exam Browser that are offered: nothing was said, they fit, others. */
export const safeBrowserStates = ['', 'fits', 'other'] as const
export type SafeBrowserState = (typeof safeBrowserStates)[number]
export const safeBrowserNames: Readonly<Record<SafeBrowserState, string>> = {
  '': '',
  fits: '安全浏览器，设置相符',
  other: '安全浏览器，设置不符',
}

/**
 * What the JavaScript interface of Safe Exam Browser says of its settings, for browsers that send no header: addresses of
 * the page, and the hash of one of them and the Config Key.
 */
export const SafeBrowserClaim = z.object({
  /** Where the page is, and where it was loaded: the interface says the hash of one of them. */
  Urls: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(2)),
  Hash: z.string().check(z.maxLength(64)),
})
export type SafeBrowserClaim = z.output<typeof SafeBrowserClaim>

/** The settings of Safe Exam Browser for an examination that offers them: to its examinees, and to who sets or watches it. */
export const getSafeBrowser = call({
  path: '/api/Exam/GetSafeBrowser',
  keyless: true,
  who: ['student', ...authors],
  signInFirst: '登录后才可以学习哦！',
  input: z.object({ ExamId: id }),
  output: z.strictObject({
    /** A `.seb` file. */
    File: z.string(),
    ConfigKey: z.string(),
    /** Where it begins. */
    StartUrl: z.string(),
  }),
  refusals: { ...missing, none: [-1, '该考试没有提供安全考试浏览器设置'] },
})
