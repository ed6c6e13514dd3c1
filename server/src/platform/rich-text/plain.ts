const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as paragraphs of formatted text. */
export const htmlOfText = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? '')}</p>`)
    .join('')
