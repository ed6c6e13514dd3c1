import * as z from 'zod/mini'
import { call } from '@xinglin/contract/call'
import { members } from './profile.ts'

/** A place where one is signed in. */
export const Device = z.strictObject({
  Id: z.string(),
  /** The session that asks. */
  Current: z.boolean(),
  /** System and browser in words, as far as the browser tells: Windows · Chrome. */
  Name: z.string(),
  /** The address with its last part left out. */
  Address: z.string(),
  SignedInAt: z.string(),
  LastSeenAt: z.string(),
})
export type Device = z.output<typeof Device>

/** Where the caller is signed in, this place first. */
export const listDevices = call({
  path: '/api/UserManage/ListDevices',
  keyless: true,
  who: members,
  input: z.object({}),
  output: z.array(Device),
})

/** Signs the caller out at one other place, or at all others when `Id` is empty. */
export const signOutDevice = call({
  path: '/api/UserManage/SignOutDevice',
  who: members,
  input: z.object({ Id: z._default(z.string().check(z.maxLength(64)), '') }),
  output: z.strictObject({ Ended: z.number() }),
})
