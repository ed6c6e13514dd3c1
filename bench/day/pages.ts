import { request, type Agent } from 'node:http'
import type { Tally } from './tally.ts'

const fetched = (
  agent: Agent,
  port: number,
  path: string,
  accept: string,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { Host: `localhost:${port}`, Accept: accept, 'Accept-Encoding': 'identity' }
    // What is sent compressed costs the same whatever it holds, and need not be unpacked here.
    const asset = accept === '*/*' ? { 'Accept-Encoding': 'br' } : {}
    const sent = request(
      { host: '127.0.0.1', port, path, agent, headers: { ...headers, ...asset } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString('latin1'),
          }),
        )
      },
    )
    sent.setTimeout(30_000, () => sent.destroy(new Error('no page in time')))
    sent.on('error', reject)
    sent.end()
  })

/** Opens the site for the first time: the page, and the files that it names; all of them are one opening. */
export const openSite = async (agent: Agent, port: number, tally: Tally): Promise<void> => {
  const began = performance.now()
  const answer = { http: 200, Code: 0, Msg: '', Data: undefined, ms: 0 }
  try {
    const page = await fetched(agent, port, '/', 'text/html')
    const named = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, at]) => at)
    const files = await Promise.all(
      [...new Set(named)].map((at) => fetched(agent, port, at ?? '', '*/*')),
    )
    const bad = [page, ...files].find(({ status }) => status !== 200)
    const Code = bad ? bad.status : 0
    tally.note('page', { ...answer, Code }, performance.now() - began, false, '/')
  } catch (error) {
    const Msg = (error as Error).message
    tally.note('page', { ...answer, Code: undefined, Msg }, performance.now() - began, false, '/')
  }
}
