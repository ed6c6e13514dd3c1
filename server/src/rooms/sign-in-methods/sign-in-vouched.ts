import { randomBytes } from 'node:crypto'
import { bindAccount, finishSso } from '@xinglin/contract/sign-in-methods'
import type { Session } from '@xinglin/contract/identity'
import type { InputOf } from '@xinglin/contract/call'
import {
  isSameBrowser,
  mayUseOtherDoors,
  openSession,
  prove,
  tieBrowser,
  whoIs,
  type Who,
} from '#identity'
import { refuse, type Visit } from '#platform/visit'
import { linkStore } from './link-store.ts'
import type { SignInDeps } from './dependencies.ts'
import { realmNow } from './wechat-realms.ts'

/** Somebody whom another side vouches for. */
export type Vouched = {
  /** The id of a provider of single sign-on, or `wechat`. */
  readonly provider: string
  /** Within what the subject is somebody (`realms.ts`). */
  readonly realm: string
  readonly subject: string
  readonly name: string
  /** What has to be known when they leave, as text. */
  readonly leave: string
}

const { notThisWay } = finishSso.refusals
const ticketLivesMs = 600_000

const digestOf = ({ keys }: SignInDeps, visit: Visit, ticket: string): Buffer =>
  keys.digest(`bind ticket\n${visit.school.id}\n${ticket}`)

/** Whether somebody may come in otherwise than by password; refuses in one sentence. */
export const mayComeIn = ({ account, person }: Who): void => {
  if (account.disabled || !mayUseOtherDoors(person.roleType)) throw refuse(notThisWay)
}

/** Opens a session for somebody who is known here by who they are elsewhere. */
export const comeIn = async (
  visit: Visit,
  { rules }: SignInDeps,
  who: Who,
  mac: number | undefined,
): Promise<Session> => {
  mayComeIn(who)
  return openSession(visit, rules, who, { LoginType: 2, Mac: mac })
}

/** Who is linked to a subject, if anybody still is. */
export const linkedTo = async (
  visit: Visit,
  { provider, subject }: Pick<Vouched, 'provider' | 'subject'>,
): Promise<Who | undefined> => {
  const personId = await linkStore(visit).personOf(provider, subject)
  return personId === undefined ? undefined : whoIs(visit, personId)
}

/** Gives out a ticket for somebody whom nobody here is linked to: of this browser, once, for ten minutes. */
export const ticketFor = async (
  visit: Visit,
  services: SignInDeps,
  vouched: Vouched,
): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url')
  const digest = digestOf(services, visit, ticket)
  await linkStore(visit).addTicket({
    digest,
    provider: vouched.provider,
    about: services.keys.wrap(JSON.stringify(vouched), digest.toString('hex')),
    bindHash: tieBrowser(visit),
    expiresAt: new Date(visit.at.getTime() + ticketLivesMs),
  })
  return ticket
}

/** Binds what a ticket stands for to the account that is proven by its password, and signs in. */
export const bindByTicket = async (
  visit: Visit,
  services: SignInDeps,
  { Ticket, UserName, PassWord, Mac }: InputOf<typeof bindAccount>,
): Promise<{ session: Session; vouched: Vouched }> => {
  const { wrong, over, taken } = bindAccount.refusals
  const store = linkStore(visit)
  const digest = digestOf(services, visit, Ticket)
  // The provider before the ticket, in the order in which whoever changes a provider takes them.
  const provider = await store.providerOf(digest)
  if (provider === undefined) throw refuse(over)
  const realm = await realmNow(visit, provider)
  const held = await store.lockTicket(digest, visit.at)
  if (!held || !isSameBrowser(visit, held.bindHash)) throw refuse(over)
  const vouched = JSON.parse(services.keys.unwrap(held.about, digest.toString('hex'))) as Vouched
  if (vouched.realm !== realm) throw refuse(over)
  const who = await prove(visit, services.rules, { name: UserName, word: PassWord, refusal: wrong })
  mayComeIn(who)
  const { subject } = vouched
  if (!(await store.link(provider, subject, who.person.id, visit.at))) throw refuse(taken)
  await store.useTicket(digest)
  return { session: await comeIn(visit, services, who, Mac), vouched }
}
