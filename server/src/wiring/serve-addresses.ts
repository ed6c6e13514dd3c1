import { serveCalendar } from '#calendar'
import { serveSpeed } from '#feedback'
import type { Database } from '#platform/database'
import { type Server, serveHealth } from '#platform/http'
import type { VisitedSchool } from '#platform/visit'
import { type FileRoom, serveFiles } from '#resources'
import { calendarSources } from './calendar.ts'
import { serveSignOut } from './sign-out.ts'

type Served = Parameters<typeof serveHealth>[1] & {
  readonly database: Database
  readonly files: FileRoom
  readonly schoolAt: (host: string) => Promise<VisitedSchool | undefined>
  readonly doors: Parameters<typeof serveSignOut>[2]
  readonly allowHttp: boolean
}

/** Serves what is asked for beside calls and pages: files, calendars, the health of the server, what other systems send. */
export const serveAddresses = (server: Server, served: Served): void => {
  const { database, files, schoolAt, doors, allowHttp } = served
  serveSignOut(server, schoolAt, doors)
  serveHealth(server, served)
  serveFiles(server, { database, files, schoolAt })
  serveSpeed(server, schoolAt)
  serveCalendar(server, {
    database,
    schoolAt,
    keys: doors.keys,
    sources: calendarSources,
    allowHttp,
  })
}
