export {
  type ColumnChoice,
  columnsSaidOnce,
  idNumberSigns,
  type ImportColumn,
  importColumns,
  importLimits,
  importRoles,
  maxSheetColumns,
  nothingSaidOnce,
  SaidOnce,
} from './columns.ts'
export {
  addImportRows,
  getImport,
  getImportColumns,
  type ImportChange,
  importStates,
  listImports,
  mendImportRow,
  outcomes,
  type ShownRow,
  shownRows,
  startImport,
  takeImportRows,
  verdicts,
} from './imports.ts'
export { type ImportPlace, mapImportPlace, type NewPlace } from './places.ts'
export { confirmImport, listInitialPasswords, passwordRules, undoImport } from './confirm.ts'
