import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import type { Server } from '#platform/http'
import { assetHeaders, filesHostOf, pageHeaders } from './headers.ts'

/** What a page is told of the school of its host, so that the first paint is already the school's own. */
export type Served = {
  readonly status: number
  readonly title: string
  readonly icon: string
  readonly logo: string
  readonly schoolName: string
  readonly themeColour: string
  /** The JSON of `#served`. */
  readonly json: unknown
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** JSON within a script element: no `<` may close it. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const tokens = /__(TITLE|ICON|NONCE|THEME_COLOUR|LOGO|SCHOOL_NAME|SERVED)__/g

/** Serves the built client from `dist`: hashed assets for a year, every other address as the one page with the school's own head. */
export const servePages = async (
  server: Server,
  {
    dist,
    servedFor,
    sendHome,
    leadsTo,
  }: {
    dist: string
    servedFor: (host: string) => Promise<Served>
    /** The address under HTTPS to go to instead, when plain HTTP is not served here. */
    sendHome: (request: FastifyRequest) => Promise<string | undefined>
    /** The address that this one leads to, where a school has it lead elsewhere. */
    leadsTo: (request: FastifyRequest) => Promise<string | undefined>
  },
): Promise<void> => {
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const assets = join(dist, 'assets')
  const files = new Set(
    readdirSync(assets, { recursive: true, encoding: 'utf8' }).map((name) =>
      name.replaceAll('\\', '/'),
    ),
  )
  await server.register(fastifyStatic, {
    root: assets,
    preCompressed: true,
    // Its own routes read the whole folder for every request, or are one for each file, which a start waits for.
    serve: false,
    immutable: true,
    maxAge: '365d',
  })
  server.get('/assets/*', (request, reply) => {
    const { '*': file = '' } = request.params as { '*'?: string }
    // A file of a release that is gone is not there, and is not the page.
    return files.has(file) ? reply.headers(assetHeaders(file)).sendFile(file) : reply.callNotFound()
  })
  server.get('/*', async (request, reply) => {
    const elsewhere = await sendHome(request)
    if (elsewhere) return reply.redirect(elsewhere, 308)
    const next = await leadsTo(request)
    if (next) return reply.header('Cache-Control', 'no-store').redirect(next, 302)
    const served = await servedFor(request.host)
    const nonce = randomBytes(16).toString('base64')
    const values: Readonly<Record<string, string>> = {
      TITLE: escaped(served.title),
      ICON: escaped(served.icon),
      NONCE: nonce,
      THEME_COLOUR: escaped(served.themeColour),
      LOGO: escaped(served.logo),
      SCHOOL_NAME: escaped(served.schoolName),
      SERVED: scriptJson(served.json),
    }
    return reply
      .code(served.status)
      .headers(
        pageHeaders(nonce, {
          filesHost: filesHostOf(request),
        }),
      )
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(template.replace(tokens, (_token, name: string) => values[name] ?? ''))
  })
}
