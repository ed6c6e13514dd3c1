import * as z from 'zod/mini'
import { anyone, call, id } from '@xinglin/contract/call'
import { Action } from './actions.ts'
import { Happened } from './happened.ts'
import { Menu } from './menu.ts'
import { missing } from './refusals.ts'
import { View } from './view.ts'

/** How much somebody may do at the bedside of the sample. */
export const sampleLimits = { actions: 12 } as const

const Bedside = {
  View,
  /** Everything that was done, the preparation included. */
  Events: z.readonly(z.array(Happened)),
}

/**
 * An operation of the school that anybody may try without an account: the patient is prepared as the book says, up to the main
 * deed. Nothing is recorded.
 */
export const getSampleOperation = call({
  path: '/api/Virtual/GetSampleOperation',
  keyless: true,
  who: anyone,
  menu: 3,
  input: z.object({}),
  output: z.strictObject({
    /** The course in which it is done. */
    CourseId: z.string(),
    /** Of the deeds those alone that belong to the main one. */
    Menu,
    /** The main deed, of the menu. */
    Deed: z.string(),
    ...Bedside,
  }),
  refusals: missing,
})

/** What the last of some actions at the prepared patient brought, those before having been done. Nothing is recorded. */
export const performSampleOperation = call({
  path: '/api/Virtual/PerformSampleOperation',
  keyless: true,
  who: anyone,
  menu: 3,
  perMinute: 30,
  input: z.object({
    CourseId: id,
    Actions: z
      .array(Action)
      .check(
        z.minLength(1, '请先选择一项操作'),
        z.maxLength(sampleLimits.actions, `体验最多做${sampleLimits.actions}步`),
      ),
  }),
  output: z.strictObject(Bedside),
  refusals: {
    ...missing,
    /** The message is what a supervisor would say. */
    impossible: [-10008, '不能这样操作'],
  },
})
