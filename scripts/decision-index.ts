import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', 'docs', 'decisions')

const head = `# Decisions

Why things are as they are. What a page decided is never rewritten: what came later stands under “Since”, and a reversal is a new page that the old one names. Each begins with its number and title, then the day and the state. This list is made by \`npm run fresh\`.

| | decision | since | state |
| --- | --- | --- | --- |
`

/** The index of all decision records; throws where a page does not begin with its number, title, day and state. */
export const decisionIndex = (): string => {
  const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name))
  const rows = pages.toSorted().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const [, number, title, day, state] =
      /^# (\d+)\. (.+)\n\n(\d{4}-\d\d-\d\d) · (.+)\n\n/.exec(text) ?? []
    if (!number || !title || !day || !state || Number(name.slice(0, 4)) !== Number(number))
      throw new Error(`${name} begins with "# N. title", then "YYYY-MM-DD · state"`)
    return `| ${number} | [${title}](${name}) | ${day} | ${state} |\n`
  })
  return head + rows.join('')
}
