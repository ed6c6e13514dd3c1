export { newsCalls } from './calls.ts'
export { findNews, newsAmong, titlesOfNews } from './finding.ts'
export { makeNews } from './make.ts'
