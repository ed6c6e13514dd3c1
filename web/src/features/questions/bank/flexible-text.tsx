import { Button, RichTextField, TextArea } from '#ui'
import { useState } from 'react'
import styles from './bank.module.css'

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** Words as formatted text: a paragraph a line. */
const toHtml = (words: string) =>
  words === ''
    ? ''
    : words
        .split('\n')
        .map((line) => `<p>${escaped(line)}</p>`)
        .join('')

/** The words of a text without formats; undefined where it has some. */
const toWords = (html: string): string | undefined =>
  /<(?!\/?p>)/.test(html)
    ? undefined
    : html
        .replaceAll('</p><p>', '\n')
        .replaceAll(/<\/?p>/g, '')
        .replaceAll(/&(?:lt|gt|amp);/g, (one) => entities[one] ?? one)

/** A text that is mostly words: a plain field, until pictures, tables or formulas are wanted. */
export const FlexibleText = ({
  label,
  html,
  rows = 1,
  most,
  onChange,
}: {
  label: string
  html: string
  rows?: number
  most: number
  onChange: (html: string) => void
}) => {
  const words = toWords(html)
  const [isRich, setRich] = useState(words === undefined)
  if (isRich || words === undefined)
    return <RichTextField label={label} value={html} onChange={onChange} />
  return (
    <div className={styles.flexible}>
      <TextArea
        label={label}
        value={words}
        rows={rows}
        most={most}
        onChange={({ target }) => onChange(toHtml(target.value))}
      />
      <Button
        kind="plain"
        size="small"
        aria-label={`${label}：插入图文`}
        onClick={() => setRich(true)}
      >
        插入图文
      </Button>
    </div>
  )
}
