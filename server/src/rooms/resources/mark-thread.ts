import { serveJobs } from '#platform/thread-jobs'
import { markFile, type Marking } from './mark-file.ts'

// Drawing into a long PDF takes seconds, for which nobody else should wait.
serveJobs<Marking>(markFile)
