import * as z from 'zod/mini'
import {
  call,
  clearable,
  id,
  listOf,
  managers,
  named,
  operators,
  page,
  pageSize,
  searchKey,
  text,
} from '@xinglin/contract/call'

const hex = /^#[0-9a-f]{6}$/

/** What a school says of itself and how it behaves; the hosts are told and not changed here. */
export const Settings = z.strictObject({
  Name: z.string(),
  PlatformName: z.string(),
  Remark: z.string(),
  ThemeColour: z.string(),
  /** Data address or path of the logo; empty for the drawn mark. */
  TopLogoUrl: z.string(),
  ServicePhone: z.string(),
  AuthMenuCode: z.array(z.number()),
  PlatformAttribution: z.number(),
  ProviderNo: z.number(),
  AddPath: z.string(),
  AddText: z.string(),
  /** Minutes without a response after which a session ends; 0 never. */
  ExitOperationTime: z.number(),
  Flags: z.record(z.string(), z.boolean()),
  MacRequired: z.boolean(),
  /** Files have a host of their own: `files.` before the school's. */
  FilesHost: z.boolean(),
  /** Gigabytes that the files of the school may take. */
  FileQuota: z.number(),
  /** Whether the installation has a language model that could word what patients say. */
  LanguageModel: z.boolean(),
  Hosts: z.array(z.string()),
  /** Grows with each change; a save upon an older one is refused. */
  Version: z.number(),
})
export type Settings = z.output<typeof Settings>

/** The switches of a school and what each turns on. */
export const flagNames: Readonly<Record<string, string>> = {
  personal_centre: '个人中心',
  reviews: '课程评价',
  other_courses: '老师的其他课程',
  guest: '游客体验',
  public_list: '列入公开的学校名单',
  declared_courses: '首页“申报课程”栏目',
  loading_overlay: '加载遮罩“拼命加载中...”',
  language_model: '虚拟患者的回答由语言模型换成口语（AI 生成）',
  language_model_examinations: '考核中也使用语言模型',
  no_granting: '不允许学校自行设置管理员',
}

/** Switches that only the platform turns. */
export const platformFlags: readonly string[] = ['no_granting']

/** Menus by code. */
export const menuNames: Readonly<Record<number, string>> = {
  1: '首页',
  2: '题库',
  3: '课程',
  4: '教师',
  5: '专题',
}

/** The settings of the visited school. */
export const getSettings = call({
  path: '/api/SynopsisSchool/GetSettings',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: Settings,
})

const logo =
  /^(?:|\/(?!\/)[\w./-]{1,200}|data:image\/(?:png|webp|jpeg);base64,[A-Za-z0-9+/=]{1,80000})$/

const noLogo = '校徽须为 PNG、WebP 或 JPEG 图片，且不超过 60 kB'

/** What each setting is called, in the form and in the audit list. */
export const settingNames = {
  Name: '学校名称',
  PlatformName: '平台名称',
  Remark: '学校简介',
  ThemeColour: '主题色',
  TopLogoUrl: '校徽',
  ServicePhone: '服务电话',
  AuthMenuCode: '开放的菜单',
  PlatformAttribution: '页脚版式',
  AddPath: '页脚地址',
  AddText: '页脚版权文字',
  ExitOperationTime: '自动退出',
  Flags: '功能开关',
  MacRequired: '请求签名',
  FilesHost: '文件域名',
  FileQuota: '文件空间',
} as const

/** Changes the settings of the visited school; shown to everybody at the next load. */
export const saveSettings = call({
  path: '/api/SynopsisSchool/SaveSettings',
  who: managers,
  input: z.object({
    Name: named(60, '学校名称'),
    PlatformName: named(80, '平台名称'),
    Remark: text(2000, '简介不得超过2000个字'),
    ThemeColour: z.string().check(z.refine((colour) => hex.test(colour), '颜色写作 #rrggbb')),
    /** Absent: as it is. One that came with the installation may be of a kind that nobody uploads. */
    TopLogoUrl: clearable(z.optional(z.string().check(z.refine((url) => logo.test(url), noLogo)))),
    ServicePhone: text(30),
    AuthMenuCode: z.array(
      z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
    ),
    PlatformAttribution: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    AddPath: text(200),
    AddText: text(200),
    ExitOperationTime: z.number().check(z.int(), z.minimum(0), z.maximum(1440)),
    Flags: z.record(z.string(), z.boolean()),
    MacRequired: z.boolean(),
    /** Absent: as it is. Operators alone change it: a name and a certificate must be there first. */
    FilesHost: z.optional(z.boolean()),
    /** Gigabytes; absent: as it is. Operators alone change it. */
    FileQuota: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
    Version: z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)),
  }),
  output: Settings,
  refusals: {
    newer: [-10011, '设置已被他人修改，请核对后再次保存'],
    logo: [-10008, noLogo],
    notOperator: [-10002, '您没有权限操作'],
  },
})

/** A school of this installation, as an operator sees it. */
const SchoolLine = z.strictObject({
  Id: z.string(),
  Key: z.string(),
  Name: z.string(),
  Hosts: z.array(z.string()),
  Disabled: z.boolean(),
  CreatedAt: z.string(),
  /** The school of the visited host. */
  Current: z.boolean(),
})

/** The schools of this installation; for operators. */
export const listSchools = call({
  path: '/api/SynopsisSchool/ListSchools',
  keyless: true,
  who: operators,
  input: z.object({ SearchKey: searchKey, PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(SchoolLine),
})

/** Makes a school with its first administrator; answers the one-time password. */
export const makeSchool = call({
  path: '/api/SynopsisSchool/MakeSchool',
  keyless: true,
  who: operators,
  hashes: true,
  input: z.object({
    Name: named(60, '学校名称'),
    Hosts: z.array(text(253)).check(z.minLength(1), z.maxLength(10)),
    Admin: named(64, '管理员登录名'),
    ThemeColour: z.string().check(z.refine((colour) => hex.test(colour), '颜色写作 #rrggbb')),
    ServicePhone: text(30),
    /** It begins with the standard list of subjects and 科室. */
    Departments: z._default(z.boolean(), true),
    /** Keys of the packs that it begins with. */
    Packs: z._default(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(50)), []),
  }),
  output: z.strictObject({ Id: z.string(), Password: z.string() }),
  refusals: {
    noPack: [-404, '没有这个内容包'],
    badHost: [-10008, '域名格式不正确（不含 http:// 与端口）'],
    hostTaken: [-10008, '该域名已属于其他学校'],
  },
})

/** Suspends a school or lets it go on; the visited one cannot be suspended. */
export const suspendSchool = call({
  path: '/api/SynopsisSchool/SuspendSchool',
  who: operators,
  input: z.object({ Id: id, Disabled: z.boolean(), Reason: named(200, '原因') }),
  output: z.strictObject({}),
  refusals: { missing: [-404, '数据不存在'], own: [-1, '不能停用当前访问的学校'] },
})
