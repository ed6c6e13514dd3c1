import { describe, expect, test } from 'vitest'
import { guideSteps, type HostCheck } from '@xinglin/contract/schools'
import { type GuideFacts, stepsOf, toGuideSteps } from './guide-rules.ts'
import { lookAtHosts, toHostCheck } from './host-checks.ts'

const at = new Date('2026-11-29T12:00:00Z')
const daysAgo = (days: number) => new Date(at.getTime() - days * 86_400_000)
const how = { at, momentOf: (moment: Date) => moment.toISOString().slice(0, 10) }
const empty: GuideFacts = {
  administrators: 1,
  teachers: 0,
  students: 0,
  courses: 0,
  terms: 0,
  teachingClasses: 0,
  administrativeClasses: 0,
  doors: [],
  channels: [],
  backupAt: undefined,
}
const school = {
  name: '新学校',
  themeColour: '#0f766e',
  hasLogo: false,
  hosts: ['skills.example.edu.cn', 'localhost'],
  departments: 0,
  sections: 0,
}
const unseen = { hosts: [], at: null }
const doneOf = (steps: ReturnType<typeof stepsOf>) => guideSteps.filter((one) => steps[one].done)

test('of a school with nothing in it nothing is done', () => {
  expect(doneOf(stepsOf(school, empty, unseen, how))).toEqual([])
})

const ok = (Host: string, State: HostCheck['State'] = 'ok'): HostCheck => ({
  Host,
  State,
  Text: '',
})
const full: GuideFacts = {
  administrators: 2,
  teachers: 3,
  students: 40,
  courses: 1,
  terms: 1,
  teachingClasses: 1,
  administrativeClasses: 2,
  doors: [{ name: '统一身份认证', isTried: true }, { name: '短信' }],
  channels: [{ name: '邮件', isTried: true }],
  backupAt: daysAgo(1),
}
const whole = { ...school, hasLogo: true, departments: 2, sections: 5 }
const seen = {
  hosts: [ok('skills.example.edu.cn'), ok('localhost', 'local')],
  at: daysAgo(2),
}

test('of one that has everything everything is', () => {
  expect(doneOf(stepsOf(whole, full, seen, how))).toEqual(guideSteps)
})

test.each([
  ['brand', { ...whole, hasLogo: false }, full, seen],
  ['hosts', { ...whole, hosts: [...whole.hosts, 'new.example.edu.cn'] }, full, seen],
  ['hosts', whole, full, { ...seen, at: daysAgo(31) }],
  [
    'hosts',
    whole,
    full,
    { ...seen, hosts: [ok('skills.example.edu.cn', 'soon'), ok('localhost')] },
  ],
  ['administrators', whole, { ...full, administrators: 1 }, seen],
  ['departments', { ...whole, sections: 0 }, full, seen],
  ['people', whole, { ...full, students: 0 }, seen],
  ['people', whole, { ...full, teachers: 0 }, seen],
  ['course', whole, { ...full, courses: 0 }, seen],
  ['term', whole, { ...full, teachingClasses: 0 }, seen],
  ['doors', whole, { ...full, doors: [] }, seen],
  ['doors', whole, { ...full, doors: [{ name: '统一身份认证', isTried: false }] }, seen],
  ['messages', whole, { ...full, channels: [] }, seen],
  ['messages', whole, { ...full, channels: [{ name: '邮件', isTried: false }] }, seen],
  ['backup', whole, { ...full, backupAt: daysAgo(9) }, seen],
] as const)('%s alone is not done where that is lacking', (step, about, facts, looked) => {
  const steps = stepsOf(about, facts, looked, how)
  expect(guideSteps.filter((one) => !steps[one].done)).toEqual([step])
})

test('what is put off is told so only while it is not done', () => {
  const steps = stepsOf(whole, { ...full, doors: [] }, seen, how)
  const shown = toGuideSteps(steps, guideSteps, new Set(['doors', 'brand']))
  expect(shown.find(({ Key }) => Key === 'doors')?.State).toBe('later')
  expect(shown.find(({ Key }) => Key === 'brand')?.State).toBe('done')
})

describe('what was seen at a host', () => {
  const how = { timezone: 'Asia/Shanghai', at }
  const until = new Date('2027-03-01T00:00:00Z')
  const certificate = { kind: 'certificate' as const, issuer: 'Some CA', until, fault: '' }

  test.each([
    [certificate, 'ok', '证书有效：由 Some CA 签发，2027-03-01 到期'],
    [
      { ...certificate, until: new Date('2026-12-05T00:00:00Z') },
      'soon',
      '证书即将到期：由 Some CA 签发，2026-12-05 到期',
    ],
    [
      { ...certificate, fault: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      'fault',
      '证书不是这个域名的（由 Some CA 签发，2027-03-01 到期）',
    ],
    [
      { ...certificate, issuer: '', fault: 'SOMETHING_NEW' },
      'fault',
      '证书不受信任（SOMETHING_NEW）（2027-03-01 到期）',
    ],
    [
      { kind: 'unreachable' as const, code: 'ENOTFOUND' },
      'fault',
      '域名没有解析记录，请在域名服务商处添加',
    ],
    [
      { kind: 'unreachable' as const, code: 'EPROTO' },
      'fault',
      '没有得到证书（EPROTO），443 端口可能不是 HTTPS 服务',
    ],
  ])('%j is %s: %s', (one, State, Text) =>
    expect(toHostCheck('a.example', one, how)).toEqual({ Host: 'a.example', State, Text }),
  )

  test('names of this machine are not asked', async () => {
    const names: string[] = []
    const ask = (host: string) => {
      names.push(host)
      return Promise.resolve(certificate)
    }
    const checks = await lookAtHosts(['localhost', 'a.localhost', 'b.example'], ask, how)
    expect(checks.map(({ State }) => State)).toEqual(['local', 'local', 'ok'])
    expect(names).toEqual(['b.example'])
  })
})
