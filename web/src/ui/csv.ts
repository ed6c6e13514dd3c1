/** A cell as spreadsheets read it: quoted, and never taken for a formula. */
const cell = (value: string | number): string => {
  const text = String(value)
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Rows as a CSV file that spreadsheets open in Chinese (UTF-8 with its mark). */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
