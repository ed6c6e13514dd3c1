import * as z from 'zod/mini'
import {
  call,
  id,
  listOf,
  managers,
  named,
  page,
  pageSize,
  people,
  searchKey,
  text,
} from '@xinglin/contract/call'
import { passwordFault } from '@xinglin/contract/identity'
import { phone, smsCode } from './sms.ts'

/** What becomes of a wish to register. */
export const registrationStates = ['all', 'pending', 'approved', 'refused'] as const

/**
 * Registers a student. `roster`: name and number must be those of somebody the school has imported and nobody has
 * claimed; active at once. `approval`: waits for an administrator, and a message tells the outcome.
 */
export const regedit = call({
  path: '/api/UserManage/Regedit',
  keyless: true,
  hashes: true,
  who: people,
  input: z.object({
    RealName: named(30, '姓名'),
    Phone: phone,
    Code: smsCode,
    PassWord: z.string().check(
      z.maxLength(256),
      z.refine((word) => passwordFault(word, []) === undefined, {
        error: (issue) => passwordFault(String(issue.input), []) ?? '密码不符合要求',
      }),
    ),
    StudentNo: named(32, '学号'),
    ClassCode: text(30, '班级不得超过30个字'),
    /** The version of the agreement that was read and agreed to. */
    Agreed: z._default(z.number(), 0),
  }),
  output: z.strictObject({ State: z.enum(['active', 'pending']) }),
  refusals: {
    closed: [-1, '本校未开放自助注册'],
    badCode: [-10012, '验证码错误或已过期'],
    agreement: [-10008, '请阅读并同意用户协议'],
    newAgreement: [-10008, '用户协议已更新，请重新阅读并同意'],
    touristName: [-10008, '姓名不能包含“游客”'],
    personal: [-10008, '密码不能包含姓名、账号或学号/工号'],
    roster: [
      -1,
      '填写的信息与学校名单不一致，或该学号已经注册。请核对姓名、学号与手机号；仍有问题请联系学校管理员',
    ],
    phoneTaken: [-1, '该手机号已绑定账号，请直接登录或找回密码'],
    waiting: [-1, '您的申请正在审核中，结果将以短信通知'],
  },
})

/** A wish to register, as administrators see it. */
export const Registration = z.strictObject({
  Id: z.string(),
  RealName: z.string(),
  StudentNo: z.string(),
  Phone: z.string(),
  ClassCode: z.string(),
  State: z.enum(['pending', 'approved', 'refused']),
  Reason: z.string(),
  At: z.string(),
  DecidedAt: z.nullable(z.string()),
  DecidedBy: z.string(),
  /** Somebody in the school has this number already; approving would be refused. */
  Taken: z.boolean(),
})
export type Registration = z.output<typeof Registration>

/** Wishes to register, those that wait first. */
export const listRegistrations = call({
  path: '/api/Doors/ListRegistrations',
  keyless: true,
  who: managers,
  input: z.object({
    SearchKey: searchKey,
    State: z._default(z.enum(registrationStates), 'pending'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(Registration),
})

/** Approves a wish, which makes the account, or refuses it with a reason; the applicant is told by a message. */
export const decideRegistration = call({
  path: '/api/Doors/DecideRegistration',
  who: managers,
  input: z.object({
    Id: id,
    Approved: z.boolean(),
    Reason: text(100, '原因不得超过100个字'),
  }),
  output: Registration,
  refusals: {
    missing: [-404, '数据不存在'],
    decided: [-10011, '该申请已由他人处理'],
    reason: [-10008, '请填写拒绝的原因'],
    numberTaken: [-10008, '该学号/工号已被使用'],
    phoneTaken: [-1, '该手机号已绑定其他账号'],
  },
})
