import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// Files for spreadsheets are made in the browser, and by two writers alone: `csvOf` and the writer of sheets, both of
// which are shown to let nothing be a formula. Here: nobody makes one past them, and every offered file is known.

const web = fileURLToPath(new URL('../web/src/', import.meta.url))
const sources = new Map(
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(`${web}${file}`, 'utf8')]),
)
const filesWith = (sign: RegExp): string[] =>
  [...sources].filter(([, text]) => sign.test(text)).map(([file]) => file)

/** Every file that is offered for keeping, and what writes it. */
const offers: Readonly<Record<string, 'csv' | 'sheets' | 'picture' | 'text' | 'pdf' | 'server'>> = {
  'features/analytics/learner-sheet.ts': 'sheets',
  'features/analytics/monitor/monitor-sheet.ts': 'sheets',
  'features/assignments/monitor/task-sheet.ts': 'sheets',
  'features/certificates/use-download.ts': 'pdf',
  'features/classes/administrative/student-sheet.ts': 'sheets',
  'features/classes/teaching/member-sheet.ts': 'sheets',
  'features/competitions/data/data-page.tsx': 'csv',
  'features/competitions/data/result-page.tsx': 'csv',
  'features/competitions/results/full-board-view.tsx': 'csv',
  'features/competitions/results/statistics-page.tsx': 'csv',
  'features/competitions/team-sheet/team-sheet-dialog.tsx': 'sheets',
  'features/exams/analysis/analysis-sheet.ts': 'sheets',
  'features/exams/results/exam-result.tsx': 'text',
  'features/exams/safe-browser/safe-browser-offer.tsx': 'server',
  'features/exams/sitting/answer-file.ts': 'text',
  'features/scores/gradebook/grade-sheet.ts': 'sheets',
  'features/simulations/consultation/class/item-learners.tsx': 'csv',
  'features/simulations/experiment/marking/export-reports.tsx': 'sheets',
  'features/simulations/experiment/marking/export-steps.tsx': 'sheets',
  'features/simulations/experiment/recorder/export-trace.ts': 'csv',
  'features/simulations/experiment/recorder/recorder.tsx': 'csv',
  'features/identity/manage/use-user-actions.ts': 'sheets',
  'features/imports/passwords-button.tsx': 'sheets',
  'features/imports/sheets.ts': 'sheets',
  'features/imports/wrong-button.tsx': 'sheets',
  'features/learning/records/export-records.tsx': 'csv',
  'features/notes/export-notes.tsx': 'text',
  'features/points/point-ledger.tsx': 'csv',
  'features/questionnaires/questionnaire-results.tsx': 'sheets',
  'features/resources/use-library-actions.ts': 'server',
  // Sheets and papers of questions, whose writer keeps a text that begins like a formula a text.
  'features/questions/bank/offer-bytes.ts': 'server',
  'features/workshop/cases/export-case.ts': 'text',
}

test('every file that is offered for keeping is known', () =>
  expect(
    filesWith(/\boffer(?:File|Sheets)\(/)
      .filter((file) => !file.startsWith('ui/'))
      .toSorted(),
  ).toEqual(Object.keys(offers).toSorted()))

test('what is offered as CSV was written by csvOf', () => {
  const writers = new Set(
    filesWith(/\bcsvOf\(/).flatMap(
      (file) => /export const (\w+Csv)\b/.exec(sources.get(file) ?? '')?.[1] ?? [],
    ),
  )
  for (const file of filesWith(/text\/csv/)) {
    const makers = [...(sources.get(file) ?? '').matchAll(/new Blob\(\[(\w+)\(/g)].map(
      ([, name]) => name ?? '',
    )
    expect(makers.length, file).toBeGreaterThan(0)
    for (const name of makers) expect(writers, `${file}: ${name}`).toContain(name)
  }
})

test('nothing else writes for spreadsheets, and nothing else hands out what was made in the page', () => {
  expect(filesWith(/from 'write-excel-file/)).toEqual(['ui/data/spreadsheet/sheet-work.ts'])
  expect(
    filesWith(/ms-excel|tab-separated|text\/csv/).filter((file) => offers[file] !== 'csv'),
  ).toEqual([])
  // A document's own pages, as they were uploaded.
  expect(filesWith(/\.download = /).toSorted()).toEqual([
    'features/learning/items/document-item.tsx',
    'ui/browser/offer-file.ts',
  ])
})
