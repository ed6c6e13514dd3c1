export { CertificateList } from './certificate-list.tsx'
export { ManagedCertificates } from './managed-certificates.tsx'
export { VerifyCertificate } from './verify-certificate.tsx'
export { useDownload } from './use-download.ts'
