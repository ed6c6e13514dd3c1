import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { endPost, listPosts, logout } from '@xinglin/contract/identity'
import { postHolder, testApp, type TestApp, type Visitor } from '#testing'

// What one process ends is ended on all others as soon as it is committed.

let app: TestApp
let other: ChildProcess
beforeAll(async () => {
  app = await testApp()
  const file = fileURLToPath(new URL('testing/second-process.ts', import.meta.url))
  other = fork(file, [app.databaseUrl, app.dataDir, inject('role')])
  await once(other, 'message')
}, 60_000)
afterAll(async () => {
  other.kill()
  await app.close()
})

/** What the other process says of somebody's session. */
const elsewhere = async ({ session }: Visitor): Promise<unknown> => {
  const answered = once(other, 'message')
  other.send(session?.TokenId ?? '')
  return (await answered)[0]
}

test('a post that is taken away closes what it opened on another process', async () => {
  const admin = await app.signedIn('admin1')
  const holder = await postHolder(app, 'secretary')
  const bystander = await postHolder(app, 'examiner')
  expect(await elsewhere(holder)).toEqual(['secretary'])
  expect(await elsewhere(bystander)).toEqual(['examiner'])
  const { List } = (await admin.calls(listPosts)).Data
  const { Id } = List.find(({ PersonId }: { PersonId: string }) => PersonId === holder.personId)
  expect((await admin.calls(endPost, { Id })).Code).toBe(0)
  await expect.poll(() => elsewhere(holder), { timeout: 5_000 }).toBe('ended')
  expect(await elsewhere(bystander)).toEqual(['examiner'])
})

test('so does signing out', async () => {
  const student = await app.signedIn('student1')
  expect(await elsewhere(student)).toEqual([])
  await student.calls(logout)
  await expect.poll(() => elsewhere(student), { timeout: 5_000 }).toBe('ended')
})
