/**
 * What a spreadsheet takes for a formula or a command by its beginning: also in full width, and behind what it does not
 * show (blanks, marks, controls).
 */
const formula =
  // oxlint-disable-next-line no-control-regex -- these are what it does not show
  /^[\s\u0000-\u001f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n\u0000]/

/** A cell as spreadsheets read it: quoted, and never taken for a formula. */
const cell = (value: string | number): string => {
  const text = String(value)
  const harmless = typeof value === 'string' && formula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('\u0000', '').replaceAll('"', '""')}"`
}

/** Rows as a CSV file that spreadsheets open in Chinese (UTF-8 with its mark). */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
