import {
  diagnoses,
  examinations,
  orderKinds,
  orders,
  readings,
  scales,
  regions,
  tests,
} from '@xinglin/simulation/catalogue'
import { diseases, intents, symptoms } from '@xinglin/simulation/ontology'

const section = (title: string, lines: readonly string[]): string =>
  [`## ${title}`, '', ...lines, ''].join('\n')

/** Rows under the headings that they belong to, one line a heading. */
const grouped = <T>(
  rows: readonly T[],
  by: (row: T) => string,
  textOf: (row: T) => string,
): string[] =>
  [...new Set(rows.map(by))].map(
    (heading) =>
      `- **${heading}**: ${rows
        .filter((row) => by(row) === heading)
        .map(textOf)
        .join(', ')}`,
  )

const named = ({ id, zh }: { readonly id: string; readonly zh: string }): string =>
  `\`${id}\` ${zh}`

/** Every id that an author of a case can name. */
export const caseIds = (): string =>
  [
    '# Ids that a case can name\n\nMade by `npm run fresh` from `simulation/src/ontology` and `simulation/src/catalogue`. How they are used: [CASES.md](CASES.md).\n',
    section(
      'Intents (`asks`, `said`, `means`)',
      grouped(intents, ({ group }) => group, named),
    ),
    section(
      'Symptoms (`symptom:x`)',
      grouped(symptoms, ({ cluster }) => cluster, named),
    ),
    section('Diseases (`disease:x`)', [diseases.map(named).join(', ')]),
    section(
      'Examinations (`item`, `exam:x`)',
      grouped(examinations, ({ region }) => regions[region], named),
    ),
    section(
      'Tests (`id`, `test:x`) with their minutes, yuan and lines',
      tests.map(
        (test) =>
          `- ${named(test)} (${test.kind}, ${test.minutes} min, ¥${test.cost})${test.kind === 'laboratory' ? `: ${test.analytes.map(({ id, unit }) => (unit === '' ? id : `${id} ${unit}`)).join(', ')}` : ''}`,
      ),
    ),
    section(
      'Readings (`reading.find`)',
      grouped(readings, ({ modality }) => modality, named),
    ),
    section(
      'Orders (`orders`), their classes (`class:x`) and doses',
      grouped(
        orders,
        ({ kind }) => orderKinds[kind],
        (order) =>
          named(order) +
          (order.classes.length === 0 ? '' : ` [${order.classes.join(' ')}]`) +
          (order.doses.length === 0 ? '' : ` {${order.doses.join(' | ')}}`),
      ),
    ),
    section('Diagnoses (`code`)', [
      diagnoses
        .map(
          ({ code, zh, aliases }) =>
            `\`${code}\` ${zh}${aliases.length === 0 ? '' : `(${aliases.join('、')})`}`,
        )
        .join(', '),
    ]),
    section(
      'Scales (`stated.scale`) and their values',
      scales.map((scale) => `- ${named(scale)}: ${scale.values.join('、')}`),
    ),
  ].join('\n')
