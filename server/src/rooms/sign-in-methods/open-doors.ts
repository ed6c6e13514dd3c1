import type { TenantContext } from '#platform/visit'
import { settingStore } from './setting-store.ts'
import { ssoStore } from './sso-store.ts'

/** The ways into a school that are open besides the password, and whether a test account came in by them. */
export const openDoors = async (
  school: TenantContext,
): Promise<{ readonly name: string; readonly isTried?: boolean }[]> => {
  const providers = (await ssoStore(school).providers()).filter(({ enabled }) => enabled)
  const { sms, wechat } = await settingStore(school).read()
  return [
    ...providers.map(({ name, triedOk }) => ({ name, isTried: triedOk === true })),
    ...(sms ? [{ name: '短信' }] : []),
    ...(wechat ? [{ name: '微信' }] : []),
  ]
}
