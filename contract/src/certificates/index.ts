export {
  Certificate,
  certificateKinds,
  certificateNames,
  certificateStates,
  type CertificateKind,
  downloadCertificate,
  listMyCertificates,
  type ManagedCertificate,
  type Printed,
  revokeCertificate,
  searchCertificates,
  verifyCertificate,
} from './certificates.ts'
export { certificateNumber, inGroups, readCertificateNumber, verifyAddress } from './number.ts'
