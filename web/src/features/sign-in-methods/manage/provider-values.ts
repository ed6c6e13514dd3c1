import { type Faults, faultsBy } from '#ui'
import type { InputOf } from '@xinglin/contract/call'
import { saveSsoProvider, type SsoProvider } from '@xinglin/contract/sign-in-methods'

/** What the protocols are called. */
export const kindNames: Readonly<Record<SsoProvider['Kind'], string>> = {
  oidc: 'OpenID Connect',
  cas3: 'CAS 3',
  cas2: 'CAS 2',
}

/** What stands in the form of a provider. */
export type ProviderValues = Omit<InputOf<typeof saveSsoProvider>, 'Id' | 'Version'>

/** What the lines are called. */
export const providerNames: Partial<Record<keyof ProviderValues, string>> = {
  Kind: '协议',
  Name: '按钮名称',
  Address: '地址',
  ClientId: '客户端 ID',
  Secret: '客户端密钥',
  Attribute: '学号/工号所在的字段',
  Unknown: '学号/工号未登记时',
  LogoutToo: '同时退出',
  LogoutUrl: '退出地址',
  Enabled: '启用',
}

/** How the form begins: anew, or as the provider is. */
export const valuesOf = (known: SsoProvider | undefined): ProviderValues =>
  known
    ? {
        Kind: known.Kind,
        Name: known.Name,
        Address: known.Address,
        ClientId: known.ClientId,
        Secret: '',
        Attribute: known.Attribute,
        Unknown: known.Unknown,
        LogoutToo: known.LogoutToo,
        LogoutUrl: known.LogoutUrl,
        Enabled: known.Enabled,
      }
    : {
        Kind: 'oidc',
        Name: '统一身份认证',
        Address: '',
        ClientId: '',
        Secret: '',
        Attribute: '',
        Unknown: 'bind',
        LogoutToo: true,
        LogoutUrl: '',
        Enabled: true,
      }

/** What is wrong with each line. */
export const checkProvider = (typed: ProviderValues): Faults<ProviderValues> => ({
  ...(typed.Kind === 'oidc' && typed.ClientId.trim() === ''
    ? { ClientId: saveSsoProvider.refusals.noClient[1] }
    : {}),
  ...(faultsBy(saveSsoProvider.input, { ...typed, Id: '', Version: 0 }) as Faults<ProviderValues>),
})
