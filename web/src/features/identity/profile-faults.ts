import { saveProfile } from '@xinglin/contract/identity'
import type { Background } from './manage/background-fields.tsx'

/** What of a profile is the person's own to change. */
export type OwnFields = {
  readonly Gender: 0 | 1 | null
  readonly Phone: string
  readonly Email: string
} & Background

/** What is wrong with each line, by the rules of the contract; empty where nothing is. */
export const profileFaults = (fields: OwnFields): { Phone: string; Email: string } => {
  const { error } = saveProfile.input.safeParse(fields)
  const faultOf = (name: string) =>
    error?.issues.find(({ path }) => path[0] === name)?.message ?? ''
  return { Phone: faultOf('Phone'), Email: faultOf('Email') }
}
