import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSensitiveWord } from '@xinglin/contract/dictionaries'
import { refuseSensitive } from '#dictionaries'
import type { Visit } from '#platform/visit'
import { testApp, type TestApp } from '#testing'
import { sensitiveHit } from './tables.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

test('browsers are told the common words alone', async () =>
  expect((await (await app.signedIn('student1')).calls(getSensitiveWord)).Data).toEqual(['赌博']))

test('the server’s list is longer, and a hit is noted', async () => {
  const school = { id: app.fixture.schools.a } as Visit['school']
  await app.database.within(school.id, async (db) => {
    const visit = { db, school, person: null, at: new Date() } as Visit
    const refused = [-10010, '内容含有敏感词'] as const
    await expect(refuseSensitive(visit, '这里有隐 秘 词。', 'test', refused)).rejects.toMatchObject(
      {
        code: -10010,
        keep: true,
      },
    )
    await refuseSensitive(visit, '心电图', 'test', refused)
    expect(await db.select().from(sensitiveHit)).toMatchObject([{ word: '隐秘词', place: 'test' }])
  })
})
