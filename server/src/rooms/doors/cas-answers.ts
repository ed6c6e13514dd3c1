import { SaxesParser } from 'saxes'
import { SsoRefused } from './sso-protocol.ts'

/** What a CAS server says of a ticket. */
export type CasAnswer =
  | {
      readonly user: string
      /** The first value of each attribute (CAS 3). */
      readonly attributes: Readonly<Record<string, string>>
    }
  | { readonly failure: string }

type Seen = { readonly path: readonly string[]; readonly text: string }

/** The texts of a document with where they stand, by local names; entities of its own and broken documents are refused. */
const read = (xml: string): { texts: Seen[]; codes: string[] } => {
  const texts: Seen[] = []
  const codes: string[] = []
  const open: { name: string; text: string }[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw new SsoRefused(`not an answer of CAS: ${error.message}`)
  })
  parser.on('doctype', () => {
    throw new SsoRefused('an answer of CAS has no document type')
  })
  parser.on('opentag', ({ local, attributes }) => {
    open.push({ name: local, text: '' })
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
    if (last) texts.push({ path, text: last.text.trim() })
  })
  parser.write(xml).close()
  return { texts, codes }
}

/** Reads the answer to a validation. */
export const readCasAnswer = (xml: string): CasAnswer => {
  const { texts, codes } = read(xml)
  const [failure] = codes
  if (failure !== undefined) return { failure }
  const under = (...names: string[]) =>
    texts.filter(({ path }) => path.slice(0, names.length).join('/') === names.join('/'))
  const inside = ['serviceResponse', 'authenticationSuccess']
  const user = under(...inside, 'user')[0]?.text ?? ''
  if (user === '') throw new SsoRefused('an answer of CAS without a user')
  const attributes: Record<string, string> = {}
  for (const { path, text } of under(...inside, 'attributes')) {
    const name = path.at(-1) ?? ''
    if (path.length === 4 && !Object.hasOwn(attributes, name)) attributes[name] = text
  }
  return { user, attributes }
}

/** The ticket whose session a CAS server has ended; undefined when the text is no such request. */
export const readLogoutRequest = (xml: string): string | undefined => {
  try {
    const { texts } = read(xml)
    const found = texts.find(({ path }) => path.join('/') === 'LogoutRequest/SessionIndex')
    return found && found.text !== '' ? found.text : undefined
  } catch (error) {
    if (error instanceof SsoRefused) return undefined
    throw error
  }
}
