import {
  getStorage,
  getUnusedFiles,
  largestUsers,
  unusedFileDays,
} from '@xinglin/contract/resources'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import type { FileRoom } from './files.ts'
import { schoolQuota } from './quota.ts'
import { storageStore } from './storage-store.ts'
import { unusedFileStore } from './unused-file-store.ts'

const dayMs = 86_400_000

/** Answers what the files of the school take, and which of them nothing refers to. */
export const storageCalls = (files: FileRoom) => [
  answer(getStorage, async function handleGetStorage(visit) {
    const store = storageStore(visit)
    const largest = await store.largest(largestUsers)
    const faces = await facesOf(
      visit,
      largest.map(({ personId }) => personId),
    )
    const unused = await unusedFileStore(visit).sum()
    return {
      Used: await store.ofSchool(),
      Quota: await schoolQuota(visit),
      People: largest.map(({ personId, files: count, bytes }) => ({
        Id: personId,
        Name: faces.get(personId)?.name ?? '',
        Files: count,
        Used: bytes,
      })),
      Unused: { Files: unused.files, Used: unused.bytes },
    }
  }),

  answer(getUnusedFiles, async function handleGetUnusedFiles(visit, { PageIndex, PageSize }) {
    const store = unusedFileStore(visit)
    const rows = await store.page(PageIndex, PageSize)
    const owners = await facesOf(
      visit,
      rows.flatMap(({ personId }) => personId ?? []),
    )
    return {
      Count: (await store.sum()).files,
      List: rows.map((row) => ({
        Id: row.id,
        Url: files.address(visit.school.id, row.id, visit.at),
        MediaType: row.mediaType,
        Used: row.bytes,
        OwnerName: owners.get(row.personId ?? '')?.name ?? '',
        UploadedAt: row.createdAt.toISOString(),
        RemovedFrom: new Date(row.listedAt.getTime() + unusedFileDays * dayMs).toISOString(),
      })),
    }
  }),
]
