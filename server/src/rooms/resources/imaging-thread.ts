import { serveJobs } from '#platform/thread-jobs'
import { doImaging, type ImagingJob } from './do-imaging.ts'

// Unpacking and cleaning a long CT takes seconds, for which nobody else should wait.
serveJobs<ImagingJob>(doImaging)
