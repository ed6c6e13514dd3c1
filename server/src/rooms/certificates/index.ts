export { issueCertificate } from './issue.ts'
export { certificateCalls } from './routes.ts'
export { withdrawn, type CurrentScores } from './changes.ts'
