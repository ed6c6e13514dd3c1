// What a thread runs that looks into models which people bring.
import { serveJobs } from '#platform/thread-jobs'
import { lookIntoGlb } from './inspect-glb.ts'

serveJobs(lookIntoGlb)
