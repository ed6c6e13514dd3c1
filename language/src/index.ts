export { buildModel } from './build.ts'
export { corpus, labelledBy, writers, type Labelled } from './corpus.ts'
export { readModel, storedBytes } from './store.ts'
