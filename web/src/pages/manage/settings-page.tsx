import { Mark, SchoolSettings } from '#schools'

const mark = (size: number) => <Mark size={size} />

/** What the school says of itself and how it behaves. */
export const SettingsPage = () => <SchoolSettings mark={mark} />
