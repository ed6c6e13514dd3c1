import {
  certificateNames,
  downloadCertificate,
  inGroups,
  listMyCertificates,
  readCertificateNumber,
  revokeCertificate,
  searchCertificates,
  verifyAddress,
  verifyCertificate,
} from '@xinglin/contract/certificates'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { openThreads } from '#platform/threads'
import { dayIn, refuse, runsSchool, type Visit } from '#platform/visit'
import { changedAmong, changesOf, type CurrentScores } from './changes.ts'
import type { Drawing } from './draw-certificate.ts'
import { toCertificate, toManagedCertificate } from './serialize.ts'
import { certificateStore, type CertificateRow } from './store.ts'

const { missing, revoked, changed: outdated } = downloadCertificate.refusals

const threads = openThreads<Drawing, Uint8Array>(new URL('drawing-thread.ts', import.meta.url), {
  longestMs: 20_000,
  megabytes: 256,
})

/** The certificate of a number of the visited school; what is no number is not asked for. */
const numbered = async (visit: Visit, typed: string): Promise<CertificateRow> => {
  const number = readCertificateNumber(typed)
  const row = number === undefined ? undefined : await certificateStore(visit).find(number)
  if (!row) throw refuse(missing)
  return row
}

/** A certificate as it is drawn for the pages of the visited host. */
const toDrawing = ({ school, origin }: Visit, row: CertificateRow): Drawing => ({
  school: school.name,
  title: certificateNames[row.kind],
  number: inGroups(row.number),
  address: origin + verifyAddress(row.number),
  day: dayIn(school.timezone, row.issuedAt),
  issuedAt: row.issuedAt.getTime(),
  printed: row.printed,
})

/** Answers those who hold, issue and verify certificates; `currentScores` says how what was printed stands now. */
export const certificateCalls = (currentScores: CurrentScores) => [
  answer(verifyCertificate, async function handleVerifyCertificate(visit, { Number: typed }) {
    const row = await numbered(visit, typed)
    const changes = changesOf(row, await currentScores(visit, row.personId))
    return {
      ...toCertificate(row, changes.length > 0),
      SchoolName: visit.school.name,
      Printed: row.printed,
      RevokedAt: row.revokedAt?.toISOString() ?? null,
      Changes: changes,
      Compared: row.basis !== null,
    }
  }),

  answer(
    listMyCertificates,
    async function handleListMyCertificates(visit, { PageIndex, PageSize }) {
      const own = visit.person?.id ?? ''
      const store = certificateStore(visit)
      const rows = await store.ownPage(own, PageIndex, PageSize)
      const current = await currentScores(visit, own)
      return {
        List: rows.map((row) => toCertificate(row, changesOf(row, current).length > 0)),
        Count: await store.ownCount(own),
      }
    },
  ),

  answer(downloadCertificate, async function handleDownloadCertificate(visit, { Number: typed }) {
    const row = await numbered(visit, typed)
    if (!runsSchool(visit) && row.personId !== visit.person?.id) throw refuse(missing)
    if (row.revokedAt) throw refuse(revoked)
    // Nobody prints anew what is known to be otherwise; what was said then stays readable at the page that verifies it.
    if (changesOf(row, await currentScores(visit, row.personId)).length > 0) throw refuse(outdated)
    const drawing = toDrawing(visit, row)
    const pdf = await visit.apart(() => threads.run(drawing, visit.visitor))
    return {
      FileName: `${drawing.title}-${row.holder}-${drawing.day}.pdf`,
      Pdf: Buffer.from(pdf).toString('base64'),
    }
  }),

  answer(
    searchCertificates,
    async function handleSearchCertificates(visit, { SearchKey, State, PageIndex, PageSize }) {
      const store = certificateStore(visit)
      const number = readCertificateNumber(SearchKey)
      const filter = { key: SearchKey, number, state: State }
      const rows = await store.page(filter, PageIndex, PageSize)
      const changed = await changedAmong(visit, rows, currentScores)
      return {
        List: rows.map((row) => toManagedCertificate(row, changed.has(row.number))),
        Count: await store.count(filter),
      }
    },
  ),

  answer(
    revokeCertificate,
    async function handleRevokeCertificate(visit, { Number: typed, Reason }) {
      await refuseSensitive(visit, Reason, 'certificate', revokeCertificate.refusals.sensitive)
      const row = await numbered(visit, typed)
      // The same again is an answer that was lost on the way.
      if (row.revokedAt) return toManagedCertificate(row)
      const set = { revokedAt: visit.at, revokedBy: visit.person?.id ?? null, reason: Reason }
      await certificateStore(visit).change(row.number, set)
      await visit.publish({
        kind: 'managed',
        area: 'certificates',
        text: `作废了证明 ${inGroups(row.number)}（${certificateNames[row.kind]}，${row.holder}）`,
        detail: Reason,
      })
      return toManagedCertificate({ ...row, ...set })
    },
  ),
]
