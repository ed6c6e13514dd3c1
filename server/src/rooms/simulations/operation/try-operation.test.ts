import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSampleOperation, performSampleOperation } from '@xinglin/contract/simulations/operation'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let stranger: Visitor
beforeAll(async () => {
  app = await testApp()
  stranger = app.visitor()
}, 60_000)
afterAll(() => app.close())

const within = async (statement: string): Promise<unknown[]> =>
  (await app.database.within(app.fixture.schools['a'] ?? '', (db) => db.execute(statement))).rows

type Deed = {
  id: string
  targets?: string[]
  options?: Record<string, string>
  values?: Record<string, { from: number; to: number }>
}

/** A deed done as its form offers it, its figures as small as they may be. */
const asOffered = ({ id, targets, options, values = {} }: Deed) => ({
  type: 'perform' as const,
  deed: id,
  ...(targets && { target: targets[0] ?? '' }),
  ...(options && { option: Object.keys(options)[0] ?? '' }),
  ...(Object.keys(values).length > 0 && {
    values: Object.fromEntries(Object.entries(values).map(([name, { from }]) => [name, from])),
  }),
})

const opened = async () => (await stranger.calls(getSampleOperation, {})).Data

test('a stranger does the main deed at a prepared patient; nothing is recorded', async () => {
  const { CourseId, Menu, Deed, View, Events } = await opened()
  const deed = (Menu.deeds as Deed[]).find(({ id }) => View.can.includes(id) && id === Deed)
  if (!deed) throw new Error('the main deed cannot be done')
  expect(Menu.phases).toHaveLength(1)
  expect(Events.length).toBeGreaterThan(3)
  const Actions = [asOffered(deed)]
  const { Code, Data } = await stranger.calls(performSampleOperation, { CourseId, Actions })
  expect(Code).toBe(0)
  expect(Data.Events).toHaveLength(Events.length + 1)
  expect(Data.Events.at(-1).observations.length).toBeGreaterThan(0)
  expect(Data.View.instrument).toMatchObject({ deed: Deed })
  expect((await opened()).View.instrument).toBeUndefined()
  for (const table of ['operation_session', 'operation_event', 'attempt'])
    expect(await within(`select 1 from ${table}`)).toEqual([])
})

test('what a supervisor refuses is said in their words', async () => {
  const { CourseId } = await opened()
  const unknown = { type: 'perform' as const, deed: 'nothing' }
  expect(
    await stranger.calls(performSampleOperation, { CourseId, Actions: [unknown] }),
  ).toMatchObject({ Code: -10_008, Msg: '没有这个操作' })
})

test('too many actions, none, other courses: refused', async () => {
  const { CourseId } = await opened()
  const wait = { type: 'wait' as const, seconds: 1 }
  const ask = (over: object) =>
    stranger.calls(performSampleOperation, { CourseId, Actions: [wait], ...over })
  expect(await ask({})).toMatchObject({ Code: 0 })
  expect(await ask({ Actions: Array.from({ length: 13 }, () => wait) })).toMatchObject({
    Msg: '体验最多做12步',
  })
  expect(await ask({ Actions: [] })).toMatchObject({ Msg: '请先选择一项操作' })
  expect(await ask({ CourseId: newId() })).toMatchObject({ Code: -404 })
  expect(await ask({ CourseId: app.fixture.courses['a.smallClass'] })).toMatchObject({ Code: -404 })
})

test('what is held as an examination is shown to nobody', async () => {
  await within(
    `update course_item set body = jsonb_set(body, '{mode}', '"examination"') where kind = 'operation'`,
  )
  const fresh = await testApp({ databaseUrl: app.databaseUrl })
  try {
    expect(await fresh.visitor().calls(getSampleOperation, {})).toMatchObject({ Code: -404 })
  } finally {
    await fresh.close({ keepDatabase: true })
  }
})
