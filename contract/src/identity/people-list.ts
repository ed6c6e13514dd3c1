import * as z from 'zod/mini'
import {
  call,
  id,
  listOf,
  managers,
  named,
  nobody,
  page,
  pageSize,
  searchKey,
  text,
} from '@xinglin/contract/call'
import { User } from './users.ts'

/** A person in the list of the school: with the 院系 and the 行政班 to which they belong now; empty and 0 without. */
export const ListedUser = z.extend(User, {
  CollegeId: z.string(),
  CollegeName: z.string(),
  ClassId: z.string(),
  ClassName: z.string(),
  Grade: z.number(),
})
export type ListedUser = z.output<typeof ListedUser>

/** The orders of the list: by name in pinyin, by number, by when they were made; with `-` downward. */
export const userSorts = ['-created', 'created', 'name', '-name', 'number', '-number'] as const
export type UserSort = (typeof userSorts)[number]

const Narrowed = {
  SearchKey: searchKey,
  /** 0 for every role. */
  RoleType: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(5)), 0),
  /** `fresh`: those who may sign in and have not changed their first password. */
  State: z._default(z.enum(['all', 'active', 'fresh', 'disabled']), 'all'),
  /** Absent for every 院系. */
  CollegeId: z._default(z.nullable(id), nobody),
  /** The year in which students of a 行政班 came; 0 for all. */
  Grade: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(2100)), 0),
  /** Absent for every 行政班. */
  ClassId: z._default(z.nullable(id), nobody),
}

/** The people of the school: by name (also pinyin and initials), number or account. */
export const listUsers = call({
  path: '/api/UserManage/ListUsers',
  keyless: true,
  who: managers,
  posts: ['secretary', 'collegeHead'],
  input: z.object({
    ...Narrowed,
    Sort: z._default(z.enum(userSorts), '-created'),
    /** Those after a person in the order, whatever page is asked for: to fetch all while others are made. */
    After: z._default(z.nullable(id), nobody),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(ListedUser),
})

/** What came of somebody: done, or the sentence why not. */
const Outcome = z.strictObject({ Id: z.string(), Done: z.boolean(), Note: z.string() })
const outcomes = z.strictObject({ List: z.array(Outcome) })
const ids = (most: number) =>
  z.array(id).check(z.minLength(1, '请选择用户'), z.maxLength(most, `一次最多${most}人`))

/** The sentences that say of one person why it was not done. */
export const whyNot = {
  missing: '该用户不存在或已在回收站',
  notInBin: '该用户不在回收站',
  higher: '您没有权限操作',
  self: '不能删除自己的账号',
  lastAdmin: '至少保留一个可用的管理员账号',
  guest: '游客账号不能删除，可以停用',
  merged: '已合并到其他账号，不能恢复',
} as const

/** Puts people into the bin for thirty days: their sessions end, they sign in no more and are listed nowhere. */
export const deleteUsers = call({
  path: '/api/UserManage/DeleteUsers',
  who: managers,
  input: z.object({ Ids: ids(100) }),
  output: outcomes,
})

/** Takes people out of the bin, as they were. */
export const restoreUsers = call({
  path: '/api/UserManage/RestoreUsers',
  who: managers,
  input: z.object({ Ids: ids(100) }),
  output: outcomes,
})

/** Erases people of the bin for good, before their thirty days are over: what they signed in with is free again. */
export const eraseUsers = call({
  path: '/api/UserManage/EraseUsers',
  who: managers,
  input: z.object({ Ids: ids(100) }),
  output: outcomes,
})

/** How many days the bin keeps somebody. */
export const binDays = 30

/** The people in the bin, whoever was put there last first. */
export const listDeletedUsers = call({
  path: '/api/UserManage/ListDeletedUsers',
  keyless: true,
  who: managers,
  input: z.object({ SearchKey: searchKey, PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(
    z.strictObject({
      Id: z.string(),
      RealName: z.string(),
      Number: z.string(),
      AccountName: z.string(),
      RoleType: z.number(),
      DeletedAt: z.string(),
      /** Who did it; empty where that person is gone. */
      DeletedByName: z.string(),
      /** When they are erased. */
      ErasedAt: z.string(),
      /** Whose account theirs was merged into; empty where it was not. */
      MergedIntoName: z.string(),
    }),
  ),
})

/** Gives some people one-time passwords that must be changed at the first sign-in; all their sessions end. */
export const resetPasswords = call({
  path: '/api/UserManage/ResetPasswords',
  keyless: true,
  who: managers,
  posts: ['secretary'],
  hashes: true,
  input: z.object({ Ids: ids(20) }),
  output: z.strictObject({
    List: z.array(z.extend(Outcome, { /** Empty where none was given. */ Password: z.string() })),
  }),
})

const pair = { KeepId: id, DropId: id }
const mergeRefusals = {
  missing: [-404, '数据不存在'],
  same: [-10008, '请选择两个不同的账号'],
  higher: [-10002, '您没有权限操作'],
  guest: [-10008, '游客账号不能合并'],
} as const
const Amount = z.strictObject({ Name: z.string(), Count: z.number() })

/** What merging one account into another would do. */
export const previewMerge = call({
  path: '/api/UserManage/PreviewMerge',
  keyless: true,
  who: managers,
  input: z.object(pair),
  output: z.strictObject({
    Keep: User,
    Drop: User,
    /** What goes over to the account that stays. */
    Moves: z.array(Amount),
    /** What the account that stays has as well: the other's is kept with it and not carried over. */
    Conflicts: z.array(Amount),
  }),
  refusals: mergeRefusals,
})

/** Merges: all that can goes over in one transaction, the other account is put into the bin and never restored. */
export const mergeUsers = call({
  path: '/api/UserManage/MergeUsers',
  who: managers,
  input: z.object(pair),
  output: z.strictObject({ Moved: z.number(), Kept: z.number() }),
  refusals: mergeRefusals,
})

/** How many views of a list somebody may keep. */
export const maxViews = 20
const listName = text(40).check(z.refine((name) => /^[a-z-]{1,40}$/.test(name), '列表名称不正确'))

/** The views of a list that one keeps: filters, order and columns, by name. */
export const getListViews = call({
  path: '/api/UserManage/GetListViews',
  keyless: true,
  who: managers,
  posts: ['secretary', 'collegeHead'],
  input: z.object({ List: listName }),
  output: z.strictObject({
    List: z.array(z.strictObject({ Id: z.string(), Name: z.string(), Query: z.string() })),
  }),
})

/** Keeps a view under its name; one of the same name is replaced. */
export const saveListView = call({
  path: '/api/UserManage/SaveListView',
  who: managers,
  posts: ['secretary', 'collegeHead'],
  input: z.object({ List: listName, Name: named(20, '视图名称'), Query: text(1000) }),
  output: z.strictObject({ Id: z.string() }),
  refusals: { tooMany: [-1, '每个列表最多保存20个视图'] },
})

/** Forgets a view. */
export const deleteListView = call({
  path: '/api/UserManage/DeleteListView',
  who: managers,
  posts: ['secretary', 'collegeHead'],
  input: z.object({ Id: id }),
  output: z.strictObject({}),
  refusals: { missing: [-404, '数据不存在'] },
})
