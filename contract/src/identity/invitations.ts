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
  people,
  text,
  whole,
} from '@xinglin/contract/call'
import { passwordFault } from './password.ts'
import { channelOfAddress, maxSentTo, SentInvitation } from './sent-invitation.ts'

/** `used`: as many accepted as may; `over`: its time is past; `revoked`: somebody took it back. */
export const invitationStates = ['open', 'used', 'over', 'revoked'] as const

/** An invitation of teachers, as those who run the school see it. The code itself is shown once and not kept. */
export const Invitation = z.strictObject({
  Id: z.string(),
  Note: z.string(),
  CollegeName: z.string(),
  DepartmentName: z.string(),
  /** How many may accept it, and who did, the newest first. */
  Uses: z.number(),
  Used: z.number(),
  People: z.array(z.strictObject({ Name: z.string(), Number: z.string(), At: z.string() })),
  State: z.enum(invitationStates),
  ExpiresAt: z.string(),
  CreatedAt: z.string(),
  CreatedByName: z.string(),
  /** What became of it where it was sent; null where it was not. */
  Delivery: z.nullable(SentInvitation),
})
export type Invitation = z.output<typeof Invitation>

/** The invitations of the school, the newest first. */
export const listInvitations = call({
  path: '/api/Invitation/List',
  keyless: true,
  who: managers,
  input: z.object({ PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(Invitation),
})

/** Invites teachers; answers the code, once. Administrators are made by administrators alone. */
export const makeInvitation = call({
  path: '/api/Invitation/Make',
  keyless: true,
  who: managers,
  perMinute: 30,
  input: z.object({
    Note: text(50, '备注不得超过50个字'),
    /** The 院系 and the subject or 科室 that they will belong to; nobody's id for none. */
    CollegeId: z._default(id, nobody),
    DepartmentId: z._default(id, nobody),
    Uses: whole(1, 500, '人数为 1 至 500'),
    Days: whole(1, 60, '天数为 1 至 60'),
    /** Telephones and addresses of mail to which it is sent, by the ways that the school has opened. */
    SendTo: z._default(
      z
        .array(
          z
            .string()
            .check(
              z.refine(
                (address) => channelOfAddress(address) !== undefined,
                '手机号或邮箱格式不正确',
              ),
            ),
        )
        .check(z.maxLength(maxSentTo, `一次最多发送给 ${maxSentTo} 人`)),
      [],
    ),
  }),
  output: z.strictObject({ Id: z.string(), Code: z.string(), ExpiresAt: z.string() }),
  refusals: {
    college: [-10008, '请选择院系'],
    department: [-10008, '请选择学科或科室'],
    tooMany: [-1, '有效的邀请已有 200 个，请先撤销不用的'],
    closed: [-1, '学校没有开启这种发送方式，请复制链接发送'],
    more: [-10008, '发送的人数不能多于可加入的人数'],
  },
})

/** Takes an invitation back; who accepted it stays. */
export const revokeInvitation = call({
  path: '/api/Invitation/Revoke',
  who: managers,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
  refusals: { missing: [-404, '数据不存在'], over: [-10011, '该邀请已失效'] },
})

/** Sends once more what could not be sent. */
export const resendInvitation = call({
  path: '/api/Invitation/SendAgain',
  who: managers,
  input: z.object({ Id: id }),
  output: z.strictObject({ Waiting: z.number() }),
  refusals: {
    missing: [-404, '数据不存在'],
    over: [-10011, '该邀请已失效'],
    none: [-10011, '没有发送失败的'],
  },
})

const code = text(40, '邀请码不正确')
const gone = [-1, '邀请码不正确，或邀请已过期、已撤销、已用完，请联系学校管理员'] as const

/** What an invitation invites to. */
export const getInvitation = call({
  path: '/api/Invitation/Get',
  keyless: true,
  who: people,
  perMinute: 10,
  input: z.object({ Code: code }),
  output: z.strictObject({
    CollegeName: z.string(),
    DepartmentName: z.string(),
    ExpiresAt: z.string(),
  }),
  refusals: { gone },
})

/** Accepts an invitation: makes the account of a teacher, who signs in by number from then on. */
export const acceptInvitation = call({
  path: '/api/Invitation/Accept',
  keyless: true,
  hashes: true,
  who: people,
  perMinute: 5,
  input: z.object({
    Code: code,
    RealName: named(30, '姓名'),
    Number: named(32, '工号'),
    PassWord: z.string().check(
      z.maxLength(256),
      z.refine((word) => passwordFault(word, []) === undefined, {
        error: (issue) => passwordFault(String(issue.input), []) ?? '密码不符合要求',
      }),
    ),
  }),
  output: z.strictObject({ Number: z.string() }),
  refusals: {
    gone,
    touristName: [-10008, '姓名不能包含“游客”'],
    personal: [-10008, '密码不能包含姓名、账号或学号/工号'],
    numberTaken: [-10008, '该工号已有账号，请直接登录；忘记密码请联系学校管理员'],
  },
})
