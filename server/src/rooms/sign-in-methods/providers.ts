import {
  deleteSsoProvider,
  finishSsoTrial,
  listSsoProviders,
  saveSsoProvider,
  testSsoProvider,
  trySso,
  type SsoProvider,
} from '@xinglin/contract/sign-in-methods'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { TooNear } from '#platform/outbound'
import { refuse, type Visit } from '#platform/visit'
import type { SignInDeps } from './dependencies.ts'
import { linkStore } from './link-store.ts'
import { realmOf } from './wechat-realms.ts'
import { SsoRefused } from './sso-protocol.ts'
import { protocolOf, providerSecret } from './sso.ts'
import { ssoStore, type ProviderRow } from './sso-store.ts'
import { finishTrial, startTrial } from './try-sso.ts'

const { missing, inner, newer, noClient, tooMany } = saveSsoProvider.refusals
const most = 5

/** What was tried of a provider says nothing of it once it is changed. */
const untried = { triedAt: null, triedOk: null, triedText: '' }

const toResponse = (row: ProviderRow): SsoProvider => ({
  Id: row.id,
  Kind: row.kind,
  Name: row.name,
  Address: row.address,
  ClientId: row.clientId,
  HasSecret: row.secret !== '',
  Attribute: row.attribute,
  Unknown: row.unknown,
  LogoutToo: row.logoutToo,
  LogoutUrl: row.logoutUrl,
  Enabled: row.enabled,
  Tried: row.triedAt
    ? { At: row.triedAt.toISOString(), Ok: row.triedOk === true, Text: row.triedText }
    : null,
  Version: row.version,
})

type Wanted = InputOf<typeof saveSsoProvider>

const managed = (visit: Visit, text: string, detail: string) =>
  visit.publish({ kind: 'managed', area: 'doors', text, detail })

const secretOf = ({ keys }: SignInDeps, id: string, secret: string) =>
  secret === '' ? {} : { secret: keys.wrap(secret, providerSecret(id)) }

/** Nobody is known by a provider any more, nor on the way to it. */
const forget = async (visit: Visit, id: string): Promise<void> => {
  await linkStore(visit).unlinkAll(id)
  await ssoStore(visit).stop(id)
}

const save = async (visit: Visit, services: SignInDeps, values: Wanted): Promise<SsoProvider> => {
  const store = ssoStore(visit)
  if (values.Kind === 'oidc' && values.ClientId === '') throw refuse(noClient)
  if (!services.mayAsk(values.Address)) throw refuse(inner)
  const set = {
    kind: values.Kind,
    name: values.Name,
    address: values.Address,
    clientId: values.ClientId,
    attribute: values.Attribute,
    unknown: values.Unknown,
    logoutToo: values.LogoutToo,
    logoutUrl: values.LogoutUrl,
    enabled: values.Enabled,
    ...untried,
  }
  const isNew = values.Id === nobody
  const id = isNew ? newId(visit.at.getTime()) : values.Id
  if (isNew) {
    if ((await store.providers()).length >= most) throw refuse(tooMany)
    await store.add({ secret: '', ...set, ...secretOf(services, id, values.Secret), id })
  } else {
    const before = await store.provider(id)
    if (!before) throw refuse(missing)
    // A secret is not shown to another server than the one it was given for.
    const moved =
      before.address === values.Address && before.kind === values.Kind ? {} : { secret: '' }
    const changed = { ...set, ...moved, ...secretOf(services, id, values.Secret) }
    const done = await store.change(id, values.Version, changed)
    if (!done) {
      const now = await store.provider(id)
      throw refuse(newer, { data: now ? toResponse(now) : null })
    }
    // Subjects of another server, or told to another client, are other people.
    if (realmOf(before) !== realmOf(set)) await forget(visit, id)
  }
  const saved = await store.provider(id)
  if (!saved) throw refuse(missing)
  const detail = `${values.Kind.toUpperCase()} ${values.Address}${values.Enabled ? '' : '（停用）'}`
  await managed(visit, `${isNew ? '新增' : '修改'}了统一身份认证“${values.Name}”`, detail)
  return toResponse(saved)
}

const tried = async (
  visit: Visit,
  services: SignInDeps,
  { Id, Kind, Address, ClientId, Secret }: InputOf<typeof testSsoProvider>,
): Promise<{ Ok: boolean; Message: string }> => {
  if (!services.mayAsk(Address)) throw refuse(inner)
  const school = visit.school
  const before =
    Id === nobody
      ? undefined
      : await services.within(school.id, (db) => ssoStore({ db, school }).provider(Id))
  if (Id !== nobody && !before) throw refuse(missing)
  const id = before?.id ?? newId(visit.at.getTime())
  const kept = before?.address === Address ? before.secret : ''
  const row: ProviderRow = {
    schoolId: school.id,
    id,
    kind: Kind,
    name: '',
    address: Address,
    clientId: ClientId || 'test',
    secret: kept,
    ...secretOf(services, id, Secret),
    attribute: '',
    unknown: 'refuse',
    logoutToo: false,
    logoutUrl: '',
    enabled: false,
    ...untried,
    version: 0,
  }
  try {
    return { Ok: true, Message: await protocolOf(row, services).test() }
  } catch (error) {
    if (error instanceof TooNear) throw refuse(inner)
    services.note('a provider of single sign-on was tried in vain', error)
    const inWords = error instanceof SsoRefused && /\p{Script=Han}/u.test(error.message)
    return {
      Ok: false,
      Message: inWords
        ? error.message
        : '没有得到符合协议的回答。请核对协议与服务地址，并确认服务器可以访问该地址。',
    }
  }
}

/** Answers those who set up the school's single sign-on. */
export const providerCalls = (services: SignInDeps) => [
  answer(listSsoProviders, async function handleListSsoProviders(visit) {
    return (await ssoStore(visit).providers()).map(toResponse)
  }),
  answer(saveSsoProvider, function handleSaveSsoProvider(visit, input) {
    return save(visit, services, input)
  }),
  answer(deleteSsoProvider, async function handleDeleteSsoProvider(visit, { Id }) {
    const name = await ssoStore(visit).remove(Id)
    if (name === undefined) throw refuse(missing)
    await forget(visit, Id)
    await managed(visit, `删除了统一身份认证“${name}”`, '')
    return {}
  }),
  answer(trySso, function handleTrySso(visit, input) {
    return startTrial(visit, services, input)
  }),
  answer(finishSsoTrial, function handleFinishSsoTrial(visit, input) {
    return finishTrial(visit, services, input)
  }),
  answer(testSsoProvider, function handleTestSsoProvider(visit, input) {
    return tried(visit, services, input)
  }),
]
