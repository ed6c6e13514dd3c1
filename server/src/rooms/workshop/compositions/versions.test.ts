import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '@xinglin/contract/call'
import { beginExperiment, getExperiment } from '@xinglin/contract/simulations/experiment'
import { getCourseStudyProgressInfo, getPlayer } from '@xinglin/contract/learning'
import { saveLicences } from '@xinglin/contract/licences'
import { beginOperation, getOperation } from '@xinglin/contract/simulations/operation'
import * as workshop from '@xinglin/contract/workshop'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/ids'
import {
  Authoring,
  firstProcedure,
  firstProtocol,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let authoring: Authoring
beforeAll(async () => {
  app = await testApp()
  authoring = await Authoring.in(app)
})
afterAll(() => app.close())

type Kind = {
  readonly writings: Readonly<Record<'list' | 'get' | 'create' | 'save' | 'move', Call>>
  /** What has to be done before a draft is handed in. */
  readonly before: (Id: string) => Promise<void>
  readonly base: string
  readonly CourseType: number
  readonly item: (id: string) => object
  readonly begin: Call
  readonly get: Call
  readonly version: string
}

const kinds: Readonly<Record<string, Kind>> = {
  'a protocol': {
    writings: workshop.protocolWritings,
    before: async (Id) => {
      const { Form } = (await authoring.author.calls(workshop.getProtocol, { Id })).Data
      for (const Seed of Form.Seeds as number[])
        await authoring.author.calls(workshop.playProtocol, { Id, Seed })
    },
    base: firstProtocol().title,
    CourseType: 3,
    item: (Protocol) => ({ Kind: 'experiment', Protocol }),
    begin: beginExperiment,
    get: getExperiment,
    version: `select protocol_version_id as id from experiment_session where id = `,
  },
  'a procedure': {
    writings: workshop.procedureWritings,
    before: async () => undefined,
    base: firstProcedure().title,
    CourseType: 2,
    item: (Procedure) => ({ Kind: 'operation', Procedure, Patient: '', Mode: 'practice' }),
    begin: beginOperation,
    get: getOperation,
    version: `select procedure_version_id as id from operation_session where id = `,
  },
}

const composed = async ({ writings, base, before }: Kind, Title: string) => {
  const { Bases } = (await authoring.author.calls(writings.list, {})).Data
  const BaseId = Bases.find((one: { Title: string }) => one.Title === base).Id
  const Id = newId()
  expect(await authoring.author.calls(writings.create, { Id, Title, BaseId })).toMatchObject({
    Code: 0,
  })
  const move = async (who: Visitor, Action: string) => {
    const { Version } = (await authoring.author.calls(writings.get, { Id })).Data
    expect(await who.calls(writings.move, { Id, Action, Version })).toMatchObject({ Code: 0 })
  }
  return {
    Id,
    approve: async () => {
      await before(Id)
      await move(authoring.author, 'submit')
      await move(authoring.examiner, 'approve')
    },
    revise: async (title: string) => {
      await move(authoring.author, 'revise')
      const { Version } = (await authoring.author.calls(writings.get, { Id })).Data
      const saved = await authoring.author.calls(writings.save, { Id, Parts: { title }, Version })
      expect(saved).toMatchObject({ Code: 0 })
    },
  }
}

const courseOf = async ({ CourseType, item }: Kind, id: string): Promise<string> => {
  const CourseId = await authoring.begin({ Name: '用本校版本的课程', CourseType })
  const Items = [{ Id: newId(), Title: '做一遍', Minutes: 30, Required: true, Body: item(id) }]
  const saved = await authoring.save(CourseId, {
    Introduction: [{ Title: '简介', Html: '<p>简介。</p>' }],
    Chapters: [{ Id: newId(), Title: '第一章', Items }],
  })
  expect(saved).toMatchObject({ Data: { Problems: [] } })
  expect((await authoring.move(authoring.author, CourseId, 'submit')).Code).toBe(0)
  expect((await authoring.move(authoring.examiner, CourseId, 'approve')).Code).toBe(0)
  expect((await authoring.move(authoring.examiner, CourseId, 'publish')).Code).toBe(0)
  const granted = { CourseIds: [CourseId], State: 'granted' }
  const operator = await app.signedIn('operator1')
  expect(await operator.calls(saveLicences, granted)).toMatchObject({ Code: 0 })
  return CourseId
}

test.each(Object.entries(kinds))(
  'who is in the middle of %s keeps the version that they began with; who begins anew has the new one',
  async (_, kind) => {
    const work = await composed(kind, '第一版的名称')
    await work.approve()
    const CourseId = await courseOf(kind, work.Id)
    const { author } = authoring
    const { Data } = await author.calls(getCourseStudyProgressInfo, { CourseId, Proceed: 0 })
    const { ProgressId } = Data
    const player = (await author.calls(getPlayer, { ProgressId })).Data
    const where = { CourseId, ProgressId, ItemId: player.Chapters[0].Items[0].Id as string }
    const begun = await author.calls(kind.begin, where)
    expect(begun).toMatchObject({ Code: 0 })
    const { SessionId } = begun.Data
    const versionOf = async (session: string): Promise<string> => {
      const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
        db.execute<{ id: string }>(sql.raw(`${kind.version} '${session}'`)),
      )
      const [row] = rows
      if (!row) throw new Error(`no session ${session}`)
      return row.id
    }
    const before = await versionOf(SessionId)

    await work.revise('第二版的名称')
    await work.approve()
    const resumed = await author.calls(kind.begin, { ...where, Proceed: 1 })
    expect(resumed.Data).toMatchObject({ SessionId })
    expect(JSON.stringify(resumed.Data)).toContain('第一版的名称')
    expect(JSON.stringify(resumed.Data)).not.toContain('第二版的名称')
    expect((await author.calls(kind.get, { SessionId })).Code).toBe(0)
    expect(await versionOf(SessionId)).toBe(before)

    const anew = await author.calls(kind.begin, { ...where, Proceed: 3 })
    expect(JSON.stringify(anew.Data)).toContain('第二版的名称')
    expect(await versionOf(anew.Data.SessionId)).not.toBe(before)
  },
  120_000,
)
