import { gigabyte, personQuota, storageRefusals } from '@xinglin/contract/resources'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { fileQuotaOf } from '#schools'
import { storageStore } from './storage-store.ts'

const megabyte = 1_048_576
const largeFrom = 1000

/** Bytes in words: `48.2 MB`, `2.0 GB`. */
const sizeText = (bytes: number): string => {
  const size = bytes / megabyte
  return size < largeFrom ? `${size.toFixed(1)} MB` : `${(bytes / gigabyte).toFixed(1)} GB`
}

const sentence = (whose: string, used: number, quota: number, more: number): string =>
  `${whose}已用 ${sizeText(used)}，上限 ${sizeText(quota)}，放不下这个 ${sizeText(more)} 的文件`

/** What the files of the visitor may take, in bytes. */
export const ownQuota = (visit: Visit): number =>
  visit.who === 'teacher' || runsSchool(visit) ? personQuota.teacher : personQuota.other

/** What the files of the visited school may take, in bytes. */
export const schoolQuota = async (visit: Visit): Promise<number> =>
  (await fileQuotaOf(visit)) * gigabyte

/**
 * Refuses a file for which the visitor or the school has no room, and keeps what was counted true until the call ends:
 * uploads of a school are added one after another. What guests upload counts for the school alone.
 */
export const refuseFull = async (visit: Visit, bytes: number): Promise<void> => {
  const store = storageStore(visit)
  await store.alone()
  const owner = memberOf(visit)
  if (owner) {
    const used = await store.ofPerson(owner.id)
    const quota = ownQuota(visit)
    const message = `${sentence('您的文件', used, quota, bytes)}；请联系学校管理员`
    if (used + bytes > quota) throw refuse(storageRefusals.personFull, { message })
  }
  const used = await store.ofSchool()
  const quota = await schoolQuota(visit)
  const message = `${sentence('学校的文件', used, quota, bytes)}；请联系学校管理员`
  if (used + bytes > quota) throw refuse(storageRefusals.schoolFull, { message })
}
