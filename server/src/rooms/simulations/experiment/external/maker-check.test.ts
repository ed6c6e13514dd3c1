import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '@xinglin/contract/simulations/experiment'
import { signatureOf } from '../sharing/sharing-platform-client.ts'
import { elsewhereApp } from './external-app-testing.ts'
import { aResult } from './external-testing.ts'

const { elsewherePaths } = contract
const maker = '203.0.113.7'
const campus = '198.51.100.20'
let app: Awaited<ReturnType<typeof elsewhereApp>>
beforeAll(async () => {
  // Behind a proxy, as a school runs it: every request has the address that the proxy says.
  app = await elsewhereApp({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => app.close())

const inSchool = (what: ReturnType<typeof sql>) =>
  app.database.within(app.fixture.schools.a, (db) => db.execute(what))
const from = (address: string) => ({ 'x-forwarded-for': address, 'x-forwarded-proto': 'https' })

/** What a browser carries on its way, word for word. */
const carried = async (round: Awaited<ReturnType<typeof app.launched>>) =>
  Object.fromEntries(new URL((await round.launch()).Url).searchParams)

describe('by the addresses of the maker’s servers', () => {
  beforeAll(async () => {
    await app.register({ Servers: [maker, '203.0.113.16/28'] })
  })

  test('what a browser carries obtains no token, from wherever it is sent', async () => {
    const round = await app.launched('student1')
    for (const address of [campus, maker]) {
      const given = await carried(round)
      expect(Object.keys(given).toSorted()).toEqual(['appid', 'ticket'])
      const { token, refresh } = elsewherePaths
      for (const path of [token, refresh])
        for (const name of ['ticket', 'access_token']) {
          const query = {
            ...given,
            [name]: given['ticket'] ?? '',
            signature: given['ticket'] ?? '',
          }
          const answer = await app.ask('GET', path, query, undefined, { from: from(address) })
          expect(answer['code'], path).not.toBe(0)
          expect(answer).not.toHaveProperty('access_token')
        }
      const body = aResult('x', app.known.AppId)
      const sent = await app.upload(given['ticket'] ?? '', body, { from: from(address) })
      expect(sent).toMatchObject({ code: 2 })
    }
    expect(await round.mine()).toEqual([])
  })

  test('a secret or a token that a page gave away is worth nothing elsewhere, whatever a header claims', async () => {
    const round = await app.launched('student1')
    const there = await round.entered({ from: from('203.0.113.30') })
    const claims = [
      from(campus),
      from(`${maker}, ${campus}`),
      { ...from(campus), forwarded: `for=${maker}`, 'x-real-ip': maker },
      from('203.0.113.8'),
      from('::ffff:198.51.100.20'),
      from(''),
    ]
    for (const headers of claims) {
      const name = JSON.stringify(headers)
      const refused = { http: 200, code: 3 }
      const given = app.signed('ticket', await round.ticket())
      const entered = await app.ask('GET', elsewherePaths.token, given, undefined, {
        from: headers,
      })
      expect(entered, name).toMatchObject(refused)
      const renewed = await app.refresh(there.token, { from: headers })
      expect(renewed, name).toMatchObject(refused)
      const sent = await app.upload(there.token, aResult(there.un, app.known.AppId), {
        from: headers,
      })
      expect(sent, name).toMatchObject(refused)
      expect(JSON.stringify([entered, renewed, sent])).not.toContain('access_token')
    }
    expect(await round.mine()).toEqual([])
    // From where the maker's servers are it works, also when told as IPv6.
    const result = aResult(there.un, app.known.AppId)
    for (const address of [maker, '::ffff:203.0.113.17'])
      expect(await app.upload(there.token, result, { from: from(address) })).toMatchObject({
        code: 0,
      })
    expect(await round.mine()).toHaveLength(1)
  })

  test('no list is so wide, or so near, that a browser is in it; nothing of it is saved', async () => {
    const { Version } = (await app.teacher.calls(contract.getElsewhere, { CourseId: app.CourseId }))
      .Data
    const { malformed, wide, near } = contract.saveElsewhere.refusals
    for (const [one, refusal] of [
      ['lab.example.edu', malformed],
      ['203.0.113.7/33', malformed],
      ['203.0.113.7/', malformed],
      ['203.0.113', malformed],
      ['fe80::1%eth0', malformed],
      ['::ffff:203.0.113.7', malformed],
      ['0.0.0.0/0', wide],
      ['10.0.0.0/8', wide],
      ['203.0.112.0/23', wide],
      ['2001:db8::/32', wide],
      ['::/48', malformed],
      ['127.0.0.1', near],
    ] as const)
      expect(
        await app.teacher.calls(contract.saveElsewhere, {
          CourseId: app.CourseId,
          Enabled: true,
          TimeUnit: 'seconds',
          Servers: ['203.0.113.7', one],
          Signed: false,
          Version,
        }),
        one,
      ).toMatchObject({ Code: refusal[0], Msg: refusal[1] })
    expect(
      (await app.teacher.calls(contract.getElsewhere, { CourseId: app.CourseId })).Data,
    ).toMatchObject({ Servers: [maker, '203.0.113.16/28'], Version })
  })
})

describe('by a signature of everything', () => {
  beforeAll(async () => {
    await app.register({ Servers: [], Signed: true })
  })

  test('an upload needs one of its own body, made with the secret for this purpose alone', async () => {
    const round = await app.launched('student2')
    const { token, un } = await round.entered({ from: from(campus) })
    const good = JSON.stringify(aResult(un, app.known.AppId))
    const other = JSON.stringify(aResult(un, app.known.AppId, { score: 100 }))
    const upload = (signature: string, body: string) =>
      app.ask('POST', elsewherePaths.upload, { access_token: token, signature }, body, {
        from: from(campus),
      })
    const { AppId, Secret } = app.known
    const ticket = await round.ticket()
    const wrong = [
      '',
      signatureOf(token, AppId, Secret),
      signatureOf(ticket, AppId, Secret),
      app.hmac('token', token, AppId),
      app.hmac('refresh', token, AppId),
      app.hmac('data_upload', token, good),
      app.hmac('data_upload', ticket, other),
    ]
    for (const signature of wrong)
      expect(await upload(signature, other)).toMatchObject({ http: 200, code: 3 })
    expect(await round.mine()).toEqual([])
    expect(await upload(app.hmac('data_upload', token, good), good)).toMatchObject({ code: 0 })
    expect(await upload(app.hmac('data_upload', token, good).toLowerCase(), good)).toMatchObject({
      code: 0,
    })
    expect(await round.mine()).toHaveLength(1)
  })

  test('a token needs another one than the interface’s own', async () => {
    const round = await app.launched('student2', 1)
    const ticket = await round.ticket()
    const { AppId, Secret } = app.known
    const askToken = (signature: string) =>
      app.ask('GET', elsewherePaths.token, { ticket, appid: AppId, signature }, undefined, {
        from: from(campus),
      })
    for (const signature of [
      signatureOf(ticket, AppId, Secret),
      app.hmac('refresh', ticket, AppId),
    ])
      expect(await askToken(signature)).toMatchObject({ code: 3 })
    expect(await askToken(app.hmac('token', ticket, AppId))).toMatchObject({ code: 0 })
  })

  test('both at once are both needed', async () => {
    await app.register({ Servers: [maker], Signed: true })
    const round = await app.launched('student2', 1)
    await expect(round.entered({ from: from(campus) })).rejects.toThrow(/3/)
    expect((await round.entered({ from: from(maker) })).token).toMatch(/^[\w-]{43}$/)
  })
})

test('a registration of before works no more, says what it lacks, and sends nobody there with a ticket', async () => {
  await app.register({ Servers: [maker] })
  const round = await app.launched('student3')
  const { token, un } = await round.entered({ from: from(maker) })
  const waits = await round.ticket()
  // As the release before kept it: neither addresses nor a signature.
  await inSchool(sql`update elsewhere_registration set servers = '{}', signed = false`)
  const { Data } = await app.teacher.calls(contract.getElsewhere, { CourseId: app.CourseId })
  expect(Data).toMatchObject({ Registered: true, Enabled: true, Guarded: false })
  expect(await round.launch()).toMatchObject({ WithTicket: false })
  const lacks = {
    code: 3,
    msg: '本课程的对接尚未生效：须由任课教师登记制作方服务器的地址，或改用逐条签名',
  }
  const given = app.signed('ticket', waits)
  expect(
    await app.ask('GET', elsewherePaths.token, given, undefined, { from: from(maker) }),
  ).toMatchObject(lacks)
  expect(await app.refresh(token, { from: from(maker) })).toMatchObject(lacks)
  expect(
    await app.upload(token, aResult(un, app.known.AppId), { from: from(maker) }),
  ).toMatchObject(lacks)
  expect(await round.mine()).toEqual([])
})

test('behind a proxy that nobody named nobody’s address is known', async () => {
  const plain = await elsewhereApp({ allowHttp: true })
  try {
    await plain.register({ Servers: ['127.0.0.1'] })
    const round = await plain.launched('student1')
    const { token, un } = await round.entered()
    const sent = { from: { 'x-forwarded-for': '127.0.0.1' } }
    expect(await plain.upload(token, aResult(un, plain.known.AppId), sent)).toMatchObject({
      code: 3,
    })
    expect(await plain.upload(token, aResult(un, plain.known.AppId))).toMatchObject({ code: 0 })
  } finally {
    await plain.close()
  }
})
