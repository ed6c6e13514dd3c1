import { unpacked } from './markup.ts'
import { readXml, Unreadable, type Element, type Entry } from '#platform/documents'

const baseOf = (name: string): string => name.split('/').at(-1)?.toLowerCase() ?? ''

/**
 * OpenLabyrinth 3 names its own format MVP too, and it is another: a document for each table under a root `xml`, rows by
 * number, and every value in base64 unless it is a figure.
 */
export const isLabyrinth = (entries: readonly Entry[]): boolean => {
  const names = new Set(entries.map(({ name }) => baseOf(name)))
  return !names.has('virtualpatientdata.xml') && names.has('map.xml') && names.has('map_node.xml')
}

const isFigure = (text: string): boolean =>
  /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(text)

/** A value as it was in the table. */
const valueOf = (text: string): string => (isFigure(text) ? text : (unpacked(text.trim()) ?? text))

const opened = (element: Element): Element => {
  if (element.children.length === 0)
    return {
      ...element,
      parts: element.parts.map((one) => (typeof one === 'string' ? valueOf(one) : one)),
    }
  const parts = element.parts.map((one) => (typeof one === 'string' ? one : opened(one)))
  return { ...element, parts, children: parts.filter((one) => typeof one !== 'string') }
}

const elementOf = (
  name: string,
  children: readonly Element[],
  attributes: Element['attributes'] = {},
): Element => ({ name, attributes, parts: children, children })

/** A column of a row under the name that the readers know. */
const column = (row: Element, from: string, name: string): readonly Element[] =>
  row.children.filter((one) => one.name === from).map((one) => ({ ...one, name }))

const textIn = (row: Element, name: string): string =>
  row.children
    .find((one) => one.name === name)
    ?.parts.filter((one) => typeof one === 'string')
    .join('')
    .trim() ?? ''

/** What the elements of a patient's data are called in the standard, by their key in the table. */
const keys: Readonly<Record<string, readonly [string, string]>> = {
  VPDText: ['VPDText', 'div'],
  DemogTitle: ['DemographicCharacteristic', 'Title'],
  DemogDesc: ['DemographicCharacteristic', 'Description'],
  MedicTitle: ['Medication', 'MedicationName'],
  MedicDose: ['Medication', 'Dose'],
  MedicRoute: ['Medication', 'Route'],
  MedicFreq: ['Medication', 'Frequency'],
  QAQuestion: ['InterviewItem', 'Question'],
  QAAnswer: ['InterviewItem', 'Response'],
  ExamName: ['PhysicalExam', 'ExamName'],
  FindName: ['PhysicalExam', 'Finding'],
  FindDesc: ['PhysicalExam', 'Description'],
  TestName: ['DiagnosticTest', 'TestName'],
  TestResult: ['DiagnosticTest', 'Result'],
  DiagTitle: ['Diagnosis', 'DiagnosisName'],
}

type Row = { readonly table: string; readonly row: Element }

const isRead = new Map([
  ['map', ['name']],
  ['map_node', ['title', 'text']],
  ['map_chat_element', ['question', 'response']],
])

/** Rows of the table of a patient's data, each thing once, under the names of the standard. */
const dataOf = (rows: readonly Element[]): readonly Element[] => {
  const things = new Map<string, { readonly name: string; readonly children: Element[] }>()
  for (const row of rows) {
    const [name, child] = keys[textIn(row, 'key')] ?? []
    if (name === undefined || child === undefined) continue
    const key = `${name} ${textIn(row, 'vpd_id')}`
    const thing = things.get(key) ?? { name, children: [] }
    thing.children.push(...column(row, 'value', child))
    things.set(key, thing)
  }
  const all = [...things.values()].map(({ name, children }) => elementOf(name, children))
  const characteristics = all.filter(({ name }) => name === 'DemographicCharacteristic')
  return [
    ...all.filter(({ name }) => name !== 'DemographicCharacteristic'),
    ...(characteristics.length > 0 ? [elementOf('PatientDemographics', characteristics)] : []),
  ]
}

/** A row without what is read of it, for telling of the rest. */
const restOf = ({ table, row }: Row): Element => {
  const taken =
    table === 'map_vpd_element' && keys[textIn(row, 'key')]
      ? ['key', 'value']
      : (isRead.get(table) ?? [])
  return elementOf(
    table,
    row.children.filter(({ name }) => !taken.includes(name)),
  )
}

/** The tables of a package as patient's data under the names of the standard, and the rows with what is left of them. */
export const labyrinthOf = (
  entries: readonly Entry[],
): {
  readonly data: Element
  readonly title: Element
  readonly tables: readonly Element[]
  readonly files: readonly string[]
} => {
  const documents = entries.filter(
    ({ name }) => /\.xml$/i.test(name) && baseOf(name) !== 'metadata.xml',
  )
  const rows = documents.flatMap(({ name, open }): readonly Row[] => {
    const file = baseOf(name)
    const table = file.replace(/\.xml$/, '')
    const { root } = readXml(open(), file)
    const body = root.children[0]
    if (root.name !== 'xml') throw new Unreadable(`${file} 不是 OpenLabyrinth 的表`)
    if (!body) return []
    const isOneRow = body.children.every(({ children }) => children.length === 0)
    return (isOneRow ? [body] : body.children).map((row) => ({ table, row: opened(row) }))
  })
  const of = (table: string) => rows.filter((one) => one.table === table).map(({ row }) => row)
  const title = elementOf(
    'title',
    of('map').flatMap((row) => column(row, 'name', 'div')),
  )
  const nodes = of('map_node').map((row) =>
    elementOf('VPDText', column(row, 'text', 'div'), { textType: textIn(row, 'title') || '页面' }),
  )
  const chats = of('map_chat_element').map((row) =>
    elementOf('InterviewItem', [
      ...column(row, 'question', 'Question'),
      ...column(row, 'response', 'Response'),
    ]),
  )
  return {
    data: elementOf('VirtualPatientData', [...nodes, ...chats, ...dataOf(of('map_vpd_element'))]),
    title,
    tables: rows.map((row) => elementOf('Table', [restOf(row)])),
    files: [...documents.map(({ name }) => baseOf(name)), 'metadata.xml'],
  }
}
