// A door of its own: the header of every page shows it, and loads nothing else of messages.
export { UnreadSign } from './unread-sign.tsx'
