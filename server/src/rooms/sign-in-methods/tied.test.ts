import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bindAccount,
  deleteSsoProvider,
  finishSso,
  startSso,
} from '@xinglin/contract/sign-in-methods'
import { keepAlive } from '@xinglin/contract/identity'
import { casServer, type CasServer, type Visitor } from '#testing'
import { ssoApp } from './sso-testing.ts'

let app: Awaited<ReturnType<typeof ssoApp>>
let there: CasServer
let about: object
beforeAll(async () => {
  app = await ssoApp()
  there = await casServer((user) => (user === 'lin' ? 'N-student1' : ''))
  about = { Address: there.address, Kind: 'cas3', ClientId: '', Attribute: 'employeeNumber' }
  usual = (await provider()).Id
})
afterAll(async () => {
  there.close()
  await app.close()
})

/** The one that nobody changes. */
let usual = ''
const provider = async (over: object = {}) =>
  (await app.save({ ...about, Name: 'CAS', ...over })).Data as { Id: string; Version: number }
const over = { Code: -1, Msg: '登录已超时或已使用，请重新登录' }
const overToBind = { Code: -1, Msg: '绑定已超时，请重新登录' }
const browser = { headers: { 'sec-fetch-site': 'same-origin' } }
const keepCookie = (
  visitor: Visitor,
  { headers }: { headers: Readonly<Record<string, unknown>> },
) => {
  const [cookie] = [headers['set-cookie']].flat()
  if (typeof cookie === 'string') visitor.cookie = cookie.split(';')[0] ?? ''
}
const post = (body: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = {
      host: `a.localhost:${app.port}`,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const to = { host: '127.0.0.1', port: app.port, path: '/login', method: 'POST' }
    request({ ...to, setHost: false, headers }, (answer) => {
      answer.resume().on('end', resolve)
    })
      .on('error', reject)
      .end(body)
  })

describe('what was begun by a program', () => {
  const begun = async (user: string) => {
    const program = app.visitor()
    const input = { ProviderId: usual, Origin: app.origin, Redirect: '' }
    const answered = await program.calls(startSso, input)
    keepCookie(program, answered)
    const back = there.signIn(answered.Data.Url, user)
    const State = back.searchParams.get('sso') ?? ''
    return { program, back, ended: { State, Query: back.search.slice(1) } }
  }

  test('is ended in nobody’s browser, fresh or with a cookie of its own', async () => {
    const { back } = await begun('lin')
    expect(await app.finish(app.visitor(), back)).toMatchObject(over)
    const other = await begun('lin')
    const victim = app.visitor()
    await app.start(victim, usual)
    expect(victim.cookie).not.toBe('')
    expect(await app.finish(victim, other.back)).toMatchObject(over)
  })

  test('is ended by the program that kept its cookie, and by no other program', async () => {
    const { program, ended } = await begun('lin')
    const { Data } = await program.calls(finishSso, ended)
    expect(Data.Session.UserId).toBe(app.fixture.people['a.student1'])
    const other = await begun('lin')
    expect(await app.visitor().calls(finishSso, other.ended)).toMatchObject(over)
  })

  test('leads to a ticket that binds nothing in anybody’s browser', async () => {
    const { program, ended } = await begun('stranger')
    const answered = await program.calls(finishSso, ended)
    keepCookie(program, answered)
    const { Ticket } = answered.Data
    const input = { Ticket, UserName: 'student2', PassWord: app.fixture.password }
    expect(await app.visitor().calls(bindAccount, input, browser)).toMatchObject(overToBind)
    const victim = app.visitor()
    await app.start(victim, usual)
    expect(await victim.calls(bindAccount, input, browser)).toMatchObject(overToBind)
    expect(await app.visitor().calls(bindAccount, input)).toMatchObject(overToBind)
    expect((await program.calls(bindAccount, input)).Code).toBe(0)
  })
})

