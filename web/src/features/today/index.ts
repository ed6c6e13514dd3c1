export { TodayList } from './today-list.tsx'
