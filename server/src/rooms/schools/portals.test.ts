import { expect, test } from 'vitest'
import { listPortals } from '@xinglin/contract/schools'
import { testApp } from '#testing'

test('a school’s own host leads to it alone, a host of the platform to every one that is open', async () => {
  const app = await testApp({ platformHosts: ['a.localhost'] })
  const hosts = async (host: string) =>
    (await app.visitor(host).calls(listPortals)).Data.map((one: { Host: string }) => one.Host)
  expect(await hosts('b.localhost')).toEqual(['b.localhost'])
  expect(await hosts('a.localhost')).toEqual(['a.localhost', 'b.localhost'])
  await app.close()
})
