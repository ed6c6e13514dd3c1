// What a thread runs in which drafts are checked.
import { serveJobs } from '#platform/thread-jobs'
import { check } from './check.ts'

serveJobs(check)
