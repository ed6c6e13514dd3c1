import type { Faults } from '#ui'
import { saveSharing, type Sharing } from '@xinglin/contract/simulations/experiment'

/** What stands in the form. */
export type SharingValues = {
  readonly Enabled: boolean
  readonly Address: string
  readonly AppId: string
  readonly Secret: string
  readonly TimeUnit: Sharing['TimeUnit']
}

/** What the lines are called. */
export const sharingNames: Partial<Record<keyof SharingValues, string>> = {
  Enabled: '推送步骤得分',
  Address: '平台地址',
  AppId: 'APPID',
  Secret: 'SECRET',
  TimeUnit: '用时单位',
}

/** How the form begins. */
export const valuesOf = ({ Enabled, Address, AppId, TimeUnit }: Sharing): SharingValues => ({
  Enabled,
  Address,
  AppId,
  Secret: '',
  TimeUnit,
})

/** Whether what is typed leads to another registration, to which the kept secret is not shown. */
export const isMoved = (typed: SharingValues, known: Sharing): boolean =>
  typed.Address.trim() !== known.Address || typed.AppId.trim() !== known.AppId

/** What is wrong with each line. */
export const checkSharing = (typed: SharingValues, known: Sharing): Faults<SharingValues> => {
  const address = typed.Address.trim()
  const hasSecret = typed.Secret !== '' || (known.HasSecret && !isMoved(typed, known))
  const [, lacks] = saveSharing.refusals.lacks
  return {
    ...(address !== '' && !/^https?:\/\/[^\s/@?#]+/i.test(address)
      ? { Address: '平台地址须以 https:// 开头' }
      : {}),
    ...(/^\w*$/.test(typed.AppId.trim()) ? {} : { AppId: 'APPID 只含字母、数字与下划线' }),
    ...(typed.Enabled && address === '' ? { Address: lacks } : {}),
    ...(typed.Enabled && typed.AppId.trim() === '' ? { AppId: lacks } : {}),
    ...(typed.Enabled && !hasSecret
      ? { Secret: known.HasSecret ? '平台地址或 APPID 已更改，请重新填写 SECRET' : lacks }
      : {}),
  }
}
