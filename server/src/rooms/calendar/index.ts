export { calendarCalls } from './routes.ts'
export type { CalendarSource } from './entries.ts'
export { serveCalendar } from './serve-calendar.ts'
