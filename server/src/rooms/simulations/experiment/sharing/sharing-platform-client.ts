import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { PlatformResult } from '@xinglin/contract/simulations/experiment'
import type { OutboundFetch } from '#platform/outbound'
import type { SharingRow } from './sharing-store.ts'

// The published interface: 《国家虚拟仿真实验教学课程技术接口规范（2022 版）》 2.1, as docs/experiments.md tells it.

/** The platform answered, and said no; its words. */
export class PlatformRefused extends Error {
  override readonly name = 'PlatformRefused'
}

/** No answer that says anything came back: what was sent may have arrived or not. */
export class PlatformAway extends Error {
  override readonly name = 'PlatformAway'
}

/** Somebody’s account at the platform, and what speaks for them there until then. */
export type Entry = { readonly account: string; readonly token: string; readonly expiresAt: Date }

const longestWords = 300
const dayMs = 86_400_000

const Answer = z.looseObject({
  code: z.coerce.number(),
  msg: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
})
const Token = z.object({
  access_token: z.string().min(1),
  expires_time: z.optional(z.coerce.number()),
  un: z.optional(z.string()),
})

/** The interface’s signature of some parts: upper-case MD5 of all. */
export const signatureOf = (...parts: readonly string[]): string =>
  createHash('md5').update(parts.join('')).digest('hex').toUpperCase()

const wordsOf = ({ code, msg, message }: z.output<typeof Answer>): string => {
  const text = [msg, message].find((one) => typeof one === 'string' && one.trim() !== '')
  const words = typeof text === 'string' ? text.trim() : ''
  return `${words || '平台没有说明原因'}（code ${code}）`.slice(0, longestWords)
}

/** A result as the platform takes it: its own account and registration in it, ids of letters and digits alone, no length of nothing. */
export const uploaded = (
  result: PlatformResult,
  account: string,
  { appId, timeUnit }: Pick<SharingRow, 'appId' | 'timeUnit'>,
): Record<string, unknown> => {
  const unit = timeUnit === 'minutes' ? 60 : 1
  const length = (seconds: number): number => Math.max(1, Math.ceil(seconds / unit))
  return {
    ...result,
    username: account,
    appid: appId,
    originId: result.originId.replaceAll('-', ''),
    timeUsed: length(result.timeUsed),
    steps: result.steps.map((step) => ({
      ...step,
      timeUsed: length(step.timeUsed),
      expectTime: length(step.expectTime),
    })),
  }
}

/** Speaks with the platform of a school; `secret` is in clear here and nowhere else. */
export const platformOf = (
  { address, appId }: Pick<SharingRow, 'address' | 'appId'>,
  secret: string,
  outbound: OutboundFetch,
) => {
  const base = address.replace(/\/+$/, '')
  const ask = async (
    path: string,
    query: Readonly<Record<string, string>>,
    body?: object,
  ): Promise<z.output<typeof Answer>> => {
    const url = `${base}/open/api/v2/${path}?${new URLSearchParams(query).toString()}`
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    const answered = await outbound(
      url,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : {},
    )
    if (answered.status >= 500 || answered.status === 429)
      throw new PlatformAway(`平台返回 HTTP ${answered.status}`)
    const answer = Answer.safeParse(await answered.json().catch(() => undefined))
    if (answer.success && answer.data.code !== 0) throw new PlatformRefused(wordsOf(answer.data))
    if (answered.status >= 300) throw new PlatformRefused(`平台返回 HTTP ${answered.status}`)
    if (!answer.success) throw new PlatformAway('平台的回答不是接口规范的格式')
    return answer.data
  }
  const entryIn = (answer: unknown, known?: string): Entry => {
    const token = Token.safeParse(answer)
    const account = token.data?.un ?? known
    if (!token.success || !account) throw new PlatformAway('平台的回答不是接口规范的格式')
    const { access_token: text, expires_time: until } = token.data
    return { account, token: text, expiresAt: new Date(until || Date.now() + dayMs) }
  }
  return {
    /** Who it is that came with a ticket. */
    async enter(ticket: string): Promise<Entry> {
      const signature = signatureOf(ticket, appId, secret)
      return entryIn(await ask('token', { ticket, appid: appId, signature }))
    },
    /** A token in the place of one that ended. */
    async refresh({ token, account }: Pick<Entry, 'token' | 'account'>): Promise<Entry> {
      const signature = signatureOf(token, appId, secret)
      const query = { access_token: token, appid: appId, signature }
      return entryIn(await ask('token/refresh', query), account)
    },
    async upload(token: string, body: object): Promise<void> {
      await ask('data_upload', { access_token: token }, body)
    },
  }
}
