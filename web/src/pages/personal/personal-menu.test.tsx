import { aSchool, aSession, renderPage } from '#testing'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { admit } from '../shell/admission.ts'
import { Guard } from '../shell/guard.tsx'
import {
  hasPersonalCentre,
  isWithin,
  learnerRoles,
  personalAddress,
  personalFlag,
  personalMenu,
  personalStart,
} from './personal-menu.ts'

const without = aSchool({ Flags: { [personalFlag]: false } })
const own = { who: 'members', flag: personalFlag, refuse: true, roles: learnerRoles } as const
const teacher = aSession({ RoleType: 3 })
const admin = aSession({ RoleType: 2 })

test.each([
  ['missions', '/PersonalInfo/MyMission/0/MyMissionDetail/7', true],
  ['missions', '/PersonalInfo/missionDetail', false],
  ['classes', '/PersonalInfo/MyClassDetail', true],
  ['classes', '/PersonalInfo/MyClassManage', false],
  ['classManage', '/PersonalInfo/MyClassTeachManage', true],
  ['courses', '/PersonalInfo/MyCourse', true],
] as const)('the entry %s and the page %s: %s', (page, pathname, within) => {
  expect(isWithin(page, pathname)).toBe(within)
})

describe('who has a personal centre', () => {
  test.each([
    [
      'a student',
      aSession(),
      [
        '我的课程',
        '我的学习',
        '我的成绩',
        '我的任务',
        '我的班级',
        '我的笔记',
        '我的提问',
        '问卷',
        '互评',
        '互助教学',
        '实验报告',
        '我的竞赛',
        '我的资源',
        '我的积分',
        '我的评价',
        '消息',
        '设置',
      ],
      'MyCourse',
    ],
    [
      'a teacher',
      teacher,
      [
        '我的课程',
        '我的班级',
        '我的笔记',
        '答疑',
        '问卷管理',
        '互评管理',
        '互助教学',
        '课程管理',
        '班级管理',
        '任务管理',
        '实验报告批阅',
        '题库管理',
        '试卷',
        '考试',
        '我的竞赛',
        '竞赛管理',
        '病例工坊',
        '操作工坊',
        '实验工坊',
        '我的资源',
        '我的积分',
        '评价回复',
        '消息',
        '设置',
      ],
      'MyCourse',
    ],
    [
      'an administrator',
      admin,
      ['消息', '问卷管理', '互评管理', '互助教学', '我的资源', '设置'],
      'MyNews',
    ],
  ])('%s', (_, who, names, start) => {
    expect(personalMenu(who).map(({ name }) => name)).toEqual(names)
    expect(personalStart(who)).toBe(`/PersonalInfo/${start}`)
  })

  test('not where the school has switched it off, and then nothing leads there', () => {
    expect(hasPersonalCentre(aSchool())).toBe(true)
    expect(hasPersonalCentre(without)).toBe(false)
    expect(personalAddress(without, aSession(), 'notes')).toBeUndefined()
    expect(personalAddress(aSchool(), teacher, 'records')).toBeUndefined()
    expect(personalAddress(aSchool(), aSession(), 'records')).toBe('/PersonalInfo/MyLearning')
  })

  test('is decided after signing in, and before the role', () => {
    expect(admit(own, without, undefined, '/')).toBe('signIn')
    expect(admit(own, without, aSession(), '/')).toBe('refused')
    expect(admit(own, aSchool(), admin, '/')).toBe('refused')
    expect(admit(own, aSchool(), teacher, '/')).toBe('ok')
  })

  test('whoever has not is told so at home', async () => {
    await renderPage(<Guard rule={own}>我的</Guard>, { at: '/x', school: without, who: aSession() })
    expect(await screen.findByText('您没有权限操作')).toBeDefined()
    expect(screen.getByTestId('address').textContent).toBe('/')
  })
})
