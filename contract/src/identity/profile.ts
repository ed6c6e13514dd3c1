import * as z from 'zod/mini'
import { call, clearable, signedIn, text, type Principal } from '@xinglin/contract/call'

/** Everybody with an account of their own. */
export const members: readonly Principal[] = signedIn.filter(
  (who) => who !== 'guest' && who !== 'preview',
)

const phone = /^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/
const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** How a person wants the product to look; kept with the account, so that it follows to every device. */
export const Preferences = z.object({
  FontSize: z._default(z.enum(['normal', 'large', 'larger']), 'normal'),
  /** `reduced` stills motion even where the system does not ask for it. */
  Motion: z._default(z.enum(['system', 'reduced']), 'system'),
  /** Where one arrives after signing in. */
  Start: z._default(z.enum(['home', 'courses']), 'home'),
})
export type Preferences = z.output<typeof Preferences>

// No `text`: that makes the empty text of what is absent, and absent is to stay as it is.
const code = (most: number) =>
  clearable(z.optional(z.string().check(z.maxLength(most, '选项不存在'))))

/** What may be said of where somebody comes from; a member that is absent stays as it is. */
export const Background = {
  /** Code of the vocabulary of 文化程度; empty where nothing is said. */
  Education: code(40),
  /** Code of the vocabulary of 民族. */
  Nation: code(40),
  /** Code of an area, GB/T 2260: 籍贯. */
  NativePlace: code(6),
}

/** The refusals of those that name no choice. */
export const backgroundRefusals = {
  noEducation: [-10008, '所选学历不存在，请重新选择'],
  noNation: [-10008, '所选民族不存在，请重新选择'],
  noNativePlace: [-10008, '所选籍贯不存在，请重新选择'],
} as const

/** What a person may see of the own account. Name, number and account are the school's to change. */
export const Profile = z.strictObject({
  RealName: z.string(),
  Number: z.string(),
  AccountName: z.string(),
  RoleType: z.number(),
  ImgUrl: z.string(),
  Gender: z.nullable(z.number()),
  Phone: z.string(),
  /** A code that was sent to the number came back: it signs in and resets the password. */
  PhoneProven: z.boolean(),
  Email: z.string(),
  Education: z.string(),
  Nation: z.string(),
  NativePlace: z.string(),
  Preferences,
})
export type Profile = z.output<typeof Profile>

/** The caller's own profile. */
export const getProfile = call({
  path: '/api/UserManage/GetProfile',
  keyless: true,
  who: members,
  input: z.object({}),
  output: Profile,
})

/** Changes what of the profile is the person's own. */
export const saveProfile = call({
  path: '/api/UserManage/SaveProfile',
  // Its answer holds phone and address, of which nothing need be kept.
  keyless: true,
  who: members,
  input: z.object({
    Gender: z.nullable(z.union([z.literal(0), z.literal(1)])),
    Phone: text(20).check(
      z.refine((number) => number === '' || phone.test(number), '请填写正确的电话号码'),
    ),
    Email: text(100).check(
      z.refine((address) => address === '' || email.test(address), '请填写正确的电子邮箱'),
    ),
    ...Background,
  }),
  output: Profile,
  refusals: backgroundRefusals,
})

/** Changes how the product looks to the caller. */
export const savePreferences = call({
  path: '/api/UserManage/SavePreferences',
  who: members,
  input: Preferences,
  output: Preferences,
})
