import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { outboundFetch, type OutboundFetch } from '#platform/outbound'
import { platformOf, type Entry } from '../sharing/sharing-platform-client.ts'

/** Who made the experiment knows these of the school. */
export type Known = { readonly address: string; readonly appId: string; readonly secret: string }

const minute = 60_000

/** Every name under `localhost` is this machine, whether its resolver knows or not. */
const nearby: OutboundFetch = (address, options = {}) => {
  const url = new URL(address)
  const { host } = url
  url.hostname = '127.0.0.1'
  return outboundFetch(['127.0.0.1'])(url.href, {
    ...options,
    headers: { ...options.headers, host },
  })
}

/** A result as a maker’s server writes it: two steps of 40 and 60 points. */
export const aResult = (username: string, appid: string, over: object = {}) => {
  const end = Date.now()
  const start = end - 5 * minute
  return {
    username,
    appid,
    originId: `run-${start}`,
    title: '家兔血压（外部）',
    status: 1,
    score: 86,
    startTime: start,
    endTime: end,
    timeUsed: 300,
    steps: [
      {
        seq: 1,
        title: '颈总动脉插管',
        startTime: start,
        endTime: start + 2 * minute,
        timeUsed: 120,
        expectTime: 150,
        maxScore: 40,
        score: 36,
        repeatCount: 1,
        evaluation: '优秀',
        scoringModel: '赋分模型',
        remarks: '备注',
      },
      {
        seq: 2,
        title: '夹闭颈总动脉并记录血压',
        startTime: start + 2 * minute,
        endTime: end,
        timeUsed: 180,
        expectTime: 200,
        maxScore: 60,
        score: 50,
        repeatCount: 2,
        evaluation: '良好',
        scoringModel: '赋分模型',
        // Many makers send more than is written down.
        ext_data: { version: 3 },
      },
    ],
    ...over,
  }
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`

/**
 * A real HTTP server that behaves as an experiment elsewhere: whoever comes with a ticket is asked for at the platform, works,
 * and has their steps sent there. It speaks by the very client with which our own scores go out, so that what we send and
 * what we take are shown to be one interface.
 */
export const externalExperiment = async () => {
  const there = {
    known: undefined as Known | undefined,
    /** Everybody who came, the newest last. */
    entries: [] as Entry[],
    address: '',
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  const platform = () => {
    if (!there.known) throw new Error('nobody told the maker of the school')
    const { secret, ...where } = there.known
    return platformOf(where, secret, nearby)
  }
  const tell = (answer: ServerResponse, title: string, body: string): void => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    answer.end(page(title, body))
  }
  const come = async (query: URLSearchParams, answer: ServerResponse): Promise<void> => {
    const ticket = query.get('ticket') ?? ''
    if (ticket === '') return tell(answer, '外部实验', '<p>未携带凭据，成绩不会回传。</p>')
    const at = there.entries.push(await platform().enter(ticket)) - 1
    return tell(
      answer,
      '外部实验',
      `<form method="post" action="/finish?entry=${at}"><button>完成实验</button></form>`,
    )
  }
  const finish = async (query: URLSearchParams, answer: ServerResponse): Promise<void> => {
    const entry = there.entries[Number(query.get('entry'))]
    if (!entry || !there.known) return tell(answer, '外部实验', '<p>请从课程页进入</p>')
    await platform().upload(entry.token, aResult(entry.account, there.known.appId))
    return tell(answer, '外部实验', '<p>成绩已上传</p>')
  }
  const server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://there')
    const work = pathname === '/finish' ? finish : come
    work(searchParams, answer).catch((error: unknown) =>
      tell(answer, '外部实验', `<p>${error instanceof Error ? error.message : ''}</p>`),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  there.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return there
}
