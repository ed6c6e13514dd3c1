// What a thread runs that reads files which people bring.
import { serveJobs } from '#platform/thread-jobs'
import { readFile } from './reading-file.ts'

serveJobs(readFile)
