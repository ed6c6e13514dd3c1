import { countedTo } from '@xinglin/contract/call'
import type { Guide, GuideStep, HostCheck } from '@xinglin/contract/schools'

/** A way in or out that is open, and whether it was tried as it is now; undefined where there is nothing to try. */
export type Way = { readonly name: string; readonly isTried?: boolean }

/** What the rooms know of a school that opens. */
export type GuideFacts = {
  /** Administrators, teachers and students, as far as lists count. */
  readonly administrators: number
  readonly teachers: number
  readonly students: number
  /** Courses on the shelf. */
  readonly courses: number
  readonly terms: number
  readonly teachingClasses: number
  readonly administrativeClasses: number
  /** The other ways into the school that are open: 统一身份认证, 短信, 微信. */
  readonly doors: readonly Way[]
  /** The ways out of the product that are open: 短信, 邮件, 微信. */
  readonly channels: readonly Way[]
  /** When the installation was backed up last; undefined where it never was. */
  readonly backupAt: Date | undefined
}

/** What the school itself says. */
export type GuideSchool = {
  readonly name: string
  readonly themeColour: string
  readonly hasLogo: boolean
  readonly hosts: readonly string[]
  readonly departments: number
  readonly sections: number
}

type Seen = { readonly hosts: readonly HostCheck[]; readonly at: Date | null }
type Step = { readonly done: boolean; readonly text: string }

const dayMs = 86_400_000

/** How long what was seen at hosts, and a backup, count. */
const hostsCountMs = 30 * dayMs
const backupCountsMs = 8 * dayMs

const hostsStep = (hosts: readonly string[], seen: Seen, at: Date): Step => {
  if (seen.at === null) return { done: false, text: `${hosts.join('、')}，尚未检查` }
  const byHost = new Map(seen.hosts.map((one) => [one.Host, one]))
  const wrong = hosts.filter((host) => {
    const state = byHost.get(host)?.State
    return state !== 'ok' && state !== 'local'
  })
  if (wrong.length > 0) return { done: false, text: `${wrong.join('、')} 需要处理` }
  const isOld = at.getTime() - seen.at.getTime() > hostsCountMs
  return isOld
    ? { done: false, text: '上次检查已超过 30 天，请重新检查' }
    : { done: true, text: `${hosts.length} 个域名均可使用` }
}

const backupStep = (backupAt: Date | undefined, at: Date, momentOf: (at: Date) => string): Step => {
  if (!backupAt) return { done: false, text: '还没有备份，由平台运维设置每天自动备份' }
  const isOld = at.getTime() - backupAt.getTime() > backupCountsMs
  return isOld
    ? { done: false, text: `最近一次备份是 ${momentOf(backupAt)}，已超过 8 天` }
    : { done: true, text: `最近一次备份 ${momentOf(backupAt)}` }
}

/** Ways that are open count once each was tried with a test account. */
const waysStep = (ways: readonly Way[], none: string, untried: string): Step => {
  if (ways.length === 0) return { done: false, text: none }
  const open = ways.filter(({ isTried }) => isTried === false).map(({ name }) => name)
  return open.length > 0
    ? { done: false, text: `${open.join('、')}${untried}` }
    : { done: true, text: `已开放：${ways.map(({ name }) => name).join('、')}` }
}

/** Lists count so far, and no further. */
const amount = (count: number, unit: string): string =>
  count > countedTo ? `${countedTo} ${unit}以上` : `${count} ${unit}`

/** How each step stands; nothing is ticked by hand. */
export const stepsOf = (
  school: GuideSchool,
  facts: GuideFacts,
  seen: Seen,
  { at, momentOf }: { readonly at: Date; readonly momentOf: (at: Date) => string },
): Readonly<Record<GuideStep, Step>> => ({
  brand: {
    done: school.hasLogo,
    text: `${school.name}，主题色 ${school.themeColour}，${school.hasLogo ? '已上传校徽' : '尚未上传校徽'}`,
  },
  hosts: hostsStep(school.hosts, seen, at),
  administrators: {
    done: facts.administrators > 1,
    text:
      facts.administrators > 1
        ? `${facts.administrators} 位管理员`
        : '只有一位管理员：忘记密码或离职时，学校将无法登录管理后台',
  },
  departments: {
    done: school.departments > 0 && school.sections > 0,
    text:
      school.departments === 0
        ? '还没有学科，课程、题目与教师都要归入学科'
        : `${school.departments} 个学科，${school.sections} 个科室`,
  },
  people: {
    done: facts.teachers > 0 && facts.students > 0,
    text: `${amount(facts.teachers, '位教师')}，${amount(facts.students, '名学生')}`,
  },
  course: {
    done: facts.courses > 0,
    text: facts.courses > 0 ? `已发布 ${facts.courses} 门课程` : '还没有发布课程',
  },
  term: {
    done: facts.terms > 0 && facts.teachingClasses > 0,
    text:
      facts.terms === 0
        ? '还没有学期，教学班按学期编排'
        : `${facts.terms} 个学期，${facts.administrativeClasses} 个行政班，${facts.teachingClasses} 个教学班`,
  },
  doors: waysStep(
    facts.doors,
    '只能用账号密码登录，可接入统一身份认证、短信或微信',
    '尚未用测试账号试登录成功',
  ),
  messages: waysStep(
    facts.channels,
    '消息只在站内，可接入学校的短信、邮件或微信网关',
    '尚未试发成功',
  ),
  backup: backupStep(facts.backupAt, at, momentOf),
})

/** The guide as it is told. */
export const toGuideSteps = (
  steps: Readonly<Record<GuideStep, Step>>,
  order: readonly GuideStep[],
  postponed: ReadonlySet<string>,
): Guide['Steps'] =>
  order.map((Key) => {
    const { done, text: Text } = steps[Key]
    if (done) return { Key, State: 'done', Text }
    return { Key, State: postponed.has(Key) ? 'later' : 'todo', Text }
  })
