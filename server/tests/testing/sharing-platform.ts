import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a platform that takes step scores behaves. */
export type PlatformManner = 'well' | 'slow' | 'broken' | 'nonsense' | 'refuses' | 'drops'

/** A result as it arrived. */
export type Arrived = Readonly<Record<string, unknown>> & {
  readonly originId: string
  readonly username: string
}

const signatureOf = (...parts: readonly string[]): string =>
  createHash('md5').update(parts.join('')).digest('hex').toUpperCase()

/** Longer than whoever asks is patient. */
const slowMs = 9_000

/**
 * A real HTTP server that follows the published interface of the national platform: a ticket for a token, a token for a
 * newer one, results by token, one record an `originId`.
 */
export const sharingPlatform = async (appId: string, secret: string) => {
  const tokens = new Map<string, string>()
  const records = new Map<string, Arrived>()
  const uploads: Arrived[] = []
  let uploadCount = 0
  const tell = (answer: ServerResponse, status: number, body: object | string): void => {
    answer.writeHead(status, { 'content-type': 'application/json' })
    answer.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const grant = (account: string) => {
    uploadCount += 1
    const token = `token+${uploadCount}/=`
    tokens.set(token, account)
    return {
      code: 0,
      access_token: token,
      create_time: Date.now(),
      expires_time: Date.now() + platform.tokenMs,
      un: account,
      dis: account,
    }
  }
  const entered = (query: URLSearchParams, refreshes: boolean): object => {
    const given = query.get(refreshes ? 'access_token' : 'ticket') ?? ''
    const isSigned =
      query.get('appid') === appId && query.get('signature') === signatureOf(given, appId, secret)
    if (!isSigned) return { code: 3, msg: '签名错误' }
    if (!refreshes)
      return given.startsWith('ticket-') ? grant(given.slice(7)) : { code: 1, msg: 'ticket 无效' }
    const account = tokens.get(given)
    return account ? grant(account) : { code: 2, msg: 'access_token 已失效' }
  }
  const taken = (query: URLSearchParams, body: string, answer: ServerResponse): void => {
    const account = tokens.get(query.get('access_token') ?? '')
    if (platform.manner === 'broken') return tell(answer, 500, 'Internal Server Error')
    if (platform.manner === 'nonsense') return tell(answer, 200, '<html>维护中</html>')
    if (platform.manner === 'refuses') return tell(answer, 200, { code: 5, msg: '步骤不少于10步' })
    const result = JSON.parse(body) as Arrived
    if (!account) return tell(answer, 200, { code: 2, msg: 'access_token 已失效' })
    if (result.username !== account || result['appid'] !== appId || !/^\w+$/.test(result.originId))
      return tell(answer, 200, { code: 4, msg: '参数错误' })
    uploads.push(result)
    records.set(result.originId, result)
    if (platform.manner === 'drops') return void answer.destroy()
    if (platform.manner === 'slow')
      return void setTimeout(() => tell(answer, 200, { code: 0 }), slowMs)
    return tell(answer, 200, { code: 0, msg: '成功' })
  }
  const server = createServer((request, answer) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://platform')
      platform.requestCount += 1
      const path = pathname.replace('/open/api/v2/', '')
      if (path === 'token') return tell(answer, 200, entered(searchParams, false))
      if (path === 'token/refresh') return tell(answer, 200, entered(searchParams, true))
      if (path === 'data_upload') return taken(searchParams, body, answer)
      return tell(answer, 404, { code: 404, msg: '接口不存在' })
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const platform = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    manner: 'well' as PlatformManner,
    /** How long a token is good for. */
    tokenMs: 86_400_000,
    /** How often anything was asked. */
    requestCount: 0,
    /** What is kept there, by `originId`. */
    records,
    /** Everything that arrived, repeats too. */
    uploads,
    forgetTokens: () => tokens.clear(),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return platform
}
