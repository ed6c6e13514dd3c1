import type { TenantContext, Visit } from '#platform/visit'
import { linkStore } from './link-store.ts'
import { settingStore, type DoorRow } from './setting-store.ts'
import { ssoStore, type ProviderRow } from './sso-store.ts'

/** What the links of WeChat are kept under. */
export const weChatName = 'wechat'

/** Within what a provider’s subjects are somebody: at another server, or for another client, the same one is another person. */
export const realmOf = ({
  kind,
  address,
  clientId,
}: Pick<ProviderRow, 'kind' | 'address' | 'clientId'>): string =>
  JSON.stringify([kind, address, kind === 'oidc' ? clientId : ''])

/** The same of WeChat: an openid belongs to an AppID. */
export const weChatRealm = ({ wechatAppId }: Pick<DoorRow, 'wechatAppId'>): string =>
  JSON.stringify([weChatName, wechatAppId])

/** The openid by which somebody is known in the school's WeChat; undefined where they bound none, or it is closed. */
export const weChatSubjectOf = async (
  school: TenantContext,
  personId: string,
): Promise<string | undefined> =>
  (await settingStore(school).read()).wechat
    ? linkStore(school).subjectOf(weChatName, personId)
    : undefined

/** The realm that subjects of a provider are of now, held until the call ends; undefined where it is closed. */
export const realmNow = async (visit: Visit, provider: string): Promise<string | undefined> => {
  if (provider === weChatName) {
    const row = await settingStore(visit).lock()
    return row.wechat ? weChatRealm(row) : undefined
  }
  const row = await ssoStore(visit).lockProvider(provider)
  return row?.enabled ? realmOf(row) : undefined
}
