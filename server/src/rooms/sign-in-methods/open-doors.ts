import type { TenantContext } from '#platform/visit'
import { settingStore } from './setting-store.ts'
import { ssoStore } from './sso-store.ts'

/** What the ways into a school are called that are open besides the password. */
export const openDoors = async (school: TenantContext): Promise<string[]> => {
  const providers = (await ssoStore(school).providers()).filter(({ enabled }) => enabled)
  const { sms, wechat } = await settingStore(school).read()
  return [
    ...providers.map(({ name }) => name),
    ...(sms ? ['短信'] : []),
    ...(wechat ? ['微信'] : []),
  ]
}
