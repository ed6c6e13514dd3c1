import {
  getSharing,
  linkPlatform,
  listPushes,
  pushAgain,
  saveSharing,
  type Push,
  type Sharing,
} from '@xinglin/contract/simulations/experiment'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import type { SharingServices } from '../session/dependencies.ts'
import { secretName, tokenName } from './deliver.ts'
import { PlatformRefused, platformOf, type Entry } from './sharing-platform-client.ts'
import { pushStore, type PushRow } from './push-store.ts'
import { sharingStore } from './sharing-store.ts'

const toSharing = async (visit: Visit): Promise<Sharing> => {
  const store = sharingStore(visit)
  const row = await store.read()
  return {
    Enabled: row.enabled,
    Address: row.address,
    AppId: row.appId,
    HasSecret: row.secret !== '',
    TimeUnit: row.timeUnit,
    Linked: await store.countLinks(),
    Version: row.version,
  }
}

const managed = (visit: Visit, text: string, detail: string) =>
  visit.publish({ kind: 'managed', area: 'experiment', text, detail })

const save = async (
  visit: Visit,
  { keys, mayAsk, nudge }: SharingServices,
  fields: InputOf<typeof saveSharing>,
): Promise<Sharing> => {
  const { newer, lacks, inner } = saveSharing.refusals
  const store = sharingStore(visit)
  const before = await store.read()
  if (fields.Version !== before.version) throw refuse(newer, { data: await toSharing(visit) })
  const isMoved = before.address !== fields.Address || before.appId !== fields.AppId
  // A secret is not shown to another server than the one it was given for, and no more is what speaks for students there.
  const kept = isMoved ? '' : before.secret
  const secret = fields.Secret ? keys.wrap(fields.Secret, secretName(visit.school.id)) : kept
  if (fields.Address !== '' && !mayAsk(fields.Address)) throw refuse(inner)
  if (fields.Enabled && (fields.Address === '' || fields.AppId === '' || secret === ''))
    throw refuse(lacks)
  const done = await store.change(fields.Version, {
    enabled: fields.Enabled,
    address: fields.Address,
    appId: fields.AppId,
    secret,
    timeUnit: fields.TimeUnit,
  })
  if (!done) throw refuse(newer, { data: await toSharing(visit) })
  if (isMoved) {
    await store.unlinkAll()
    await pushStore(visit).unlinkedAll()
  }
  const changed = [fields.Enabled ? '开启' : '关闭', fields.Address, fields.AppId]
  await managed(
    visit,
    '修改了步骤得分推送',
    [...changed, fields.Secret && '更换 SECRET'].filter(Boolean).join('；'),
  )
  visit.afterwards(nudge)
  return toSharing(visit)
}

const toldPush = (row: PushRow, name: string): Push => ({
  Id: row.id,
  Learner: name,
  Title: row.result.title,
  Score: row.result.score,
  State: row.state,
  Tries: row.tries,
  Words: row.words,
  At: row.at.toISOString(),
  NextAt: row.state === 'waiting' ? row.nextAt.toISOString() : null,
  SentAt: row.sentAt?.toISOString() ?? null,
})

const again = async (visit: Visit, { nudge }: SharingServices, id: string): Promise<number> => {
  const { missing, off, unlinked } = pushAgain.refusals
  const store = pushStore(visit)
  const row = id === nobody ? undefined : await store.find(id)
  if (id !== nobody && !row) throw refuse(missing)
  const sharing = sharingStore(visit)
  if (!(await sharing.read()).enabled) throw refuse(off)
  if (row && !(await sharing.linkOf(row.personId))) throw refuse(unlinked)
  if (row) await store.again(row.id, visit.at)
  const count = row ? 1 : await store.allAgain(visit.at)
  await managed(visit, '重新推送了步骤得分', row ? row.result.title : `共 ${count} 份`)
  visit.afterwards(nudge)
  return count
}

const link = async (
  visit: Visit,
  { keys, outbound, nudge }: SharingServices,
  ticket: string,
): Promise<string> => {
  const { off, away, refused, taken } = linkPlatform.refusals
  const store = sharingStore(visit)
  const setting = await store.read()
  const personId = visit.person?.id
  if (!setting.enabled || !personId) throw refuse(off)
  if (ticket === '') throw refuse(refused)
  const platform = platformOf(
    setting,
    keys.unwrap(setting.secret, secretName(visit.school.id)),
    outbound,
  )
  const entry = await platform.enter(ticket).catch((error: unknown): Entry => {
    throw refuse(error instanceof PlatformRefused ? refused : away)
  })
  const { account, expiresAt } = entry
  const token = keys.wrap(entry.token, tokenName(personId))
  if (!(await store.link({ personId, account, token, expiresAt }))) throw refuse(taken)
  await pushStore(visit).linked(personId, visit.at)
  visit.afterwards(nudge)
  return account
}

/** Answers those who set up where step scores go, look after what waits, and come from there. */
export const sharingCalls = (services: SharingServices) => [
  answer(getSharing, toSharing),
  answer(saveSharing, function handleSaveSharing(visit, input) {
    return save(visit, services, input)
  }),
  answer(listPushes, async function handleListPushes(visit, { State, PageIndex, PageSize }) {
    const store = pushStore(visit)
    const [rows, States] = [await store.list(State, PageIndex, PageSize), await store.counts()]
    const faces = await facesOf(
      visit,
      rows.map(({ personId }) => personId),
    )
    const all = Object.values(States).reduce((sum, one) => sum + one, 0)
    return {
      List: rows.map((row) => toldPush(row, faces.get(row.personId)?.name ?? '')),
      Count: State === 'all' ? all : States[State],
      States,
    }
  }),
  answer(pushAgain, async function handlePushAgain(visit, { Id }) {
    return { Count: await again(visit, services, Id) }
  }),
  answer(linkPlatform, async function handleLinkPlatform(visit, { Ticket }) {
    return {
      Account: await link(visit, services, Ticket),
    }
  }),
]
