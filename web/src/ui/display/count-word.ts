import { figure } from './count-up.tsx'

/** How far lists are counted; a test holds it to the contract's word. */
const countedTo = 1000

/** How many there are in a list that counts no further than a thousand: 1,000+ where there are more. */
export const countWord = (count: number) =>
  count > countedTo ? `${figure(countedTo)}+` : figure(count)

/** Whether a list has more than it counts. */
export const isUncounted = (count: number) => count > countedTo
