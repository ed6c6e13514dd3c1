import { finishSsoTrial, startSso, trialMark, type trySso } from '@xinglin/contract/sign-in-methods'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import {
  isSameBrowser,
  mayUseOtherDoors,
  roleNames,
  tieBrowser,
  whoHasNumber,
  type Who,
} from '#identity'
import { refuse, type Visit } from '#platform/visit'
import type { SignInDeps } from './dependencies.ts'
import { checkedOrigin } from './own-origin.ts'
import { linkedTo } from './sign-in-vouched.ts'
import { inSchool, protocolOf, random, stateDigest, stateLivesMs } from './sso.ts'
import { SsoRefused, type SsoFound } from './sso-protocol.ts'
import { ssoStore, type ProviderRow } from './sso-store.ts'
import { realmOf } from './wechat-realms.ts'

const { over } = finishSsoTrial.refusals

/** Begins a trial; a provider is tried before it is opened to anybody as well. */
export const startTrial = async (
  visit: Visit,
  services: SignInDeps,
  { ProviderId, Origin }: InputOf<typeof trySso>,
): Promise<{ Url: string }> => {
  const origin = checkedOrigin(visit, Origin)
  const row = await inSchool(services, visit, (store) => store.provider(ProviderId))
  if (!row) throw refuse(startSso.refusals.missing)
  const trip = { state: `${trialMark}${random()}`, nonce: random(), verifier: random(), origin }
  const Url = await protocolOf(row, services)
    .start(trip)
    .catch((error: unknown) => {
      services.note('a trial of single sign-on could not begin', error)
      throw refuse(startSso.refusals.away)
    })
  await ssoStore(visit).begin({
    digest: stateDigest(services, visit, trip.state),
    providerId: row.id,
    nonce: trip.nonce,
    verifier: trip.verifier,
    origin,
    redirect: '',
    triedBy: visit.person?.id ?? null,
    bindHash: tieBrowser(visit),
    expiresAt: new Date(visit.at.getTime() + stateLivesMs),
  })
  return { Url }
}

/** What a trial comes to in words: who would be signed in, or why nobody. */
const wordsFor = (
  { unknown }: ProviderRow,
  { number }: SsoFound,
  who: Who | undefined,
): { readonly Ok: boolean; readonly Text: string } => {
  if (who) {
    const name = `${who.person.realName}（${roleNames[who.person.roleType] ?? ''}）`
    if (who.account.disabled) return { Ok: false, Text: `对应本校账号 ${name}，但该账号已停用` }
    return mayUseOtherDoors(who.person.roleType)
      ? { Ok: true, Text: `试登录成功，对应本校账号 ${name}` }
      : { Ok: false, Text: `对应本校账号 ${name}，管理员只能用账号密码登录，请换一个测试账号` }
  }
  if (number === '')
    return { Ok: false, Text: '对方没有告知学号/工号，请核对“学号/工号所在的字段”' }
  return unknown === 'bind'
    ? { Ok: true, Text: '试登录成功，本校没有这个学号/工号，将请本人绑定一次账号' }
    : { Ok: false, Text: '本校没有这个学号/工号，按设置会被拒绝登录' }
}

const answerOf = async (
  services: SignInDeps,
  row: ProviderRow,
  trip: Parameters<ReturnType<typeof protocolOf>['finish']>[0],
  query: URLSearchParams,
): Promise<SsoFound | string> => {
  try {
    return await protocolOf(row, services).finish(trip, query)
  } catch (error) {
    services.note('a trial of single sign-on did not succeed', error)
    if (!(error instanceof SsoRefused)) return '统一身份认证服务没有在时限内给出符合协议的回答'
    const isInWords = /\p{Script=Han}/u.test(error.message)
    return isInWords ? error.message : `对方没有通过：${error.message}`
  }
}

/** Ends a trial that the same administrator began in the same browser; opens no session and links nobody. */
export const finishTrial = async (
  visit: Visit,
  services: SignInDeps,
  { State, Query }: InputOf<typeof finishSsoTrial>,
): Promise<OutputOf<typeof finishSsoTrial>> => {
  const digest = stateDigest(services, visit, State)
  const trip = await inSchool(services, visit, (store) => store.take(digest))
  const isOwn = trip && trip.triedBy === visit.person?.id && isSameBrowser(visit, trip.bindHash)
  if (!isOwn || trip.expiresAt <= visit.at) throw refuse(over)
  const row = await inSchool(services, visit, (store) => store.provider(trip.providerId))
  if (!row) throw refuse(over)
  const query = new URLSearchParams(Query)
  const answer = await answerOf(services, row, { ...trip, state: State }, query)
  const about = { Name: '', Number: '', Provider: row.name }
  const outcome = await outcomeOf(visit, row, answer)
  await ssoStore(visit).tried(row, {
    triedAt: visit.at,
    triedOk: outcome.Ok,
    triedText: outcome.Text,
  })
  await visit.publish({
    kind: 'managed',
    area: 'doors',
    text: `试登录统一身份认证“${row.name}”：${outcome.Ok ? '成功' : '未成功'}`,
    detail: outcome.Text,
  })
  if (typeof answer === 'string') return { ...about, ...outcome }
  return { ...about, ...outcome, Name: answer.name, Number: answer.number }
}

const outcomeOf = async (visit: Visit, row: ProviderRow, answer: SsoFound | string) => {
  if (typeof answer === 'string') return { Ok: false, Text: answer }
  const vouched = { provider: row.id, realm: realmOf(row), subject: answer.subject }
  const who = (await linkedTo(visit, vouched)) ?? (await whoHasNumber(visit, answer.number))
  return wordsFor(row, answer, who)
}
