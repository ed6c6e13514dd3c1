import * as z from 'zod/mini'
import {
  call,
  id,
  listOf,
  managers,
  operators,
  page,
  pageSize,
  searchKey,
} from '@xinglin/contract/call'

const packKey = z.string().check(z.regex(/^[a-z]{1,30}$/))

/** What an item of a pack is. */
export const packKinds = {
  courses: '课程',
  cases: '病例',
  procedures: '操作项目',
  protocols: '实验方案',
  questions: '题目',
} as const satisfies Readonly<Record<string, string>>
export type PackKind = keyof typeof packKinds
const kinds = Object.keys(packKinds) as [PackKind, ...PackKind[]]

const counts = z.strictObject({
  courses: z.number(),
  cases: z.number(),
  procedures: z.number(),
  protocols: z.number(),
  questions: z.number(),
})

/** A pack as a school may have it. */
export const PackLine = z.strictObject({
  Key: z.string(),
  Name: z.string(),
  Summary: z.string(),
  Counts: counts,
  /** The version that the platform offers now; 0 where it offers none that the school does not have. */
  Offered: z.number(),
  /** The version that the school has; 0 for none. */
  Held: z.number(),
  HeldAt: z.nullable(z.string()),
})
export type PackLine = z.output<typeof PackLine>

/** The packs that the platform has granted to the visited school. */
export const listPacks = call({
  path: '/api/Pack/List',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: z.array(PackLine),
})

/** What adding or updating does to an item; `edited`, `own` and `removed` stay as the school has them. */
export const packVerdicts = {
  new: '新增',
  changed: '更新',
  same: '不变',
  edited: '学校已修改，保留',
  own: '学校已有，保留',
  removed: '学校已删除，不再添加',
} as const satisfies Readonly<Record<string, string>>
export type PackVerdict = keyof typeof packVerdicts
const verdicts = Object.keys(packVerdicts) as [PackVerdict, ...PackVerdict[]]

const refusals = { missing: [-404, '数据不存在'] } as const

export const PackPreview = z.strictObject({
  Pack: PackLine,
  Items: z.array(
    z.strictObject({ Kind: z.enum(kinds), Title: z.string(), Verdict: z.enum(verdicts) }),
  ),
  /** Marks what was shown; adding upon an older one is refused. */
  Mark: z.string(),
})
export type PackPreview = z.output<typeof PackPreview>

/** What adding a pack, or updating it, would do to each of its items. */
export const previewPack = call({
  path: '/api/Pack/Preview',
  who: managers,
  input: z.object({ Pack: packKey }),
  output: PackPreview,
  refusals,
})

/** Adds a pack to the school, or updates it to the version that is offered. */
export const applyPack = call({
  path: '/api/Pack/Apply',
  who: managers,
  perMinute: 10,
  input: z.object({ Pack: packKey, Mark: z.string().check(z.maxLength(40)) }),
  output: z.strictObject({ Added: z.number(), Updated: z.number(), Kept: z.number() }),
  refusals: {
    ...refusals,
    newer: [-10011, '内容已有变化，请重新预览'],
    busy: [-1, '正在添加内容包，请稍候再试'],
  },
})

/** A school with how it stands to each pack of this release. */
export const SchoolPacks = z.strictObject({
  SchoolId: z.string(),
  Name: z.string(),
  Hosts: z.array(z.string()),
  Packs: z.array(
    z.strictObject({
      Key: z.string(),
      Granted: z.boolean(),
      /** The version that it was offered last, and the one that it has; 0 for none. */
      Offered: z.number(),
      Held: z.number(),
    }),
  ),
})
export type SchoolPacks = z.output<typeof SchoolPacks>

/** A pack of this release. */
export const ReleasedPack = z.strictObject({
  Key: z.string(),
  Name: z.string(),
  Summary: z.string(),
  Version: z.number(),
  Counts: counts,
})
export type ReleasedPack = z.output<typeof ReleasedPack>

/** The packs of this release, and which school has which in which version; for operators. */
export const listSchoolPacks = call({
  path: '/api/Pack/ListSchools',
  keyless: true,
  who: operators,
  input: z.object({ SearchKey: searchKey, PageIndex: page, PageSize: pageSize(20) }),
  output: z.strictObject({
    ...listOf(SchoolPacks).shape,
    Release: z.array(ReleasedPack),
  }),
})

/** Grants packs to a school, or offers it their newest version; without `Granted` takes the grant back: what the school has stays with it. */
export const grantPacks = call({
  path: '/api/Pack/Grant',
  who: operators,
  input: z.object({
    /** Another school than the visited one as well. */
    GrantedTo: id,
    Packs: z.array(packKey).check(z.minLength(1), z.maxLength(50)),
    Granted: z.boolean(),
  }),
  output: z.strictObject({}),
  refusals,
})
