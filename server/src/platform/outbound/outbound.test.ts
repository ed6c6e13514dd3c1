import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isPrivateAddress } from './addresses.ts'
import { mayAsk, outboundFetch, TooNear } from './index.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
const listen = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '::127.0.0.1',
  '2002:7f00:1::',
  '2002:c0a8:1::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  'fec0::1',
  '::ffff:169.254.169.254',
  '::ffff:0:127.0.0.1',
  '192.0.2.1',
])('%s lies inside', (address) => expect(isPrivateAddress(address)).toBe(true))

test.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s lies outside',
  (address) => expect(isPrivateAddress(address)).toBe(false),
)

test.each([
  'https://127.0.0.1:1/x',
  'https://[::1]:1/x',
  'https://localhost:1/x',
  // The same addresses, as numbers of other bases and with less in them.
  'https://2130706433/x',
  'https://0x7f000001/x',
  'https://0177.0.0.1/x',
  'https://127.1/x',
  'https://0/x',
  'https://[::ffff:7f00:1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[0:0:0:0:0:0:0:1]/x',
  'https://１２７.０.０.１/x',
  'https://user:word@127.0.0.1/x',
  'https://169.254.169.254/latest/meta-data/',
  'http://example.com/x',
  'ftp://example.com/x',
  'https://example.com:22/x',
  'https://example.com:6379/x',
  'https://example.com:80/x',
])('%s is not asked', async (url) => expect(outboundFetch([])(url)).rejects.toThrow(TooNear))

test.each(['https://sso.example.edu.cn/cas', 'https://sso.example.edu.cn:8443/cas'])(
  '%s may be',
  (url) => expect(mayAsk(url, [])).toBe(true),
)

test('a host that is known is, but sends nowhere else', async () => {
  const address = await listen((_request, answer) =>
    answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end('no'),
  )
  const answered = await outboundFetch(['127.0.0.1'])(address)
  expect(answered.status).toBe(302)
})

test('an answer without end is given up', async () => {
  const address = await listen((_request, answer) => {
    const more = () => {
      while (answer.write(Buffer.alloc(65_536)));
      answer.once('drain', more)
    }
    more()
  })
  await expect(outboundFetch(['127.0.0.1'])(address)).rejects.toThrow('answered too much')
})

test('a body is sent, and the answer is read', async () => {
  const address = await listen((request, answer) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => answer.end(`${request.method} ${body}`))
  })
  const answered = await outboundFetch(['127.0.0.1'])(address, { method: 'POST', body: 'a=1' })
  expect(await answered.text()).toBe('POST a=1')
})
