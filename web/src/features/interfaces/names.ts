const rooms: Readonly<Record<string, string>> = {
  audit: '操作日志',
  competitions: '竞赛',
  courses: '课程',
  dictionaries: '字典与敏感词',
  doors: '登录与注册',
  feedback: '反馈与帮助',
  identity: '账号与用户',
  interfaces: '接口说明',
  learning: '学习',
  licences: '授权与意向',
  models: '三维模型',
  news: '新闻',
  notes: '笔记',
  previews: '预览链接',
  resources: '资源与视频',
  reviews: '课程评价',
  schools: '学校与学科',
  search: '搜索',
  statistics: '统计',
  teachers: '教师',
  topics: '专题',
}

/** What a room of the contract is called. */
export const roomName = (room: string): string => rooms[room] ?? room

const people: Readonly<Record<string, string>> = {
  anonymous: '访客',
  guest: '游客',
  preview: '预览链接',
  student: '学生',
  teacher: '教师',
  admin: '管理员',
  operator: '平台运维',
}

/** What somebody who may call is called. */
export const whoName = (who: string): string => people[who] ?? who

const modes: Readonly<Record<string, string>> = {
  plain: '明文',
  base64: 'Base64',
  aes: 'AES 加密',
}

/** How a body travels. */
export const modeName = (mode: string): string => modes[mode] ?? mode
