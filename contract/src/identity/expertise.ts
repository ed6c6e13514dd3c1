import * as z from 'zod/mini'
import { named } from '@xinglin/contract/call'

/** How many things a teacher may be said to be good at (擅长), and how long each may be in code points. */
export const expertiseLimits = { most: 6, longest: 12 } as const

/** What a teacher is good at, in the teacher's order. */
export const Expertise = z
  .array(named(expertiseLimits.longest, '擅长'))
  .check(z.maxLength(expertiseLimits.most, `擅长最多${expertiseLimits.most}项`))
