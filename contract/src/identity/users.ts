import * as z from 'zod/mini'
import { Expertise } from './expertise.ts'
import { Background, backgroundRefusals } from './profile.ts'
import { call, clearable, id, managers, named, nobody, text } from '@xinglin/contract/call'

const phone = /^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const login = /^[\p{L}\p{N}._@-]{2,64}$/u

/** A person as administrators see one. */
export const User = z.strictObject({
  Id: z.string(),
  AccountName: z.string(),
  Number: z.string(),
  RealName: z.string(),
  Gender: z.nullable(z.number()),
  /** 1 operator, 2 administrator, 3 teacher, 4 student, 5 guest. */
  RoleType: z.number(),
  /** Title of a teacher, 0 for others. */
  Title: z.number(),
  /** Department of a teacher; empty for none. */
  DepartmentId: z.string(),
  DepartmentName: z.string(),
  /** What is said of a teacher in public. */
  Remark: z.string(),
  /** What a teacher is good at. */
  Expertise: z.array(z.string()),
  Phone: z.string(),
  Email: z.string(),
  /** Codes of 文化程度 and 民族, and of the area one comes from; empty where nothing was said. */
  Education: z.string(),
  Nation: z.string(),
  NativePlace: z.string(),
  Disabled: z.boolean(),
  MustChangePassword: z.boolean(),
  /** Newest request of an open session; null when nobody is signed in. */
  LastSeenAt: z.nullable(z.string()),
  CreatedAt: z.string(),
  /** Marks what a form shows of the person; another once somebody changed it. */
  Version: z.string(),
})
export type User = z.output<typeof User>

/** What may be said of a person in a form or a row of an import; names and numbers are the school's. */
export const UserFields = z.object({
  RealName: named(30, '姓名'),
  Number: named(32, '学号/工号'),
  AccountName: text(64, '登录名不得超过64个字符').check(
    z.refine(
      (name) => name === '' || login.test(name),
      '登录名只能含文字、数字和 . _ @ -，2至64个字符',
    ),
  ),
  RoleType: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  Gender: z._default(z.nullable(z.union([z.literal(0), z.literal(1)])), null),
  Phone: text(20, '电话号码不得超过20个字符').check(
    z.refine((number) => number === '' || phone.test(number), '电话号码格式不正确'),
  ),
  Email: text(100, '电子邮箱不得超过100个字符').check(
    z.refine((address) => address === '' || email.test(address), '电子邮箱格式不正确'),
  ),
  Title: z._default(
    z.number().check(z.refine((title) => title === 0 || (title >= 5 && title <= 13), '职称不正确')),
    0,
  ),
  DepartmentId: z._default(z.nullable(id), nobody),
  Remark: text(500, '简介不得超过500个字'),
  ...Background,
})
export type UserFields = z.output<typeof UserFields>

const refusals = {
  ...backgroundRefusals,
  missing: [-404, '数据不存在'],
  loginTaken: [-10008, '该登录名已被使用'],
  numberTaken: [-10008, '该学号/工号已被使用'],
  touristName: [-10008, '姓名不能包含“游客”'],
  higher: [-10002, '您没有权限操作'],
  lastAdmin: [-1, '至少保留一个可用的管理员账号'],
  self: [-1, '不能停用自己的账号'],
  college: [-10008, '请选择院系'],
  inClass: [-1, '该学生在行政班中，院系随行政班；请改为转班'],
  newer: [-10011, '该用户已被他人修改，请核对后再次保存'],
} as const

/** Makes a person (empty `Id`; answers the one-time password) or changes one. Nobody raises a role to the own or above, but administrators make one another where the platform lets them. */
export const saveUser = call({
  path: '/api/UserManage/SaveUser',
  keyless: true,
  who: managers,
  posts: ['secretary'],
  hashes: true,
  input: z.extend(UserFields, {
    Id: id,
    /** What a teacher is good at; absent stays as it is. */
    Expertise: z.optional(Expertise),
    /** The 院系 that the person belongs to, empty for none; absent stays as it is. */
    CollegeId: clearable(
      z.optional(z.string().check(z.refine((one) => one === '' || uuid.test(one), '请选择院系'))),
    ),
    /** That of the person the form was read from: a newer one refuses, with the person in Data. Empty does not ask. */
    Version: text(64),
  }),
  output: z.strictObject({ User, Password: z.string() }),
  refusals,
})

/** Disables people, or enables them again; their sessions end at once. */
export const disableUsers = call({
  path: '/api/UserManage/DisableUsers',
  who: managers,
  posts: ['secretary'],
  input: z.object({
    Ids: z.array(id).check(z.minLength(1), z.maxLength(100)),
    Disabled: z.boolean(),
  }),
  output: z.strictObject({ Changed: z.number() }),
  refusals,
})

/** Gives a person a one-time password that must be changed at the first sign-in; all their sessions end. */
export const resetPassword = call({
  path: '/api/UserManage/ResetPassword',
  keyless: true,
  who: managers,
  posts: ['secretary'],
  hashes: true,
  input: z.object({ Id: id }),
  output: z.strictObject({ Password: z.string() }),
  refusals,
})
