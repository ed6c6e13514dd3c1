import * as z from 'zod/mini'
import { anyone, call } from '@xinglin/contract/call'

/** What a visitor may know of the school whose host was visited. */
export const School = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  /** Introduction; each line is a paragraph. */
  Remark: z.string(),
  TopLogoUrl: z.string(),
  PageImgUrl: z.string(),
  BigLogoUrl: z.string(),
  PlatformName: z.string(),
  DomainUrl: z.string(),
  /** Menus that are open: 1 home, 3 courses, 4 teachers, 5 special topics. */
  AuthMenuCode: z.array(z.number()),
  /** JSON text of `{addpath, addtext}`: address and copyright line of the footer. */
  BottomInfoJson: z.string(),
  WAProviderNo: z.nullable(z.string()),
  PlatformAttribution: z.number(),
  /** Supplier; −1 hides special topics, help and feedback. */
  ProviderNo: z.number(),
  ServicePhone: z.string(),
  GuestAllowed: z.boolean(),
  /** Features that the school has on. */
  Flags: z.record(z.string(), z.boolean()),
  /** `#rrggbb`; every colour of the interface is derived from it. */
  ThemeColour: z.string(),
})
export type School = z.output<typeof School>

/** The schools that the visited host leads to: all of the installation on a host of the platform, else the one alone. */
export const listPortals = call({
  path: '/api/School/ListPortals',
  keyless: true,
  who: anyone,
  input: z.object({}),
  output: z.array(
    z.strictObject({
      Name: z.string(),
      PlatformName: z.string(),
      /** Its address without scheme and port. */
      Host: z.string(),
      TopLogoUrl: z.string(),
      ThemeColour: z.string(),
    }),
  ),
})

/** The school of the host; the body is ignored. */
export const getSchoolByDomain = call({
  path: '/api/School/GetSchoolByDomain',
  keyless: true,
  who: anyone,
  beforePasswordChange: true,
  input: z.object({}),
  output: School,
})
