export { openThreads, Overrun, type Threads } from './threads.ts'
