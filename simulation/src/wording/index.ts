export { checkerOf, type Checker, type Chosen, type Fault } from './checker.ts'
export { clausesIn, spokenLength } from './clauses.ts'
