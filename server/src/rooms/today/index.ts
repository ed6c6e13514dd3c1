export { todayCalls, type Today, type TodaySource } from './get-today.ts'
