import * as z from 'zod/mini'
import {
  call,
  day,
  id,
  listOf,
  operators,
  page,
  pageSize,
  searchKey,
  text,
} from '@xinglin/contract/call'

/** What the school holds for a course. */
export const LicenceLine = z.strictObject({
  CourseId: z.string(),
  CourseName: z.string(),
  HasVirtual: z.number(),
  /** `usual`: nothing was said (a theory course is free, a simulation is not). */
  State: z.enum(['usual', 'granted', 'refused', 'trial']),
  TrialStart: z.nullable(z.string()),
  TrialEnd: z.nullable(z.string()),
  /** 0 none, 1 open, 2 not begun, 3 over. */
  TrialStatus: z.number(),
  IsAuthVSP: z.number(),
})
export type LicenceLine = z.output<typeof LicenceLine>

/** The courses of the school with what is held for each; by name, or by state. */
export const listLicences = call({
  path: '/api/Settlement/ListLicences',
  keyless: true,
  who: operators,
  input: z.object({
    SearchKey: searchKey,
    State: z._default(z.enum(['all', 'usual', 'granted', 'refused', 'trial']), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(LicenceLine),
})

/** Says what is held for some courses: the usual, a grant, a refusal, or a trial of some days (both included). */
export const saveLicences = call({
  path: '/api/Settlement/SaveLicences',
  who: operators,
  input: z.object({
    CourseIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
    State: z.enum(['usual', 'granted', 'refused', 'trial']),
    TrialStart: day,
    TrialEnd: day,
  }),
  output: z.strictObject({ Changed: z.number() }),
  refusals: { dates: [-10008, '请填写试用起止日期，且开始日期不晚于结束日期'] },
})

/** A wish to buy or to try a course. */
export const Lead = z.strictObject({
  Id: z.string(),
  CourseId: z.string(),
  CourseName: z.string(),
  Name: z.string(),
  Phone: z.string(),
  Message: z.string(),
  State: z.enum(['new', 'handled']),
  Note: z.string(),
  At: z.string(),
  HandledAt: z.nullable(z.string()),
})
export type Lead = z.output<typeof Lead>

/** The wishes, the newest first. */
export const listLeads = call({
  path: '/api/Settlement/ListLeads',
  keyless: true,
  who: operators,
  input: z.object({
    State: z._default(z.enum(['all', 'new', 'handled']), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(Lead),
})

/** Notes what became of a wish. */
export const handleLead = call({
  path: '/api/Settlement/HandleLead',
  who: operators,
  input: z.object({
    Id: id,
    State: z.enum(['new', 'handled']),
    Note: text(500, '备注不得超过500个字'),
  }),
  output: Lead,
  refusals: { missing: [-404, '数据不存在'] },
})
