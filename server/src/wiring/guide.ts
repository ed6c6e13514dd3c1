import { role } from '@xinglin/contract/identity'
import { classFigures } from '#classes'
import { courseTotal } from '#courses/catalogue'
import { activeByRole } from '#identity'
import type { KnowFacts } from '#schools'
import { openDoors } from '#sign-in-methods'
import { lastBackup } from '../last-backup.ts'

/** What the rooms know of a school that opens; the installation says when it was backed up. */
export const guideFacts =
  (dataDir: string): KnowFacts =>
  async (visit) => {
    const active = await activeByRole(visit)
    return {
      administrators: active.get(role.admin) ?? 0,
      teachers: active.get(role.teacher) ?? 0,
      students: active.get(role.student) ?? 0,
      courses: await courseTotal(visit),
      ...(await classFigures(visit)),
      doors: await openDoors(visit),
      backupAt: lastBackup(dataDir),
    }
  }
