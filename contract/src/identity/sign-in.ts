import * as z from 'zod/mini'
import { anyone, call, mobile, people, postKinds, signedIn } from '@xinglin/contract/call'
import { passwordFault } from './password.ts'

/** RoleType on the wire; `preview` is whoever holds a preview link. */
export const role = {
  operator: 1,
  admin: 2,
  teacher: 3,
  student: 4,
  guest: 5,
  preview: 6,
} as const

/** What a browser keeps of a session; the keys encrypt bodies, `MacKey` proves requests. */
export const Session = z.strictObject({
  TokenId: z.string(),
  UserId: z.string(),
  AccountId: z.string(),
  AccountName: z.string(),
  RealName: z.string(),
  StudentIDOrJobNumber: z.string(),
  ImgUrl: z.string(),
  /** 0 female, 1 male, null unknown. */
  Gender: z.nullable(z.number()),
  LoginType: z.number(),
  RoleType: z.number(),
  Roles: z.array(z.number()),
  /** Posts that this session holds; none but at the administrators’ door. */
  Posts: z.array(z.strictObject({ Kind: z.enum(postKinds), PlaceName: z.string() })),
  IsTourists: z.boolean(),
  IsVsp: z.boolean(),
  /** The one course that a preview link shows; empty for everybody else. */
  PreviewCourseId: z.string(),
  MustChangePassword: z.boolean(),
  Key: z.string(),
  Iv: z.string(),
  MacKey: z.string(),
  /** Minutes without a response after which the session ends; 0 never. */
  ExitOperationTime: z.number(),
  ServerTime: z.number(),
})
export type Session = z.output<typeof Session>

const credentials = z.object({
  LoginType: z._default(z.union([z.literal(0), z.literal(1), z.literal(2)]), 2),
  timestamp: z.optional(z.number()),
  UserName: z.string().check(z.refine((name) => [...name].length <= 64, '账号过长')),
  PassWord: z.string().check(z.refine((word) => [...word].length <= 256, '密码过长')),
  /** 1 makes the keyed MAC a duty of this session. */
  Mac: z.optional(z.number()),
  /** A riddle that a refusal brought (`unproven`), and its answer. */
  Proof: z._default(z.string().check(z.maxLength(300)), ''),
  Answer: z._default(z.string().check(z.maxLength(20)), ''),
})

const loginRefusals = {
  wrong: [-10012, '账号或密码错误'],
  notThisDoor: [-10002, '您没有权限操作'],
  badLink: [-10012, '请确认您输入的链接是否正确！'],
  /** While strangers flood the school with wrong passwords: `Data` is a `SignInProof`, to be solved and sent with the same again. */
  unproven: [-10013, '请先完成验证'],
} as const

/** A riddle that a browser solves unseen: a number that makes SHA-256 of `Proof:number` begin with so many bits of nothing. */
export const SignInProof = z.strictObject({ Proof: z.string(), Bits: z.number() })

/** Signs in by account or student/job number; one message for unknown, wrong, locked and of another school. */
export const userLoginNew = call({
  path: '/api/UserManage/UserLoginNew',
  keyless: true,
  hashes: true,
  who: anyone,
  beforePasswordChange: true,
  input: credentials,
  output: Session,
  refusals: loginRefusals,
})

/** The administrators' door (LoginType 0); also tells where to go. */
export const login = call({
  path: '/api/UserManage/Login',
  keyless: true,
  hashes: true,
  who: anyone,
  beforePasswordChange: true,
  input: credentials,
  output: z.extend(Session, { Redirect: z.string() }),
  refusals: loginRefusals,
})

/** Ends the session; answers 0 also when it has ended already. */
export const logout = call({
  path: '/api/UserManage/Logout',
  who: anyone,
  evenWithoutSession: true,
  beforePasswordChange: true,
  input: z.object({}),
  output: z.strictObject({ SsoLogoutUrl: z.optional(z.string()) }),
})

/**
 * Changes a password: of one's own by the old one, or of the account of a telephone by the code that was sent to it;
 * every session of the account ends, this one too.
 */
export const resetUserPws = call({
  path: '/api/UserManage/ResetUserPws',
  keyless: true,
  hashes: true,
  who: people,
  beforePasswordChange: true,
  input: z.object({
    OldPassWord: z._default(z.string().check(z.maxLength(256)), ''),
    Phone: z._default(mobile, ''),
    Code: z._default(z.string().check(z.maxLength(20)), ''),
    NewPassWord: z.string().check(
      z.maxLength(256),
      z.refine((word) => passwordFault(word, []) === undefined, {
        error: (issue) => passwordFault(String(issue.input), []) ?? '密码不符合要求',
      }),
    ),
  }),
  output: z.strictObject({}),
  refusals: {
    wrongOld: [-10012, '原密码错误'],
    badCode: [-10012, '验证码错误或已过期'],
    closed: [-1, '本校未开放短信找回密码'],
    notOwn: [-10002, '您没有权限操作'],
    noSession: [-401, '登录信息过期，请重新登录！'],
    same: [-10008, '新密码不能与原密码相同'],
    personal: [-10008, '密码不能包含姓名、账号或学号/工号'],
    guest: [-10002, '您没有权限操作'],
  },
})

/** Tells the server that the person is still there (继续使用); answers the idle limit in minutes. */
export const keepAlive = call({
  path: '/api/UserManage/KeepAlive',
  keyless: true,
  who: signedIn,
  beforePasswordChange: true,
  input: z.object({}),
  output: z.strictObject({ ExitOperationTime: z.number() }),
})
