import type { Certificate } from '@xinglin/contract/certificates'
import type { CertificateRow } from './store.ts'

/** A row as lists have it. */
export const toCertificate = (row: CertificateRow): Certificate => ({
  Number: row.number,
  Kind: row.kind,
  Holder: row.holder,
  IssuedAt: row.issuedAt.toISOString(),
  State: row.revokedAt ? 'revoked' : 'valid',
  Reason: row.reason,
})
