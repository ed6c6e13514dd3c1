import type { Guide, GuideStep } from '@xinglin/contract/schools'

/** A page where a step is done, and what the way there is called. */
type StepPage = { readonly to: string; readonly go: string }

/** Why each step matters, and where it is done; a step that is done here, or by whoever runs the server, has no place. */
export const guidePlaces: Readonly<
  Record<GuideStep, { readonly why: string; readonly at?: StepPage }>
> = {
  brand: {
    why: '登录页、页眉和浏览器标签都会显示。',
    at: { to: '/manage/settings', go: '学校设置' },
  },
  hosts: {
    why: '师生用这些域名访问。由服务器逐个查看证书，看到什么就显示什么。',
  },
  administrators: {
    why: '两位管理员互为备份，可以互相重置密码。',
    at: { to: '/manage/users?role=2', go: '新建管理员' },
  },
  departments: {
    why: '可一键按标准目录创建，再按本校情况增减、改名。',
    at: { to: '/manage/departments', go: '学科与科室' },
  },
  people: {
    why: '直接导入教务名单，院系、行政班会自动建好；教师也可以用“教师邀请”的链接自己加入。',
    at: { to: '/manage/users/import', go: '导入名单' },
  },
  course: {
    why: '添加平台的内容包，马上有课可学；也可由教师编写，审核后发布。',
    at: { to: '/manage/packs', go: '内容包' },
  },
  term: {
    why: '先建学期，再建教学班，把课程安排给班级。',
    at: { to: '/manage/terms', go: '学期' },
  },
  doors: {
    why: '接入学校统一身份认证后，师生不必另记密码；保存后请用测试账号“试登录”一次。',
    at: { to: '/manage/doors', go: '登录方式' },
  },
  messages: {
    why: '通知、提醒和教师邀请可由短信、邮件或微信送达；设置网关后请试发一条。',
    at: { to: '/manage/deliveries', go: '站外消息' },
  },
  backup: {
    why: '备份命令为 npm run backup -- --to 目录，建议每天自动执行，并存放到另一台机器。',
  },
}

/** How many of the steps are done, and what is to be done next. */
export const progressOf = ({ Steps }: Guide) => ({
  done: Steps.filter(({ State }) => State === 'done').length,
  all: Steps.length,
  next: Steps.find(({ State }) => State === 'todo'),
})
