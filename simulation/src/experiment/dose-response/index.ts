export { doseResponseExpected, preparedStrip } from './expected.ts'
export { doseResponse } from './model.ts'
export { halfMaximal, schild, type Response } from './schild.ts'
