import { newsDeskCalls } from './desk.ts'
import { readingCalls } from './reading.ts'

/** Answers the news of the school: reading and administration. */
export const newsCalls = () => [...readingCalls(), ...newsDeskCalls()]
