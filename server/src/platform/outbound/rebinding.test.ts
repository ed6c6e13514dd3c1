import { request } from 'node:http'
import type { LookupAddress } from 'node:dns'
import { expect, test, vi } from 'vitest'
import { outwardOnly, TooNear } from './fetch.ts'

/** A name that leads elsewhere each time it is asked for, as whoever rebinds it has it. */
const leadsTo = (...turns: readonly (readonly string[])[]) => {
  let turn = 0
  return vi.fn<Parameters<typeof outwardOnly>[0]>((_name, _options, done) => {
    const addresses = turns[Math.min(turn, turns.length - 1)] ?? []
    turn += 1
    const resolved = (address: string): LookupAddress => ({
      address,
      family: address.includes(':') ? 6 : 4,
    })
    done(null, addresses.map(resolved))
  })
}

const called = (resolve: ReturnType<typeof leadsTo>): Promise<unknown> =>
  new Promise((done) => {
    const sent = request(
      { host: 'sso.example.edu.cn', port: 1, lookup: outwardOnly(resolve) },
      done,
    )
    sent.on('error', done)
    sent.end()
  })

test.each([
  ['loopback', ['127.0.0.1']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['a mapped address', ['::ffff:10.0.0.1']],
  ['an outer and an inner one', ['1.1.1.1', '10.0.0.1']],
])('a name that leads to %s is not called', async (_what, addresses) =>
  expect(await called(leadsTo(addresses))).toBeInstanceOf(TooNear),
)

test('a name is resolved once: what was looked at is what would be called, however the name changes', async () => {
  const resolve = leadsTo(['10.0.0.1'], ['1.1.1.1'])
  expect(await called(resolve)).toBeInstanceOf(TooNear)
  expect(resolve).toHaveBeenCalledOnce()
  const outer = leadsTo(['1.1.1.1'], ['127.0.0.1'])
  const result = await new Promise((done) => {
    outwardOnly(outer)('sso.example.edu.cn', {}, (_error, address) => done(address))
  })
  expect(result).toBe('1.1.1.1')
  expect(outer).toHaveBeenCalledOnce()
})
