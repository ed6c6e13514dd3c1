export {
  Certificate,
  certificateKinds,
  certificateNames,
  certificateStandings,
  certificateStates,
  type CertificateKind,
  downloadCertificate,
  listMyCertificates,
  type ManagedCertificate,
  type Printed,
  revokeCertificate,
  rowChangeNames,
  rowChanges,
  searchCertificates,
  verifyCertificate,
} from './certificates.ts'
export { certificateNumber, inGroups, readCertificateNumber, verifyAddress } from './number.ts'
