import * as z from 'zod/mini'
import { call, listOf, managers, page, pageSize } from '@xinglin/contract/call'

const megabyte = 1_048_576
/** A quota of a school is told in gigabytes of so many bytes. */
export const gigabyte = 1_073_741_824

/** What documents, pictures and models that one person uploaded may take together, in bytes. */
export const personQuota = { teacher: 2 * gigabyte, other: 50 * megabyte } as const

/** Why an upload is refused that no room is left for; said with what is used and allowed. */
export const storageRefusals = {
  personFull: [-1, '您的文件空间不足'],
  schoolFull: [-1, '学校的文件空间不足'],
} as const

/** How many people are listed. */
export const largestUsers = 10

/** What the files of the school take and may take, and who has the most of it. Films have a quota of their own. */
export const getStorage = call({
  path: '/api/ResourcesManage/Storage',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: z.strictObject({
    /** Bytes. */
    Used: z.number(),
    Quota: z.number(),
    People: z.array(
      z.strictObject({
        Id: z.string(),
        Name: z.string(),
        Files: z.number(),
        Used: z.number(),
      }),
    ),
    /** What nothing refers to: listed, and removed when it was so for `unusedFileDays`. */
    Unused: z.strictObject({ Files: z.number(), Used: z.number() }),
  }),
})

/** A file that nothing refers to is listed after so many days, and removed after as many more. */
export const unusedFileDays = 1

/** The files that nothing refers to, those that are removed soonest first. */
export const getUnusedFiles = call({
  path: '/api/ResourcesManage/UnusedFiles',
  keyless: true,
  who: managers,
  input: z.object({ PageIndex: page, PageSize: pageSize(10) }),
  output: listOf(
    z.strictObject({
      Id: z.string(),
      /** Opens the file; signed. */
      Url: z.string(),
      MediaType: z.string(),
      Used: z.number(),
      /** Who uploaded it; empty where nobody did or the person is gone. */
      OwnerName: z.string(),
      UploadedAt: z.string(),
      /** From when on it is removed, unless something refers to it by then. */
      RemovedFrom: z.string(),
    }),
  ),
})
