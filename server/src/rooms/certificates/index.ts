export { issueCertificate } from './issue.ts'
export { certificateCalls } from './routes.ts'
