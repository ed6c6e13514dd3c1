import { expect, test } from 'vitest'
import { codes } from './codes.ts'

/** HTTP status, code and mode of wire.md 2.9, and the disabled school of decisions.md section 0. */
const page = [
  [200, 0, 'path'],
  [200, 1, 'path'],
  [200, -1, 'path'],
  [200, -404, 'path'],
  [200, -10002, 'path'],
  [200, -10008, 'path'],
  [200, -10009, 'path'],
  [200, -10010, 'path'],
  [200, -10011, 'path'],
  [200, -10012, 'plain'],
  [200, -10013, 'plain'],
  [401, -401, 'plain'],
  [403, -403, 'plain'],
  [403, -10423, 'plain'],
  [400, -10004, 'plain'],
  [400, -10005, 'plain'],
  [409, -10003, 'plain'],
  [400, -10006, 'plain'],
  [400, -10007, 'plain'],
  [404, -10404, 'plain'],
  [405, -10405, 'plain'],
  [413, -10413, 'plain'],
  [415, -10415, 'plain'],
  [422, -10422, 'plain'],
  [429, -10429, 'plain'],
  [500, -10500, 'plain'],
  [503, -10503, 'plain'],
]

test('the table is the page, row by row', () => {
  expect(Object.values(codes).map(({ http, code, mode }) => [http, code, mode])).toEqual(page)
})

test('sentences that the page fixes', () => {
  expect(codes).toMatchObject({
    notFound: { msg: '数据不存在' },
    notAllowed: { msg: '您没有权限操作' },
    badLogin: { msg: '账号或密码错误' },
    noSession: { msg: '登录信息过期，请重新登录！' },
    forbidden: { msg: '你没有权限浏览此页面！' },
  })
})

test('every sentence is Chinese, so that none is shown that a student cannot read', () => {
  for (const { msg } of Object.values(codes)) expect(msg).toMatch(/^[\p{Script=Han}，！]+$/u)
})
