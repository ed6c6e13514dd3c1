import { signedOutElsewhere } from '#sign-in-methods'
import { plainHost, type Server } from '#platform/http'
import type { VisitedSchool } from '#platform/visit'

/** A CAS server tells the address that people were sent back to when it ends their session. */
export const serveSignOut = (
  server: Server,
  schoolAt: (host: string) => Promise<VisitedSchool | undefined>,
  doors: Parameters<typeof signedOutElsewhere>[0],
): void => {
  server.post('/login', { bodyLimit: 65_536 }, async ({ host, body }, reply) => {
    const school = await schoolAt(plainHost(host))
    if (school && Buffer.isBuffer(body)) await signedOutElsewhere(doors, school.id, String(body))
    return reply.code(204).send()
  })
}
