export { maskStudy } from './mask-study.ts'
export { isDicom } from './read-part10.ts'
export { readStudy } from './read-study.ts'
