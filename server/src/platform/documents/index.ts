export { Unreadable } from './unreadable.ts'
export { type Document, type Element, readXml, within } from './xml.ts'
export { entriesOf, type Entry } from './zip.ts'
