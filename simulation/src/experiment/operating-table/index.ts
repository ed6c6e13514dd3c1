export { doAtTable, marker, newTable, tableStep, type Table } from './table.ts'
