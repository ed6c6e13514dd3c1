export { newsCalls } from './routes.ts'
export { findNews, newsAmong, titlesOfNews } from './search-index.ts'
export { makeNews, makeReads } from './seed.ts'
