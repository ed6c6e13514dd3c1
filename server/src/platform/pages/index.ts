export { servePages, type Served } from './pages.ts'
