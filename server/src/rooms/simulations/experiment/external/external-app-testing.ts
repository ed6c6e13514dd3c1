import { createHmac } from 'node:crypto'
import { expect } from 'vitest'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'
import * as contract from '@xinglin/contract/simulations/experiment'
import { proceed, testApp } from '#testing'
import { signatureOf } from '../sharing/sharing-platform-client.ts'

const { elsewherePaths } = contract

/** Which host is asked, and with what headers of a proxy. */
type Where = { readonly host?: string; readonly from?: Record<string, string> }
type Guard = { readonly Servers?: readonly string[]; readonly Signed?: boolean }
type AppAnswer = { readonly http: number } & Readonly<Record<string, unknown>>

/** A school with a course whose experiment is elsewhere, and what a maker’s server and a student do with it. */
export const elsewhereApp = async (options: Parameters<typeof testApp>[0] = {}) => {
  const app = await testApp(options)
  const teacher = await app.signedIn('teacher1')
  const CourseId = app.fixture.courses['a.external'] ?? ''
  const known = { AppId: '', Secret: '', Signed: false }

  const ask = async (
    method: string,
    path: string,
    query: Record<string, string>,
    body?: unknown,
    { host = 'a.localhost', from = {} }: Where = {},
  ): Promise<AppAnswer> => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const { http, Msg, headers } = await app
      .visitor(host)
      .raw(
        method,
        `${path}?${new URLSearchParams(query).toString()}`,
        from,
        Buffer.from(sent ?? ''),
      )
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    return { http, ...(JSON.parse(Msg) as object) }
  }
  /** As docs/experiments.md tells makers to sign. */
  const hmac = (...lines: readonly string[]) =>
    createHmac('sha256', known.Secret).update(lines.join('\n')).digest('hex').toUpperCase()
  const signed = (name: 'ticket' | 'access_token', given: string) => ({
    [name]: given,
    appid: known.AppId,
    signature: known.Signed
      ? hmac(name === 'ticket' ? 'token' : 'refresh', given, known.AppId)
      : signatureOf(given, known.AppId, known.Secret),
  })
  const enter = (ticket: string, where?: Where) =>
    ask('GET', elsewherePaths.token, signed('ticket', ticket), undefined, where)

  return {
    ...app,
    teacher,
    CourseId,
    known,
    ask,
    signed,
    enter,
    hmac,
    refresh: (token: string, where?: Where) =>
      ask('GET', elsewherePaths.refresh, signed('access_token', token), undefined, where),
    upload: (token: string, body: unknown, where?: Where) =>
      ask('POST', elsewherePaths.upload, { access_token: token }, body, where),
    /** A new secret, and how the maker’s server is told from a browser: by the address of this machine unless said. */
    register: async ({ Servers = ['127.0.0.1'], Signed = false }: Guard = {}) => {
      const { Data } = await teacher.calls(contract.registerElsewhere, { CourseId })
      known.AppId = Data.Setting.AppId
      known.Secret = Data.Secret
      known.Signed = Signed
      const { TimeUnit, Version } = Data.Setting
      const fields = { CourseId, Enabled: true, TimeUnit, Version, Servers, Signed }
      const saved = await teacher.calls(contract.saveElsewhere, fields)
      expect(saved.Data).toMatchObject({ Guarded: true })
    },
    /** Somebody who opened a round, and what they were sent there with. */
    launched: async (login: string, Proceed = 0) => {
      const student = await app.signedIn(login)
      const { ProgressId } = (await proceed(app, student, 'a.external', Proceed)).Data
      const launch = async () =>
        (await student.calls(contract.launchElsewhere, { CourseId, ProgressId })).Data
      const ticket = async () => new URL((await launch()).Url).searchParams.get('ticket') ?? ''
      return {
        student,
        ProgressId: ProgressId as string,
        launch,
        ticket,
        /** Who they are there, by a token of their own. */
        entered: async (where?: Where) => {
          const answered = await enter(await ticket(), where)
          if (answered['code'] !== 0) throw new Error(JSON.stringify(answered))
          return { token: String(answered['access_token']), un: String(answered['un']) }
        },
        base: async () => (await student.calls(getRetCourseBaseClient, { CourseId })).Data,
        mine: async () => (await student.calls(contract.myElsewhere, { ProgressId })).Data,
      }
    },
  }
}
