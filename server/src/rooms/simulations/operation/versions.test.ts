import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOperation, getOperationReport } from '@xinglin/contract/simulations/operation'
import { publishProcedure } from '#simulations/operation'
import { forgetEverything } from '#platform/memory'
import { firstProcedure, operate, testApp, type Operating, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const reportOf = async ({ visitor, SessionId }: Operating) =>
  (await visitor.calls(getOperationReport, { SessionId })).Data

/** Publishes the procedure anew: another title, twice the points, and identity asked for nowhere. */
const republish = (): Promise<void> => {
  const base = firstProcedure()
  const schoolId = app.fixture.schools.a
  const procedure = {
    ...base,
    version: base.version + 1,
    title: '胸腔穿刺术（新版）',
    usual: base.usual.filter((id) => id !== 'identity'),
    steps: base.steps.map((step) => ({ ...step, points: step.points * 2 })),
    deeds: base.deeds.map((deed) => ({
      ...deed,
      needs: [{ when: { flag: ['consented'] }, zh: '新版要求先取得同意。' }],
    })),
  }
  return app.database.within(schoolId, async (db) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from operation_procedure where school_id = ${schoolId} and key = ${base.id}`,
    )
    const id = rows[0]?.id ?? ''
    await publishProcedure({ db, school: { id: schoolId } }, id, procedure, new Date())
  })
}

test('a version that is published changes neither what is under way nor what was reported', async () => {
  const finished = await operate(app, 'student1')
  await finished.must({ type: 'perform', deed: 'identity' })
  await finished.must({ type: 'perform', deed: 'read-imaging' })
  await finished.finish()
  const before = await reportOf(finished)
  const open = await operate(app, 'student2')
  await open.must({ type: 'perform', deed: 'identity' })

  await republish()
  forgetEverything()

  expect(await reportOf(finished)).toEqual(before)
  // What the new version would stop is done under the old one, and judged by it.
  await open.must({ type: 'perform', deed: 'read-imaging' })
  await open.finish()
  const after = await reportOf(open)
  expect(after.Sheet).toEqual(before.Sheet)

  const late = await operate(app, 'student3')
  const { Data } = await late.visitor.calls(getOperation, { SessionId: late.SessionId })
  expect(Data.Menu.title).toBe('胸腔穿刺术（新版）')
  expect(await late.act({ type: 'perform', deed: 'read-imaging' })).toMatchObject({
    Msg: expect.stringContaining('新版要求先取得同意') as string,
  })
})
