import type { School } from '@xinglin/contract/schools'
import type { Database, Db } from '#platform/database'
import type { TenantContext, VisitedSchool } from '#platform/visit'
import {
  findSchool,
  idleMinutes,
  listDepartments,
  type DepartmentRow,
  type SchoolRow,
} from './store.ts'

/** Which school a host leads to, and what may be told of it; remembered for 5 s, so that a change shows at the next load. */
export type SchoolDirectory = {
  readonly at: (host: string) => Promise<VisitedSchool | undefined>
  readonly publicAt: (
    host: string,
    db?: Db,
  ) => Promise<{ school: School; disabled: boolean } | undefined>
  /** Forgets what is remembered of some hosts: something about their school was changed. */
  readonly forget: (hosts: readonly string[]) => void
}

const rememberMs = 5_000

const visited = (row: SchoolRow): VisitedSchool => ({
  id: row.id,
  name: row.name,
  hosts: row.hosts,
  disabled: row.disabled,
  menuCodes: row.menuCodes,
  servicePhone: row.servicePhone,
  timezone: row.timezone,
  flags: row.flags,
  macRequired: row.macRequired,
  resourceBase: row.resourceBase,
})

/** What anybody may know of a school. */
export const publicSchool = (row: SchoolRow): School => ({
  Id: row.id,
  Name: row.name,
  Remark: row.remark,
  TopLogoUrl: row.topLogoUrl,
  PageImgUrl: row.pageImgUrl,
  BigLogoUrl: row.bigLogoUrl,
  PlatformName: row.platformName,
  DomainUrl: row.primaryHost,
  AuthMenuCode: row.menuCodes,
  BottomInfoJson: JSON.stringify(row.bottomInfo ?? {}),
  WAProviderNo: row.waProviderNo,
  PlatformAttribution: row.platformAttribution,
  ProviderNo: row.providerNo,
  ServicePhone: row.servicePhone,
  GuestAllowed: row.flags['guest'] ?? false,
  Flags: row.flags,
  ThemeColour: row.themeColour,
})

/** Looks hosts up in the database and remembers them for 5 s. */
export const schoolDirectory = (database: Database): SchoolDirectory => {
  const known = new Map<string, { row: SchoolRow; at: number }>()
  const rowAt = async (host: string, db: Db = database.global): Promise<SchoolRow | undefined> => {
    const before = known.get(host)
    if (before && Date.now() - before.at < rememberMs) return before.row
    const row = await findSchool(db, host)
    if (row) known.set(host, { row, at: Date.now() })
    else known.delete(host)
    return row
  }
  return {
    at: async (host) => {
      const row = await rowAt(host)
      return row && visited(row)
    },
    forget: (hosts) => {
      for (const host of hosts) known.delete(host)
    },
    publicAt: async (host, db) => {
      const row = await rowAt(host, db)
      return row && { school: publicSchool(row), disabled: row.disabled }
    },
  }
}

/** A department of the school's tree: `parentId` null for 学科, else a 科室 of it. */
export const departmentsOf = ({ db, school }: TenantContext): Promise<DepartmentRow[]> =>
  listDepartments(db, school.id)

/** ExitOperationTime of the visited school: minutes without a response; 0 never. */
export const idleMinutesOf = ({ db, school }: TenantContext): Promise<number> =>
  idleMinutes(db, school.id)
