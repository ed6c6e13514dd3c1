import * as z from 'zod/mini'
import { call, day, listOf, managers, page, pageSize, searchKey } from '@xinglin/contract/call'

/** What administrators do, by area. */
export const auditAreas = {
  session: '登录',
  users: '用户',
  school: '学校设置',
  doors: '登录方式',
  departments: '学科与科室',
  classes: '班级与学期',
  announcements: '公告',
  assignments: '任务',
  marking: '批阅',
  questionnaires: '问卷',
  courses: '课程',
  scores: '成绩',
  certificates: '证明',
  cases: '病例',
  operations: '操作项目',
  experiments: '实验方案',
  questions: '题库',
  exams: '考试',
  competitions: '竞赛',
  licences: '授权与试用',
  packs: '内容包',
  reviews: '课程评价',
  consultation: '虚拟问诊',
  experiment: '虚拟实验',
  previews: '课程预览',
  news: '新闻',
  topics: '专题',
  models: '三维模型',
  dictionaries: '字典与敏感词',
  feedback: '意见反馈',
  help: '帮助中心',
  resources: '文件',
  points: '积分',
} as const satisfies Readonly<Record<string, string>>
export type AuditArea = keyof typeof auditAreas

/** What an area of a row is called; rows of areas that are no more are called by their own word. */
export const areaName = (area: string): string =>
  (auditAreas as Readonly<Record<string, string>>)[area] ?? area

/** The audit list, the newest first; nothing in it can be changed. */
export const searchAudit = call({
  path: '/api/Audit/Search',
  keyless: true,
  who: managers,
  input: z.object({
    SearchKey: searchKey,
    /** One of the areas; empty for all. */
    Area: z._default(z.string().check(z.maxLength(30)), ''),
    From: day,
    To: day,
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(
    z.strictObject({
      Id: z.string(),
      At: z.string(),
      Name: z.string(),
      RoleType: z.number(),
      Area: z.string(),
      /** In words: 停用了用户“林小满”. */
      Text: z.string(),
      Detail: z.string(),
      Address: z.string(),
    }),
  ),
})
