import { randomBytes } from 'node:crypto'
import {
  certificateNumber,
  type CertificateKind,
  type Printed,
} from '@xinglin/contract/certificates'
import { hashOf } from '#platform/content-hash'
import { dayIn, dayStart, type Visit } from '#platform/visit'
import { certificateStore } from './store.ts'
import type { BasisEntry } from './tables.ts'

/** How many certificates somebody may be issued a day. */
export const maxADay = 20

/**
 * Issues a certificate of somebody, and answers its number; what was issued with the same content on the same day is issued
 * once. `basis` says what each printed row came from, so that later changes are told. Undefined where they have been issued too many that day.
 */
export const issueCertificate = async (
  visit: Visit,
  { id: personId, name }: { readonly id: string; readonly name: string },
  kind: CertificateKind,
  printed: Printed,
  basis: readonly BasisEntry[] = [],
): Promise<string | undefined> => {
  const store = certificateStore(visit)
  const today = dayStart(visit.school.timezone, dayIn(visit.school.timezone, visit.at))
  const hash = hashOf([kind, printed, basis])
  const before = await store.same(personId, hash, today)
  if (before) return before.number
  if ((await store.issuedSince(personId, today)) >= maxADay) return undefined
  const number = certificateNumber(randomBytes(16))
  await store.add({
    number,
    kind,
    personId,
    holder: name,
    printed,
    basis,
    hash,
    issuedAt: visit.at,
  })
  return number
}
