import { aServer, renderPage } from '#testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { browserOf, judgeBrowser } from './browser.ts'
import { EnvironmentCheck } from './environment-check.tsx'
import { judgeGraphics } from './graphics.ts'
import { judgeSecurity, judgeStorage } from './keeping.ts'
import { worstOf } from './light.ts'
import { judgeLevel, judgeRefusal, levelOf } from './microphone.ts'
import { judgeClock, judgeLatency, judgeSpeed } from './network.ts'
import { reportOf } from './report.ts'

afterEach(() => vi.unstubAllGlobals())

const microphones = (value: unknown) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value })

const mozilla = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const chrome = (version: string, more = '') =>
  `${mozilla} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36${more}`

test.each([
  [chrome('131.0.0.0'), 'Chrome', 'pass'],
  [chrome('109.0.0.0'), 'Chrome', 'warn'],
  [chrome('86.0.4240.198'), 'Chrome', 'fail'],
  [chrome('131.0.0.0', ' Edg/131.0.2903.51'), 'Edge', 'pass'],
  [`${mozilla} Gecko/20100101 Firefox/128.0`, 'Firefox', 'pass'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    'Safari',
    'pass',
  ],
  [chrome('122.0.0.0', ' MicroMessenger/8.0.49'), '微信', 'warn'],
  [`${mozilla} Trident/7.0; rv:11.0) like Gecko`, 'Internet Explorer', 'fail'],
  ['curl/8.5', undefined, 'warn'],
])('%s', (agent, name, light) => {
  expect(browserOf(agent)?.name).toBe(name)
  expect(judgeBrowser(agent).light).toBe(light)
})

const drawn = (over: object = {}) => ({
  version: 2 as const,
  renderer: 'ANGLE (NVIDIA GeForce RTX 3060)',
  largest: 16_384,
  ...over,
})
test.each([
  [undefined, 'fail'],
  [drawn(), 'pass'],
  [drawn({ version: 1 }), 'warn'],
  [drawn({ largest: 2048 }), 'warn'],
  [drawn({ renderer: 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))' }), 'warn'],
  [drawn({ renderer: 'Microsoft Basic Render Driver' }), 'warn'],
  [drawn({ renderer: 'llvmpipe (LLVM 15.0.7, 256 bits)' }), 'warn'],
])('graphics %j: %s', (graphics, light) => expect(judgeGraphics(graphics).light).toBe(light))

const network = (over: object) => ({ latencyMs: 20, offsetMs: 0, mbps: 50, ...over })
test.each([
  [judgeLatency(network({ latencyMs: 150 })), 'pass', '150 毫秒'],
  [judgeLatency(network({ latencyMs: 151 })), 'warn', '151 毫秒'],
  [judgeLatency(network({ latencyMs: 601 })), 'fail', '601 毫秒'],
  [judgeSpeed(network({ mbps: 4 })), 'pass', '下载 4.0 Mbps'],
  [judgeSpeed(network({ mbps: 3.99 })), 'warn', '下载 4.0 Mbps'],
  [judgeSpeed(network({ mbps: 1.4 })), 'fail', '下载 1.4 Mbps'],
  [judgeClock(network({ offsetMs: -1500 })), 'pass', '与服务器一致'],
  [judgeClock(network({ offsetMs: 29_900 })), 'pass', '比服务器慢 29.9 秒'],
  [judgeClock(network({ offsetMs: -45_000 })), 'warn', '比服务器快 45.0 秒'],
  [judgeClock(network({ offsetMs: 3_600_000 })), 'fail', '比服务器慢 60 分钟'],
])('%j', (finding, light, text) => expect([finding.light, finding.text]).toEqual([light, text]))

const kept = { session: true, local: true, database: true, left: undefined }
test.each([
  [kept, 'pass'],
  [{ ...kept, session: false }, 'fail'],
  [{ ...kept, local: false }, 'warn'],
  [{ ...kept, database: false }, 'warn'],
  [{ ...kept, left: 1_000_000 }, 'warn'],
])('storage %j: %s', (storage, light) => expect(judgeStorage(storage).light).toBe(light))

test('plain HTTP says in words that there is no microphone', () => {
  const { light, advice } = judgeSecurity(false, false)
  expect(light).toBe('warn')
  expect(advice).toContain('麦克风')
  expect(judgeSecurity(true, true).advice).toBeUndefined()
})

test.each([
  ['NotAllowedError', '没有得到许可'],
  ['NotFoundError', '没有找到麦克风'],
  ['NotReadableError', '麦克风打不开'],
])('%s: %s', (name, text) => expect(judgeRefusal(name).text).toBe(text))

test('silence is no sound, and speech is', () => {
  expect(levelOf(new Float32Array(8))).toBe(0)
  expect(levelOf(new Float32Array(8).fill(1))).toBe(1)
  expect(judgeLevel(0.001).light).toBe('warn')
  expect(judgeLevel(0.05).light).toBe('pass')
})

test('the worst light is the whole’s', () => {
  expect(worstOf([])).toBe('pass')
  expect(worstOf(['pass', 'warn'])).toBe('warn')
  expect(worstOf(['warn', 'fail', 'pass'])).toBe('fail')
})

test('a report names every check', () => {
  const lines = [
    { name: 'Cookie', finding: { light: 'pass' as const, text: '已启用' } },
    { name: '麦克风', finding: undefined },
  ]
  const about = { at: '2026-03-05 09:12:00', site: 'https://a', agent: 'UA', screen: '1440×900' }
  expect(reportOf(lines, about).split('\n')).toEqual([
    '环境检测报告 2026-03-05 09:12:00',
    '地址：https://a',
    'Cookie：通过，已启用',
    '麦克风：未检测',
    '屏幕：1440×900',
    '浏览器标识：UA',
  ])
})

test('a server that is not reached is said, and everything can be checked again; nothing is asked of the microphone', async () => {
  const requests = aServer({})
  const ask = vi.fn()
  microphones({ getUserMedia: ask })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await renderPage(<EnvironmentCheck />)
  expect(await screen.findByText('有项目不通过，请先按提示处理')).toBeTruthy()
  expect(screen.getAllByText('未能测量')).toHaveLength(3)
  expect(ask).not.toHaveBeenCalled()
  const before = requests.length
  fireEvent.click(screen.getByRole('button', { name: '重新检测' }))
  expect(screen.getByText('正在检测…')).toBeTruthy()
  await waitFor(() => expect(requests.length).toBeGreaterThan(before))
})

test('without a microphone interface the page says why, in a sentence', async () => {
  aServer({})
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  microphones(undefined)
  await renderPage(<EnvironmentCheck />)
  const button = await screen.findByRole('button', { name: '检测麦克风' })
  const line = within(button.closest('li') ?? document.body)
  fireEvent.click(button)
  expect(await line.findByText('当前连接不能使用麦克风')).toBeTruthy()
  expect(line.getByText(/以 http 打开/)).toBeTruthy()
})
