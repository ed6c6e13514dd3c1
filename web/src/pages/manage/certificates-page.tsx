import { ManagedCertificates } from '#certificates'

/** The certificates that the school issued. */
export const CertificatesPage = () => <ManagedCertificates />
