export { chosen, hashOf } from './chance.ts'
export { exp, ln2 } from './exp.ts'
export { exp10, log, log10, pow } from './log.ts'
export { sin } from './sin.ts'
