import { StorageUse } from '#resources'
import { Mark, SchoolSettings } from '#schools'

const mark = (size: number) => <Mark size={size} />

/** What the school says of itself and how it behaves, and what its files take. */
export const SettingsPage = () => (
  <>
    <SchoolSettings mark={mark} />
    <StorageUse />
  </>
)
