import { createServer as createPlain, type AddressInfo, type Server } from 'node:net'
import { createServer } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { certificateOf } from './certificate.ts'

// Of this test alone: signed by itself for localhost, known by nobody.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgnSQyUnl8lOEHlDsc
W76tXeuIqSoGXCjRlBimY4GvWl+hRANCAAQicr5ck5HVDmoGjN4c4nvQEeU5w7pL
k2Ww9tf8h4rS16I8efcI7oO7HkhfG1TmqJHwfi0MaNtPzghtuWkN8yFX
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBwDCCAWegAwIBAgIUXd4DPO8UfX63l+Cy623okjRS9NcwCgYIKoZIzj0EAwIw
KjEUMBIGA1UECgwLVGVzdCBJc3N1ZXIxEjAQBgNVBAMMCWxvY2FsaG9zdDAgFw0y
NjExMjkxOTU2MTFaGA8yMTI2MTEwNTE5NTYxMVowKjEUMBIGA1UECgwLVGVzdCBJ
c3N1ZXIxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEH
A0IABCJyvlyTkdUOagaM3hzie9AR5TnDukuTZbD21/yHitLXojx59wjug7seSF8b
VOaokfB+LQxo20/OCG25aQ3zIVejaTBnMB0GA1UdDgQWBBTYcIUrz13xs4mUtT21
odJf0Q8XfTAfBgNVHSMEGDAWgBTYcIUrz13xs4mUtT21odJf0Q8XfTAPBgNVHRMB
Af8EBTADAQH/MBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAKBggqhkjOPQQDAgNHADBE
AiB5RroPaxUkPs3obMhlElPZkHxdrc5qfDESquRLtIkmEgIgRadr9bSnvSfvYOrp
gNIFTk/M81+akOpA1YBxW/stG0Q=
-----END CERTIFICATE-----`

let server: Server | undefined
afterEach(() => void server?.close())

const listening = (one: Server): Promise<number> => {
  server = one
  return new Promise((resolve) =>
    one.listen(0, 'localhost', () => resolve((one.address() as AddressInfo).port)),
  )
}

test('a certificate is told with its issuer, its last day and why it is not trusted', async () => {
  const port = await listening(createServer({ key, cert }))
  const seen = await certificateOf(port)('localhost')
  expect(seen).toMatchObject({
    kind: 'certificate',
    issuer: 'Test Issuer',
    fault: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
  expect(seen.kind === 'certificate' && seen.until.getUTCFullYear()).toBeGreaterThan(2100)
})

test('what speaks no TLS, and what is not there, has none', async () => {
  const port = await listening(
    createPlain((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
  )
  expect((await certificateOf(port)('localhost')).kind).toBe('unreachable')
  server?.close()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await certificateOf(port)('localhost')).toMatchObject({
    kind: 'unreachable',
    code: 'ECONNREFUSED',
  })
  expect(await certificateOf(port)('no-such-host.invalid')).toMatchObject({ kind: 'unreachable' })
})
