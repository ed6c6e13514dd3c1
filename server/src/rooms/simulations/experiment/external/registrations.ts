import {
  elsewhereResults,
  getElsewhere,
  registerElsewhere,
  saveElsewhere,
  type ElsewhereResult,
  type ElsewhereSetting,
} from '@xinglin/contract/simulations/experiment'
import { courseAccess } from '#courses/access'
import { facesOf } from '#identity'
import { answer, isLoopback } from '#platform/http'
import type { Keys } from '#platform/keys'
import { refuse, type Visit } from '#platform/visit'
import { faultOfServers, isGuarded } from './maker-check.ts'
import { anAppId, aSecret, secretName } from './tickets.ts'
import { passStore } from './ticket-store.ts'
import { registrationStore, type Registration } from './registration-store.ts'
import { resultStore, type ResultRow } from './result-store.ts'

const { missing, notYours, here, none, newer } = saveElsewhere.refusals

const toldSetting = (row: Registration | undefined): ElsewhereSetting => ({
  Registered: row !== undefined,
  AppId: row?.appId ?? '',
  Enabled: row?.enabled ?? false,
  TimeUnit: row?.timeUnit ?? 'seconds',
  Servers: row?.servers ?? [],
  Signed: row?.signed ?? false,
  Guarded: row !== undefined && isGuarded(row),
  MadeAt: row?.madeAt.toISOString() ?? null,
  Version: row?.version ?? 0,
})

/** A result as it travels. */
export const toExternalResultResponse = (row: ResultRow): ElsewhereResult => ({
  Id: row.id,
  Title: row.title,
  Finished: row.finished,
  Score: row.score,
  StartedAt: row.startedAt.toISOString(),
  EndedAt: row.endedAt.toISOString(),
  Seconds: row.seconds,
  ReceivedAt: row.receivedAt.toISOString(),
  Steps: [...row.steps],
})

/** A course that the visitor oversees and whose experiment is elsewhere; its name. */
const overseenElsewhere = async (visit: Visit, courseId: string): Promise<string> => {
  const access = await courseAccess(visit, courseId)
  if (!access) throw refuse(missing)
  if (!access.oversees) throw refuse(notYours)
  if (access.elsewhere === undefined) throw refuse(here)
  return access.course.name
}

const toSettings = async (visit: Visit, courseId: string): Promise<ElsewhereSetting> =>
  toldSetting(await registrationStore(visit).of(courseId))

const register = async (visit: Visit, keys: Keys, courseId: string) => {
  const name = await overseenElsewhere(visit, courseId)
  const store = registrationStore(visit)
  const before = await store.of(courseId)
  const clear = aSecret()
  const secret = keys.wrap(clear, secretName(visit.school.id, courseId))
  const done = before
    ? await store.change(courseId, before.version, { secret, madeAt: visit.at })
    : await store.add({
        courseId,
        appId: anAppId(),
        secret,
        timeUnit: 'seconds',
        enabled: true,
        servers: [],
        signed: false,
        madeAt: visit.at,
        version: 1,
      })
  if (!done) throw refuse(newer, { data: await toSettings(visit, courseId) })
  // Whoever knew the old secret may have taken tickets with it.
  if (before) await passStore(visit).revoke(courseId)
  await visit.publish({
    kind: 'managed',
    area: 'experiment',
    text: `${before ? '更换了' : '生成了'}外部实验“${name}”的 SECRET`,
  })
  return { Setting: await toSettings(visit, courseId), Secret: clear }
}

/** Answers those who register a course with whoever made its experiment, and see what arrives. */
export const registeringCalls = (keys: Keys, isProxy: (address: string) => boolean) => [
  answer(getElsewhere, async function handleGetElsewhere(visit, { CourseId }) {
    await overseenElsewhere(visit, CourseId)
    return toSettings(visit, CourseId)
  }),

  answer(registerElsewhere, function handleRegisterElsewhere(visit, { CourseId }) {
    return register(visit, keys, CourseId)
  }),

  answer(saveElsewhere, async function handleSaveElsewhere(visit, input) {
    const { CourseId, Enabled, TimeUnit, Version } = input
    const name = await overseenElsewhere(visit, CourseId)
    const store = registrationStore(visit)
    const before = await store.of(CourseId)
    if (!before) throw refuse(none)
    const servers = [...new Set(input.Servers ?? before.servers)]
    const signed = input.Signed ?? before.signed
    const fault = faultOfServers(servers, { isProxy, onThisMachine: isLoopback(visit.host) })
    if (fault) throw refuse(fault)
    const set = { enabled: Enabled, timeUnit: TimeUnit, servers, signed }
    if (!(await store.change(CourseId, Version, set)))
      throw refuse(newer, { data: await toSettings(visit, CourseId) })
    await visit.publish({
      kind: 'managed',
      area: 'experiment',
      text: `修改了外部实验“${name}”的对接`,
      detail: `${Enabled ? '开启' : '停用'}；用时以${TimeUnit === 'minutes' ? '分' : '秒'}计；制作方服务器：${servers.join('、') || '未登记'}；逐条签名：${signed ? '是' : '否'}`,
    })
    return toSettings(visit, CourseId)
  }),

  answer(
    elsewhereResults,
    async function handleElsewhereResults(visit, { CourseId, PageIndex, PageSize }) {
      await overseenElsewhere(visit, CourseId)
      const store = resultStore(visit)
      const rows = await store.list(CourseId, PageIndex, PageSize)
      const faces = await facesOf(
        visit,
        rows.map(({ personId }) => personId),
      )
      return {
        List: rows.map((row) => ({
          ...toExternalResultResponse(row),
          Learner: faces.get(row.personId)?.name ?? '',
          Tester: row.tester,
        })),
        Count: await store.count(CourseId),
      }
    },
  ),
]
