export { resultsAddress, type Mode } from './results-address.ts'
export { forgetSearch } from './recent.ts'
export {
  newsResults,
  teacherResults,
  topicResults,
  instead,
  isSensitive,
  searches,
} from './queries.ts'
export { SearchBox } from './search-box.tsx'
