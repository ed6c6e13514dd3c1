export {
  Certificate,
  certificateKinds,
  certificateNames,
  type CertificateKind,
  downloadCertificate,
  listMyCertificates,
  type Printed,
  revokeCertificate,
  searchCertificates,
  verifyCertificate,
} from './certificates.ts'
export { certificateNumber, inGroups, readCertificateNumber, verifyAddress } from './number.ts'
