export { resultsAddress, type Mode } from './results-address.ts'
export { forgetSearch } from './recent.ts'
export { foundNews, foundTeachers, foundTopics, instead, isSensitive, searches } from './queries.ts'
export { SearchBox } from './search-box.tsx'
