import { serveJobs } from '#platform/thread-jobs'
import { drawCertificate, type Drawing } from './draw-certificate.ts'

// Opening two fonts of 10 MB and measuring every text takes 50 to 90 ms, for which nobody else should wait.
serveJobs<Drawing>(drawCertificate)
