import { createReadStream, statSync } from 'node:fs'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#platform/database'
import { originAt, type Server } from '#platform/http'
import { isId } from '#platform/ids'
import type { TenantContext, VisitedSchool } from '#platform/visit'
import { whoIs } from '#identity'
import type { FileRoom } from './files.ts'
import { schoolOfFiles } from './host.ts'
import { markedBytes } from './mark-files.ts'
import { findFile } from './store.ts'

const busy = '服务繁忙，请稍后再试'

/** What is drawn into a file for somebody: their name and number as the school has them. */
const markTextOf = async (school: TenantContext, personId: string): Promise<string> => {
  const who = await whoIs(school, personId)
  return who ? `${who.person.realName} ${who.person.number}`.trim() : '仅供阅览'
}

/** The stretch of bytes a Range header asks for, or undefined for all of them. */
const stretch = (
  header: string | undefined,
  size: number,
): { start: number; end: number } | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return { start, end }
}

/** What the last part of an address names: a file, its small variant, and whether it is kept for a day. */
const named = (name: string) => {
  const [, id = '', small, ending] = /^([0-9a-f-]{36})(_20)?(\.webp)?$/.exec(name) ?? []
  return { id, small: small !== undefined, isPicture: ending !== undefined }
}

/** On a host of their own files are still for the school's pages, which read some of them by script. */
const forPagesOf = (
  { hosts }: VisitedSchool,
  { headers: { origin = '' }, host, protocol }: FastifyRequest,
): Record<string, string> => {
  // Another port of the school's host is another server, whose pages are not the school's.
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  const isOwn = hosts.some((name) => origin === originAt(`${name}${port}`, protocol === 'https'))
  return {
    Vary: 'Origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(isOwn && {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Headers': 'Range',
      'Access-Control-Expose-Headers': 'Accept-Ranges, Content-Length, Content-Range',
      'Access-Control-Max-Age': '600',
    }),
  }
}

/** Serves files by signed address, with ranges for videos; sandboxed, as they share the origin of the pages. */
export const serveFiles = (
  server: Server,
  {
    database,
    files,
    schoolAt,
  }: {
    database: Database
    files: FileRoom
    schoolAt: (host: string) => Promise<VisitedSchool | undefined>
  },
): void => {
  server.options('/f/*', async (request, reply) => {
    const { school, apart } = await schoolOfFiles(schoolAt, request.host)
    if (!school || !apart) return reply.code(404).send()
    return reply.code(204).headers(forPagesOf(school, request)).send()
  })
  // Whoever is about to switch the host for files on asks whether it answers.
  server.get('/f/ready', async (request, reply) => {
    const { school, apart } = await schoolOfFiles(schoolAt, request.host)
    if (!school || !apart) return reply.code(404).send()
    const headers = forPagesOf(school, request)
    return reply.headers(headers).header('Cache-Control', 'no-store').code(204).send()
  })
  server.get<{
    Params: { name: string }
    Querystring: { e?: string; s?: string; k?: string; m?: string }
  }>('/f/:name', { config: { openTogether: 'files' } }, async (request, reply) => {
    const { id, small, isPicture } = named(request.params.name)
    const { e = '', s = '', k, m } = request.query
    const { school, apart } = await schoolOfFiles(schoolAt, request.host)
    // Of a contest between schools: the school that keeps the file is part of what was signed.
    const keeperId = k ?? school?.id ?? ''
    reply.header('Content-Security-Policy', "default-src 'none'; sandbox")
    if (apart && school) reply.headers(forPagesOf(school, request))
    const row =
      school &&
      !school.disabled &&
      isId(id) &&
      isId(keeperId) &&
      (m === undefined
        ? files.holds(keeperId, id, e, s, new Date())
        : files.holdsMarked(keeperId, { id, personId: m }, e, s, new Date()))
        ? await database.within(keeperId, (db) => findFile(db, keeperId, id))
        : undefined
    const sha256 = small ? row?.smallSha256 : row?.sha256
    if (!row || !sha256) return reply.code(404).type('text/plain; charset=utf-8').send('数据不存在')
    const path = files.pathOf(sha256)
    if (m !== undefined) {
      const text = await database.within(keeperId, (db) =>
        markTextOf({ db, school: { id: keeperId } }, m),
      )
      const about = small ? { mediaType: 'image/webp' } : row
      const marked = await markedBytes(path, about, { text, visitor: m }).catch(() => undefined)
      if (!marked) return reply.code(503).type('text/plain; charset=utf-8').send(busy)
      return reply
        .headers({
          'Content-Type': marked.mediaType,
          'Content-Disposition': 'inline',
          'Cache-Control': 'private, max-age=300',
        })
        .send(marked.bytes)
    }
    const { size } = statSync(path)
    const part = stretch(request.headers.range, size)
    reply.headers({
      'Content-Type': small ? 'image/webp' : row.mediaType,
      'Content-Disposition': 'inline',
      'Cache-Control': `private, max-age=${isPicture ? 86_400 : 300}`,
      'Accept-Ranges': 'bytes',
    })
    if (!part) return reply.header('Content-Length', size).send(createReadStream(path))
    if (part.start > part.end || part.start >= size)
      return reply.code(416).header('Content-Range', `bytes */${size}`).send()
    return reply
      .code(206)
      .header('Content-Range', `bytes ${part.start}-${part.end}/${size}`)
      .header('Content-Length', part.end - part.start + 1)
      .send(createReadStream(path, part))
  })
}
