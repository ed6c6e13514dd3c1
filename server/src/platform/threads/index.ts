export { openThreads, Overrun } from './threads.ts'
