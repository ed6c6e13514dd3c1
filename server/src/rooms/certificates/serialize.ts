import type { Certificate, ManagedCertificate } from '@xinglin/contract/certificates'
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

/** The same with the holder's number, as it is printed; empty where none is. */
export const toManagedCertificate = (row: CertificateRow): ManagedCertificate => ({
  ...toCertificate(row),
  StudentNo: row.printed.Facts.find(({ Name }) => Name === '学号')?.Value ?? '',
})
