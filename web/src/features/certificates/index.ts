export { CertificateList } from './certificate-list.tsx'
export { VerifyCertificate } from './verify-certificate.tsx'
export { useDownload } from './use-download.ts'
