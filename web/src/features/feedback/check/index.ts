export { CheckLine } from './check-line.tsx'
export { type Check, checkNames, useChecks } from './use-checks.ts'
