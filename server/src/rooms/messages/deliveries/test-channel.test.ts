import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type DeliveryChannel,
  getDeliveryChannels,
  saveDeliveryChannel,
  testDeliveryChannel,
} from '@xinglin/contract/messages'
import { getGuide } from '@xinglin/contract/schools'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
let status = 200
const posts: { to: string; text: string; channel: string }[] = []
const gateway = createServer((request, answer) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    if (status === 200) posts.push(JSON.parse(body) as (typeof posts)[number])
    answer.writeHead(status).end()
  })
})

const channel = async (name: string): Promise<DeliveryChannel> =>
  (await admin.calls(getDeliveryChannels)).Data.List.find(
    ({ Channel }: DeliveryChannel) => Channel === name,
  )
const save = async (Enabled: boolean) => {
  const { port } = gateway.address() as AddressInfo
  const { Version } = await channel('email')
  const Url = `http://localhost:${port}/messages`
  const saved = { Channel: 'email', Enabled, Url, Key: 'a shared key', Version }
  expect(await admin.calls(saveDeliveryChannel, saved)).toMatchObject({ Code: 0 })
}
const tried = (To: string, Channel = 'email') => admin.calls(testDeliveryChannel, { Channel, To })
const step = async () =>
  (await admin.calls(getGuide)).Data.Steps.find(({ Key }: { Key: string }) => Key === 'messages')

beforeAll(async () => {
  app = await testApp({ ssoHosts: ['localhost'] })
  admin = await app.signedIn('admin1')
  await new Promise<void>((listening) => gateway.listen(0, 'localhost', listening))
})
afterAll(async () => {
  await app.close()
  gateway.close()
})

test('a way that was not set is not tried, and an address must be one of its kind', async () => {
  expect(await tried('a@example.com')).toMatchObject({
    Code: -1,
    Msg: '还没有设置网关，请先设置并保存',
  })
  await save(false)
  for (const bad of ['13800138000', 'nobody', ''])
    expect(await tried(bad)).toMatchObject({ Code: -10008 })
  expect(await tried('a@example.com', 'sms')).toMatchObject({ Code: -10008 })
  expect((await channel('email')).Tried).toBeNull()
})

test('a message goes at once, opened or not, and what came of it is kept until the way is set anew', async () => {
  const answered = await tried('a@example.com')
  expect(answered.Data).toMatchObject({ Ok: true, Text: '网关已接收，请到接收端确认' })
  expect(posts).toMatchObject([{ to: 'a@example.com', channel: 'email' }])
  expect((await channel('email')).Tried).toMatchObject({ Ok: true })
  expect(await step()).toMatchObject({ State: 'todo' })
  await save(true)
  expect((await channel('email')).Tried).toBeNull()
  expect(await step()).toMatchObject({ State: 'todo', Text: '邮件尚未试发成功' })
  await tried('a@example.com')
  expect(await step()).toMatchObject({ State: 'done', Text: '已开放：邮件' })
})

test('what the gateway makes of it is said in words', async () => {
  status = 403
  expect((await tried('a@example.com')).Data).toMatchObject({
    Ok: false,
    Text: '网关拒绝（403）：请核对网关地址、签名密钥与接收人',
  })
  status = 500
  expect((await tried('a@example.com')).Data).toMatchObject({
    Ok: false,
    Text: '网关无法连接，或没有在时限内应答',
  })
  expect(await step()).toMatchObject({ State: 'todo' })
})
