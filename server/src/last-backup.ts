import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const name = 'last-backup.json'

/** When an installation was backed up last; undefined where it never was, or where nothing tells. */
export const lastBackup = (dataDir: string): Date | undefined => {
  try {
    const { madeAt } = JSON.parse(readFileSync(join(dataDir, name), 'utf8')) as { madeAt?: string }
    const at = new Date(madeAt ?? '')
    return Number.isNaN(at.getTime()) ? undefined : at
  } catch {
    return undefined
  }
}

/** Notes a backup that is whole. */
export const noteBackup = (dataDir: string, madeAt: string): void =>
  writeFileSync(join(dataDir, name), JSON.stringify({ madeAt }), { mode: 0o600 })
