// What a thread runs in which authors try their patients; it learns to understand before it says that it is ready.
import { readModel } from '@xinglin/language/model'
import { understand } from '@xinglin/simulation/understanding'
import { serveJobs } from '#platform/thread-jobs'
import { play, type TrialResult, type Trial } from './trial.ts'

// As the consultations understand: the door of their room would bring the database with it.
const understands = understand(readModel())

serveJobs((trial: Trial): TrialResult => play(understands, trial))