describe('a provider that became another', () => {
  /** Somebody unknown who waits with a ticket, and somebody on the way. */
  const waiting = async (over: object = {}) => {
    const person = await provider(over)
    const visitor = app.visitor()
    const { Data } = await app.start(visitor, person.Id)
    const { Ticket } = (await app.finish(visitor, there.signIn(Data.Url, `x-${person.Id}`))).Data
    const onTheWay = app.visitor()
    const trip = await app.start(onTheWay, person.Id)
    return {
      ...person,
      binds: () =>
        visitor.calls(
          bindAccount,
          { Ticket, UserName: 'student3', PassWord: app.fixture.password },
          browser,
        ),
      comes: () => app.finish(onTheWay, there.signIn(trip.Data.Url, 'lin')),
    }
  }

  test.each([
    ['of another address', { Address: 'https://sso.example.edu.cn' }],
    ['of another kind', { Kind: 'oidc', ClientId: 'xinglin' }],
    ['that is switched off', { Enabled: false }],
  ])('%s ends its tickets and its trips', async (_what, change) => {
    const { Id, Version, binds, comes } = await waiting()
    expect((await app.save({ ...about, Name: 'CAS', Id, Version, ...change })).Code).toBe(0)
    expect(await binds()).toMatchObject(overToBind)
    expect(await comes()).toMatchObject(over)
    // Nor is a ticket good that was written while the provider changed: what it is of is in it.
    expect((await app.admin.calls(deleteSsoProvider, { Id })).Code).toBe(0)
  })

  test('and one that was deleted do so; one with another name alone does not', async () => {
    const gone = await waiting()
    expect((await app.admin.calls(deleteSsoProvider, { Id: gone.Id })).Code).toBe(0)
    expect(await gone.binds()).toMatchObject(overToBind)
    const { Id, Version, binds, comes } = await waiting()
    await app.save({ ...about, Name: '新名称', Id, Version })
    expect((await comes()).Data.Session.UserId).toBe(app.fixture.people['a.student1'])
    expect((await binds()).Code).toBe(0)
    await app.admin.calls(deleteSsoProvider, { Id })
  })

  test('while it was asked is believed no more', async () => {
    const { Id, Version } = await provider()
    const visitor = app.visitor()
    const { Data } = await app.start(visitor, Id)
    there.meanwhile = async () => {
      there.meanwhile = undefined
      const change = { Id, Version, Address: 'https://sso.example.edu.cn' }
      expect((await app.save({ ...about, Name: 'CAS', ...change })).Code).toBe(0)
    }
    expect(await app.finish(visitor, there.signIn(Data.Url, 'lin'))).toMatchObject(over)
    await app.admin.calls(deleteSsoProvider, { Id })
  })
})

describe('signing out there while signing in here', () => {
  test('counts: before the answer came, and before a stranger bound an account', async () => {
    const visitor = app.visitor()
    const { Data } = await app.start(visitor, usual)
    there.meanwhile = async (ticket) => {
      there.meanwhile = undefined
      await post(there.logoutRequest(ticket))
    }
    expect(await app.finish(visitor, there.signIn(Data.Url, 'lin'))).toMatchObject(over)

    const stranger = app.visitor()
    const trip = await app.start(stranger, usual)
    const back = there.signIn(trip.Data.Url, 'stranger-2')
    const { Ticket } = (await app.finish(stranger, back)).Data
    await post(there.logoutRequest(back.searchParams.get('ticket') ?? ''))
    const input = { Ticket, UserName: 'student3', PassWord: app.fixture.password }
    expect((await stranger.calls(bindAccount, input, browser)).Code).toBe(-1)
  })

  test('leaves nobody signed in, at whichever moment after the ticket was asked about it comes', async () => {
    const visitors: Visitor[] = []
    for (let at = 0; at < 24; at += 1) {
      const visitor = app.visitor()
      const { Data } = await app.start(visitor, usual)
      let gone: Promise<void> | undefined
      // A server that signed somebody out would find no ticket good: it comes once it has said that this one is.
      there.meanwhile = async (ticket) => {
        gone = pause(at * 3).then(() => post(there.logoutRequest(ticket)))
      }
      const answered = await app.finish(visitor, there.signIn(Data.Url, 'lin'))
      expect(gone).toBeDefined()
      await gone
      visitor.session = answered.Data?.Session ?? undefined
      if (visitor.session) visitors.push(visitor)
    }
    there.meanwhile = undefined
    // What a sign-out ends counts everywhere within a second.
    await pause(1_100)
    for (const visitor of visitors) expect((await visitor.calls(keepAlive)).Code).toBe(-401)
  })
})
