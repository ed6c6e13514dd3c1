import { RichText } from '#ui'

const markup = /<(?!\/?p>)[^>]*>/
const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** The words of formatted text that has no format, paragraph by paragraph; undefined where it has one. */
const plainParagraphs = (html: string): string[] | undefined =>
  markup.test(html)
    ? undefined
    : html
        .split(/<\/?p>/)
        .map((words) => words.replaceAll(/&(?:lt|gt|amp);/g, (one) => entities[one] ?? one).trim())
        .filter((words) => words !== '')

/** Formatted text: what has no format is there at once, the rest when what shows it has come. */
export const Formatted = ({ html }: { html: string }) => {
  const plain = plainParagraphs(html)
  if (!plain) return <RichText html={html} />
  return plain.map((words, at) => <p key={`${at} ${words}`}>{words}</p>)
}

/** The same within a line, as a label needs it. */
export const FormattedLine = ({ html }: { html: string }) => {
  const plain = plainParagraphs(html)
  return plain ? <span>{plain.join(' ')}</span> : <RichText html={html} />
}
