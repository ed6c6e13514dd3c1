import pino from 'pino'
import { expect, vi } from 'vitest'
import {
  decideReport,
  getMarking,
  getSharing,
  listPushes,
  saveSharing,
  defaultRubric,
} from '@xinglin/contract/simulations/experiment'
import { loadKeys } from '#platform/keys'
import { outboundFetch } from '#platform/outbound'
import { experiment, sharingPlatform, testApp } from '#testing'
import { startDelivery } from './deliver.ts'

/** What the platform gave the school. */
export const [appId, secret] = ['100400', 'VV22FRULu8=/secret']

const points = Object.fromEntries(defaultRubric.map(({ Id, Max }) => [Id, Max]))

/** A school with experiments, a platform that may take their scores, and what a test does with both. */
export const sharingApp = async () => {
  const app = await testApp({ ssoHosts: ['127.0.0.1'] })
  const there = await sharingPlatform(appId, secret)
  const admin = await app.signedIn('admin1')
  const teacher = await app.signedIn('teacher1')
  const setting = async () => (await admin.calls(getSharing)).Data
  const pushes = async (State = 'all') => (await admin.calls(listPushes, { State })).Data
  const newest = async () => (await pushes()).List[0]
  const mark = async (SessionId: string) => {
    const { Data } = await teacher.calls(getMarking, { SessionId })
    return teacher.calls(decideReport, {
      SessionId,
      Version: Data.Version,
      Revision: Data.Revision,
      Outcome: 'marked',
      Release: true,
      Mark: { Points: points, Adjusted: [], Annotations: [], Comment: '' },
    })
  }
  const handsIn = async (login: string) => {
    const stage = await experiment(app, login)
    await stage.goTheGoldenWay(3)
    await stage.submit()
    return stage
  }
  return {
    ...app,
    there,
    admin,
    setting,
    pushes,
    newest,
    mark,
    handsIn,
    save: async (over: object = {}) =>
      admin.calls(saveSharing, {
        Enabled: true,
        Address: there.address,
        AppId: appId,
        Secret: secret,
        TimeUnit: 'seconds',
        Version: (await setting()).Version,
        ...over,
      }),
    async until(State: string) {
      const isSo = async () => expect((await newest()).State).toBe(State)
      await vi.waitFor(isSo, { timeout: 20_000, interval: 100 })
      return newest()
    },
    /** Hands in what the teacher marks and releases at once. */
    async finished(login: string) {
      const stage = await handsIn(login)
      expect(await mark(stage.SessionId)).toMatchObject({ Code: 0 })
      return stage
    },
    /** Another process on the same database. */
    another: () =>
      startDelivery({
        database: app.database,
        keys: loadKeys(app.dataDir),
        outbound: outboundFetch(['127.0.0.1']),
        logger: pino({ level: 'silent' }),
        everyMs: 20,
      }),
    async close() {
      there.close()
      await app.close()
    },
  }
}
