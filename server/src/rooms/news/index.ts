export { newsCalls } from './calls.ts'
export { findNews, newsAmong, titlesOfNews } from './finding.ts'
export { makeNews, makeReads } from './make.ts'
