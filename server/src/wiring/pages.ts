import type { Database } from '#platform/database'
import { plainHost, staysHere, type Server } from '#platform/http'
import { servePages } from '#platform/pages'
import { redirectOf } from '#previews'
import { servedSchool, type SchoolDirectory } from '#schools'

/** Serves the built client of `dist` on the hosts of the schools, and sends whoever must not read it here elsewhere. */
export const openPages = (
  server: Server,
  dist: string,
  {
    database,
    schools,
    encryption,
    allowHttp,
  }: {
    readonly database: Database
    readonly schools: SchoolDirectory
    readonly encryption: boolean
    readonly allowHttp: boolean
  },
): Promise<void> =>
  servePages(server, {
    dist,
    servedFor: (host) =>
      servedSchool(schools, plainHost(host), { encryption, insecure: allowHttp }),
    sendHome: async ({ protocol, host, url, ip }) => {
      const name = plainHost(host)
      const isServed = protocol === 'https' || allowHttp || staysHere(name, ip)
      // To a school's own address alone: the name comes from the request.
      if (isServed || !(await schools.at(name))) return undefined
      return `https://${name}${url}`
    },
    leadsTo: async ({ host, url }) => {
      const school = await schools.at(plainHost(host))
      const [path = ''] = url.split('?')
      return school && redirectOf(database, school.id, path)
    },
  })
