import { expect } from 'vitest'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'
import * as contract from '@xinglin/contract/experiment'
import { proceed, testApp } from '#testing'
import { signatureOf } from '../sharing/platform.ts'

const { elsewherePaths } = contract

type Said = { readonly http: number } & Readonly<Record<string, unknown>>

/** A school with a course whose experiment is elsewhere, and what a maker’s server and a student do with it. */
export const elsewhereApp = async () => {
  const app = await testApp()
  const teacher = await app.signedIn('teacher1')
  const CourseId = app.fixture.courses['a.external'] ?? ''
  const known = { AppId: '', Secret: '' }

  const ask = async (
    method: string,
    path: string,
    query: Record<string, string>,
    body?: unknown,
    host = 'a.localhost',
  ): Promise<Said> => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const { http, Msg, headers } = await app
      .visitor(host)
      .raw(method, `${path}?${new URLSearchParams(query).toString()}`, {}, Buffer.from(sent ?? ''))
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    return { http, ...(JSON.parse(Msg) as object) }
  }
  const signed = (name: 'ticket' | 'access_token', given: string) => ({
    [name]: given,
    appid: known.AppId,
    signature: signatureOf(given, known.AppId, known.Secret),
  })
  const enter = (ticket: string, host?: string) =>
    ask('GET', elsewherePaths.token, signed('ticket', ticket), undefined, host)

  return {
    ...app,
    teacher,
    CourseId,
    known,
    ask,
    signed,
    enter,
    refresh: (token: string) => ask('GET', elsewherePaths.refresh, signed('access_token', token)),
    upload: (token: string, body: unknown, host?: string) =>
      ask('POST', elsewherePaths.upload, { access_token: token }, body, host),
    register: async () => {
      const { Data } = await teacher.calls(contract.registerElsewhere, { CourseId })
      known.AppId = Data.Setting.AppId
      known.Secret = Data.Secret
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
        entered: async () => {
          const answered = await enter(await ticket())
          return { token: String(answered['access_token']), un: String(answered['un']) }
        },
        base: async () => (await student.calls(getRetCourseBaseClient, { CourseId })).Data,
        mine: async () => (await student.calls(contract.myElsewhere, { ProgressId })).Data,
      }
    },
  }
}
