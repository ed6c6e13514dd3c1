import { newsDeskCalls } from './admin.ts'
import { readingCalls } from './read-news.ts'

/** Answers the news of the school: reading and administration. */
export const newsCalls = () => [...readingCalls(), ...newsDeskCalls()]
