import { role } from '@xinglin/contract/identity'
import { classFigures } from '#classes'
import { courseTotal } from '#courses/catalogue'
import { countInRole } from '#identity'
import { openChannelsOf } from '#messages'
import type { KnowFacts } from '#schools'
import { openDoors } from '#sign-in-methods'
import { lastBackup } from '../last-backup.ts'

/** What the rooms know of a school that opens; the installation says when it was backed up. */
export const guideFacts =
  (dataDir: string): KnowFacts =>
  async (visit) => ({
    administrators: await countInRole(visit, role.admin),
    teachers: await countInRole(visit, role.teacher),
    students: await countInRole(visit, role.student),
    courses: await courseTotal(visit),
    ...(await classFigures(visit)),
    doors: await openDoors(visit),
    channels: await openChannelsOf(visit),
    backupAt: lastBackup(dataDir),
  })
