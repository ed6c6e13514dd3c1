import { type Faults, faultsBy } from '#ui'
import { type InputOf } from '@xinglin/contract/call'
import {
  flagNames,
  menuNames,
  saveSettings,
  settingNames,
  type Settings,
} from '@xinglin/contract/schools'

/** What stands in the form of the settings; minutes as they are typed. */
export type SettingsValues = Omit<
  InputOf<typeof saveSettings>,
  'Version' | 'ExitOperationTime' | 'Flags'
> & {
  readonly ExitOperationTime: string
  readonly Flags: Readonly<Record<string, boolean>>
}

type Line = keyof SettingsValues

/** What each line is called. */
export const lineNames: Readonly<Record<Line, string>> = settingNames

/** How the form begins. */
export const valuesOf = (settings: Settings): SettingsValues => ({
  Name: settings.Name,
  PlatformName: settings.PlatformName,
  Remark: settings.Remark,
  ThemeColour: settings.ThemeColour,
  TopLogoUrl: settings.TopLogoUrl,
  ServicePhone: settings.ServicePhone,
  AuthMenuCode: settings.AuthMenuCode.filter(
    (code) => code in menuNames,
  ) as SettingsValues['AuthMenuCode'],
  PlatformAttribution: settings.PlatformAttribution as SettingsValues['PlatformAttribution'],
  AddPath: settings.AddPath,
  AddText: settings.AddText,
  ExitOperationTime: String(settings.ExitOperationTime),
  Flags: Object.fromEntries(
    Object.keys({ ...flagNames, ...settings.Flags }).map((flag) => [
      flag,
      settings.Flags[flag] ?? false,
    ]),
  ),
  MacRequired: settings.MacRequired,
  FilesHost: settings.FilesHost,
  FileQuota: settings.FileQuota,
})

/** What is sent upon the settings that were read; a logo that stayed is not sent again. */
export const inputOf = (
  { TopLogoUrl, ...values }: SettingsValues,
  before: Pick<Settings, 'TopLogoUrl' | 'Version'>,
) => ({
  ...values,
  ...(TopLogoUrl === before.TopLogoUrl ? {} : { TopLogoUrl }),
  ExitOperationTime: Number(values.ExitOperationTime),
  Version: before.Version,
})

const maxMinutes = 1440

const minutesFault = (minutes: string) =>
  /^\d{1,4}$/.test(minutes) && Number(minutes) <= maxMinutes
    ? undefined
    : `请填写 0 至 ${maxMinutes} 之间的整数`

/** What is wrong with each line. */
export const checkSettings = (
  values: SettingsValues,
  before: Pick<Settings, 'TopLogoUrl' | 'Version'>,
): Faults<SettingsValues> => {
  const minutes = minutesFault(values.ExitOperationTime)
  return {
    ...faultsBy(saveSettings.input, inputOf({ ...values, ExitOperationTime: '0' }, before)),
    ...(minutes && { ExitOperationTime: minutes }),
  }
}
