import { cleanHtml, wordsIn } from '#platform/rich-text'
import { texOfMathML } from './formula.ts'

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as markup that says the same. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** Control signs that no text of the database can hold, and those that nobody sees. */
const unseen = /(?![\t\n\r])\p{Cc}|[\u200B\uFEFF]/gu

/** A plain text as rich text: each line a paragraph. */
export const fromPlain = (text: string): string =>
  text
    .replaceAll(unseen, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

const attributeOf = (tag: string, name: string): string =>
  new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined) ?? ''

/** What a text of another system refers to: the address under which the file keeps it, or undefined for what it does not have. */
export type FindPicture = (source: string) => string | undefined

export const missingPicture = '〔图片未导入〕'
export const missingFormula = '〔公式未导入〕'

type Read = { readonly html: string; readonly notes: readonly string[] }

const media = /<(?<name>audio|video|object|iframe|embed|applet)\b[^<>]*>/gi

/** TeX as Moodle and many others write it within text. */
const tex = /\\\((.{1,500}?)\\\)|\\\[(.{1,500}?)\\\]|\$\$(.{1,500}?)\$\$/gs

const formula = (_all: string, line?: string, block?: string, other?: string): string =>
  `<code data-formula="${line === undefined ? 'block' : 'line'}">${(line ?? block ?? other ?? '').trim()}</code>`

const formulaOf = (formulaText: string, isBlock: boolean): string =>
  `<code data-formula="${isBlock ? 'block' : 'line'}">${escaped(formulaText)}</code>`

/**
 * Markup of another system as rich text of ours: its pictures where the file has them, TeX and MathML as formulas. What has no place
 * is marked where it stood, and told.
 */
export const fromMarkup = (given: string, find: FindPicture): Read => {
  const notes: string[] = []
  const named = given
    .replaceAll(unseen, '')
    .replaceAll(/<math\b.*?<\/math>/gis, (markup) => {
      const converted = texOfMathML(markup)
      if (converted !== undefined)
        return formulaOf(converted, /^<math\b[^>]*\bdisplay\s*=\s*["']block/i.test(markup))
      notes.push('公式（MathML）未导入')
      return missingFormula
    })
    .replaceAll(/<img\b[^<>]*>/gi, (tag) => {
      const source = attributeOf(tag, 'src')
      const address = find(source)
      if (address === undefined) {
        notes.push(`图片未导入：${source.slice(0, 60) || '没有地址'}`)
        return missingPicture
      }
      return `<img src="${address}" alt="${escaped(attributeOf(tag, 'alt').slice(0, 200))}">`
    })
    .replaceAll(media, (tag, name: string) => {
      notes.push(
        `音视频等媒体未导入：${(attributeOf(tag, 'src') || attributeOf(tag, 'data') || name).slice(0, 60)}`,
      )
      return ''
    })
    .replaceAll(/<(script|style)\b.*?<\/\1>/gis, '')
    .replaceAll(/<(\/?)(?:div|section|article|pre|dd|dt|h1|h6)\b[^<>]*>/gi, '<$1p>')
    .replaceAll(tex, formula)
  const html = cleanHtml(named)
    .replaceAll(/<p>(?:\s|&nbsp;|\u00A0|<br \/>)*<\/p>/g, '')
    .trim()
  return {
    html:
      html !== '' && !/^<(?:p|ul|ol|table|h[2-5]|blockquote)\b/.test(html)
        ? `<p>${html}</p>`
        : html,
    notes,
  }
}

/** A text without its markup, for what holds none of it. */
export const plainOf = (html: string): string => wordsIn(html)
