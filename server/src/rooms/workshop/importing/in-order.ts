import { Unreadable } from '#platform/documents'

/** What is written in order: words, and what stands among them that is no text (pictures, links, marks). */
export type InOrder = { readonly text: string; readonly left: readonly string[] }

/** Takes a document's elements and words as they come. */
export type Flow = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly say: (text: string) => void
  readonly close: () => void
  readonly done: () => InOrder
}

const joined = new Set(
  'a abbr acronym b bdi bdo big center cite code data del dfn em font i ins kbd label mark nobr q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
/** Elements of HTML that part the words around them. */
const parting =
  'address article aside blockquote body br caption col colgroup dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html li main nav ol option p pre section select summary table tbody td textarea tfoot th thead title tr ul'.split(
    ' ',
  )
const media = new Set(
  'audio canvas embed iframe img input link meta object param source svg video'.split(' '),
)
const unseen = new Set(['script', 'style'])

/** Every element of HTML that is known to be one: what else looks like a tag is text. */
export const htmlNames: readonly string[] = [...joined, ...parting, ...media, ...unseen]

const raisedSigns = new Map(
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'].map((sign, at) => [[...'0123456789+-−=()ni'][at], sign]),
)
const loweredSigns = new Map(
  [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ'].map((sign, at) => [
    [...'0123456789+-−=()aeoxhklmnpst'][at],
    sign,
  ]),
)

/** Text above or below the line: by the signs of Unicode where there are such, else behind a mark. */
const shifted = (
  text: string,
  signs: ReadonlyMap<string | undefined, string>,
  mark: string,
): string => {
  const words = text.trim()
  if (words === '') return text
  const all = [...words].map((sign) => signs.get(sign))
  if (all.every((sign) => sign !== undefined)) return all.join('')
  return /^\[[^\s[\]]*\]$|^[^\s()（）]+$/u.test(words) ? `${mark}${words}` : `${mark}(${words})`
}

const named = ['alt', 'title', 'aria-label', 'placeholder', 'value', 'summary', 'label']

const leftOf = (name: string, attributes: Readonly<Record<string, string>>): readonly string[] => {
  const words = named.flatMap((one) => attributes[one]?.trim() || [])
  const address = (attributes['href'] ?? attributes['src'] ?? attributes['data'])?.trim() ?? ''
  // A picture may stand in its address whole.
  const where = address.length > 300 ? `${address.slice(0, 60)}…` : address
  const place = [...words, where].filter(Boolean).join('，')
  if (media.has(name))
    return [`正文中的图片或媒体（${name}）${place === '' ? '' : `“${place}”`}：没有导入`]
  return place === '' ? [] : [`正文中的${where === '' ? '说明' : '链接'}“${place}”：没有导入`]
}

type Open = { readonly name: string; readonly html: string; text: string }

const deepest = 100

/** Reads elements and words as a reader sees them: in order, emphasis joined to its words, blocks apart, sup and sub kept. */
export const flow = (): Flow => {
  const open: Open[] = [{ name: '', html: '', text: '' }]
  const left: string[] = []
  let skipped = 0
  const top = (): Open => open.at(-1) as Open
  const closed = ({ html, text }: Open): string => {
    if (html === 'sup') return shifted(text, raisedSigns, '^')
    if (html === 'sub') return shifted(text, loweredSigns, '_')
    if (html === 'q') return `“${text}”`
    return joined.has(html) ? text : ` ${text} `
  }
  return {
    open(name, attributes) {
      if (open.length > deepest) throw new Unreadable('正文的嵌套过深')
      const html = name.toLowerCase()
      left.push(...leftOf(html, attributes))
      open.push({ name, html, text: '' })
    },
    say(text) {
      top().text += text
    },
    close() {
      const done = open.pop()
      if (!done) return
      if (unseen.has(done.html)) skipped += 1
      else top().text += closed(done)
    },
    done() {
      return {
        text: top()
          .text.replaceAll(/\p{Cc}/gu, ' ')
          .replaceAll(/\s+/gu, ' ')
          .trim(),
        left: skipped === 0 ? left : [...left, `正文中的脚本或样式 ${skipped} 处：不执行、不导入`],
      }
    },
  }
}
