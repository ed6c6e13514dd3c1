import { SaxesParser } from 'saxes'
import { SsoRefused } from './sso-protocol.ts'

/** What a CAS server says of a ticket. */
export type CasAnswer =
  | {
      readonly user: string
      /** The first value of each attribute, in whichever of the usual ways the server writes them. */
      readonly attributes: Readonly<Record<string, string>>
    }
  | { readonly failure: string }

type Seen = {
  readonly path: readonly string[]
  readonly text: string
  /** What its tag says beside its name: `name` and `value`. */
  readonly tag: Readonly<Record<string, string>>
}

/** The texts of a document with where they stand, by local names; entities of its own and broken documents are refused. */
const read = (xml: string): { texts: Seen[]; codes: string[] } => {
  const texts: Seen[] = []
  const codes: string[] = []
  const open: { name: string; text: string; tag: Record<string, string> }[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw new SsoRefused(`not an answer of CAS: ${error.message}`)
  })
  parser.on('doctype', () => {
    throw new SsoRefused('an answer of CAS has no document type')
  })
  parser.on('opentag', ({ local, attributes }) => {
    const tag = Object.fromEntries(
      ['name', 'value'].flatMap((name) => {
        const value = attributes[name]?.value
        return value === undefined ? [] : [[name, value]]
      }),
    )
    open.push({ name: local, text: '', tag })
    const code = attributes['code']?.value
    if (local === 'authenticationFailure') codes.push(code ?? 'INVALID')
    if (open.length > 16) throw new SsoRefused('an answer of CAS is not that deep')
  })
  const add = (text: string) => {
    const last = open.at(-1)
    if (last) last.text += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    const path = open.map(({ name }) => name)
    const last = open.pop()
    if (last) texts.push({ path, text: last.text.trim(), tag: last.tag })
  })
  parser.write(xml).close()
  return { texts, codes }
}

const inside = ['serviceResponse', 'authenticationSuccess']
/** What of the protocol itself stands beside the user. */
const ofTheProtocol = new Set(['user', 'proxyGrantingTicket', 'proxies', 'attributes'])

/**
 * An attribute as servers write it: an element of its own name within `attributes`, as the protocol has it, or beside the
 * user, as others do; in either place also as `attribute` with its name in the tag, its value there or as text.
 */
const attributeOf = ({ path, text, tag }: Seen): readonly [string, string] | undefined => {
  const own = path.at(-1) ?? ''
  const isWithin = path.length === 4 && path[2] === 'attributes'
  const isBeside = path.length === 3 && !ofTheProtocol.has(own)
  if (!isWithin && !isBeside) return undefined
  if (own === 'attribute' && tag['name'] !== undefined)
    return [tag['name'], (tag['value'] ?? text).trim()]
  return [own, text]
}

/** Reads the answer to a validation. */
export const readCasAnswer = (xml: string): CasAnswer => {
  const { texts, codes } = read(xml)
  const [failure] = codes
  if (failure !== undefined) return { failure }
  const under = texts.filter(({ path }) => inside.every((name, at) => path[at] === name))
  const user = under.find(({ path }) => path.length === 3 && path[2] === 'user')?.text ?? ''
  if (user === '') throw new SsoRefused('an answer of CAS without a user')
  const attributes = new Map<string, string>()
  // What stands where the protocol has it goes before what stands elsewhere.
  for (const one of under.toSorted((a, b) => b.path.length - a.path.length)) {
    const [name, value] = attributeOf(one) ?? []
    if (name !== undefined && value && !attributes.has(name)) attributes.set(name, value)
  }
  return { user, attributes: Object.fromEntries(attributes) }
}

/** The ticket whose session a CAS server has ended; undefined when the text is no such request. */
export const readLogoutRequest = (xml: string): string | undefined => {
  try {
    const { texts } = read(xml)
    const sessionIndex = texts.find(({ path }) => path.join('/') === 'LogoutRequest/SessionIndex')
    return sessionIndex && sessionIndex.text !== '' ? sessionIndex.text : undefined
  } catch (error) {
    if (error instanceof SsoRefused) return undefined
    throw error
  }
}
