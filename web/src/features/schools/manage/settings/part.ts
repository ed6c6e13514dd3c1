import type { Faults, useForm } from '#ui'
import type { SettingsValues } from './settings-values.ts'

type Form = ReturnType<typeof useForm<SettingsValues>>

/** What a part of the settings takes of their form. */
export type SettingsPart = {
  readonly values: SettingsValues
  readonly faults: Faults<SettingsValues>
  readonly set: Form['set']
  readonly line: Form['line']
}
