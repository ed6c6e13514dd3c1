import type { Certificate, ManagedCertificate } from '@xinglin/contract/certificates'
import type { CertificateRow } from './store.ts'

const standingOf = ({ revokedAt }: CertificateRow, isChanged: boolean): Certificate['State'] => {
  if (revokedAt) return 'revoked'
  return isChanged ? 'changed' : 'valid'
}

/** A row as lists have it; `isChanged` where something on it is no longer as it was printed. */
export const toCertificate = (row: CertificateRow, isChanged = false): Certificate => ({
  Number: row.number,
  Kind: row.kind,
  Holder: row.holder,
  IssuedAt: row.issuedAt.toISOString(),
  State: standingOf(row, isChanged),
  Reason: row.reason,
})

/** The same with the holder's number, as it is printed; empty where none is. */
export const toManagedCertificate = (
  row: CertificateRow,
  isChanged = false,
): ManagedCertificate => ({
  ...toCertificate(row, isChanged),
  StudentNo: row.printed.Facts.find(({ Name }) => Name === '学号')?.Value ?? '',
})
