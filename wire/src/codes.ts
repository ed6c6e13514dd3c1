/** What travels with a code: the HTTP status, the number, the sentence for people, and the mode of the answer. */
export interface Code {
  readonly http: number
  readonly code: number
  readonly msg: string
  /** `path`: in the mode of the path; `plain`: always plain. */
  readonly mode: 'path' | 'plain'
}

const inMode = (code: number, msg: string): Code => ({ http: 200, code, msg, mode: 'path' })
const plain = (http: number, code: number, msg: string): Code => ({
  http,
  code,
  msg,
  mode: 'plain',
})

/** Decides HTTP status, code and default sentence of every outcome (wire.md 2.9 and decisions.md section 0). */
export const codes = {
  success: inMode(0, '操作成功'),
  already: inMode(1, '已完成，无需重复操作'),
  rule: inMode(-1, '操作未能完成'),
  notFound: inMode(-404, '数据不存在'),
  notAllowed: inMode(-10002, '您没有权限操作'),
  badField: inMode(-10008, '填写的内容不符合要求'),
  conflict: inMode(-10009, '内容已被更新，请刷新后重试'),
  sensitive: inMode(-10010, '内容包含敏感词'),
  closed: inMode(-10011, '作答已提交或已截止'),
  badLogin: plain(200, -10012, '账号或密码错误'),
  /** Reserved: there is no captcha. */
  captcha: plain(200, -10013, '请先完成验证'),
  noSession: plain(401, -401, '登录信息过期，请重新登录！'),
  forbidden: plain(403, -403, '你没有权限浏览此页面！'),
  schoolDisabled: plain(403, -10423, '学校已停用，请联系管理员'),
  badSign: plain(400, -10004, '请求校验失败，请刷新后重试'),
  outsideWindow: plain(400, -10005, '请求已过期，请校准时间后重试'),
  replayed: plain(409, -10003, '请求重复，请勿重复提交'),
  badBody: plain(400, -10006, '请求内容无法识别'),
  badBundle: plain(400, -10007, '请求头缺失或格式错误'),
  unknownPath: plain(404, -10404, '请求的地址不存在'),
  badMethod: plain(405, -10405, '不支持的请求方式'),
  tooLarge: plain(413, -10413, '提交的内容过大'),
  badType: plain(415, -10415, '不支持的内容类型'),
  keyReused: plain(422, -10422, '请求标识已被其他操作使用，请刷新后重试'),
  tooMany: plain(429, -10429, '操作过于频繁，请稍后再试'),
  fault: plain(500, -10500, '系统出现故障，请稍后再试'),
  overloaded: plain(503, -10503, '服务繁忙，请稍后再试'),
} as const satisfies Readonly<Record<string, Code>>

/** The name of an outcome in `codes`. */
export type CodeName = keyof typeof codes
