export { Inbox } from './inbox.tsx'
export { PreferencesDrawer } from './preferences-drawer.tsx'
