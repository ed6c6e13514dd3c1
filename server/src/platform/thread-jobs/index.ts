export { serveJobs, type Sent, type SentBack } from './serve.ts'
