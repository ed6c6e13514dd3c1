export { electrolytesEcg } from './electrolytes-ecg.ts'
export { electrolytesEcgExpected } from './expected.ts'
