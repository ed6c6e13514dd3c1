import { fetchSome } from '#call'
import type { Finding } from './light.ts'

/** What was measured against the school's own server: ms, ms, megabits a second. */
export type Network = {
  readonly latencyMs: number
  readonly offsetMs: number
  readonly mbps: number
}

const pings = 6
const firstBytes = 262_144
const moreBytes = 2_097_152
const quickMs = 700

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const speedOf = (bytes: number, ms: number): number => (bytes * 8) / 1000 / Math.max(1, ms)

/** Measures latency, clock and bandwidth; a quick line is measured again with more. */
export const measureNetwork = async (signal: AbortSignal): Promise<Network> => {
  // The first one opens the connection.
  await fetchSome(0, signal)
  const seen: { ms: number; offsetMs: number }[] = []
  for (let i = 0; i < pings; i++) seen.push(await fetchSome(0, signal))
  const latencyMs = middleOf(seen.map(({ ms }) => ms))
  const best = seen.toSorted((one, other) => one.ms - other.ms)[0]
  let bytes = firstBytes
  let { ms } = await fetchSome(bytes, signal)
  if (ms < quickMs) {
    bytes = moreBytes
    ms = (await fetchSome(bytes, signal)).ms
  }
  return { latencyMs, offsetMs: best?.offsetMs ?? 0, mbps: speedOf(bytes, ms - latencyMs) }
}

const offline = '没有连上学校的服务器，请检查网络后重新检测。'

/** How quickly the server answers. */
export const judgeLatency = ({ latencyMs }: Network): Finding => {
  const text = `${Math.round(latencyMs)} 毫秒`
  if (latencyMs <= 150) return { light: 'pass', text: text }
  const advice = '响应较慢。请尽量使用有线网络，关闭代理、VPN 和正在下载的程序。'
  return { light: latencyMs <= 600 ? 'warn' : 'fail', text: text, advice }
}

/** How much comes through in a second. */
export const judgeSpeed = ({ mbps }: Network): Finding => {
  const text = `下载 ${mbps >= 10 ? Math.round(mbps) : mbps.toFixed(1)} Mbps`
  if (mbps >= 4) return { light: 'pass', text: text }
  return mbps >= 1.5
    ? {
        light: 'warn',
        text: text,
        advice: '看视频可能偶尔缓冲。请避开高峰，或换到信号更好的位置。',
      }
    : {
        light: 'fail',
        text: text,
        advice: '网速不足以流畅播放视频。请换一个网络，或联系学校信息中心。',
      }
}

/** How far this computer's clock is from the server's. */
export const judgeClock = ({ offsetMs }: Network): Finding => {
  const seconds = Math.abs(offsetMs) / 1000
  const far = seconds < 120 ? `${seconds.toFixed(1)} 秒` : `${Math.round(seconds / 60)} 分钟`
  const text = seconds < 2 ? '与服务器一致' : `比服务器${offsetMs > 0 ? '慢' : '快'} ${far}`
  if (seconds < 30) return { light: 'pass', text: text }
  const advice =
    '请在系统设置中打开“自动设置时间”。平台会自动校正倒计时，但时间相差过大时浏览器可能拒绝安全连接。'
  return { light: seconds < 600 ? 'warn' : 'fail', text: text, advice }
}

/** What is said of the network where nothing could be measured. */
export const unreached: Finding = { light: 'fail', text: '未能测量', advice: offline }
