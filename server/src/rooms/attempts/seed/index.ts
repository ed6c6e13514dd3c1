export { makeRounds, type NewRound } from './seed.ts'
