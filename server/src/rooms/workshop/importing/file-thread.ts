// What a thread runs that reads files which people bring.
import { serveJobs } from '#platform/thread-jobs'
import { readFile } from './read-file.ts'

serveJobs(readFile)
