import { countedTo } from '@xinglin/contract/courses'
import { figure } from '#ui'

/** How many rows a list has, in figures: the server counts no further than 1,000. */
export const counted = (count: number) =>
  count > countedTo ? `${figure(countedTo)}+` : figure(count)
