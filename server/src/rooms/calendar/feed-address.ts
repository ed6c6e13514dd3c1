import { timingSafeEqual } from 'node:crypto'
import type { Keys } from '#platform/keys'

/** Whose calendar an address shows, and what it is made with. */
export type FeedPlace = {
  readonly schoolId: string
  readonly personId: string
  readonly salt: string
}

type Sign = Pick<Keys, 'sign'>

const proofOf = ({ sign }: Sign, { schoolId, personId, salt }: FeedPlace): string =>
  sign(`calendar ${schoolId} ${personId} ${salt}`)

/** The path of somebody's calendar: nobody can make it who does not have the key of the installation, and it lies nowhere. */
export const feedPath = (keys: Sign, place: FeedPlace): string => {
  const person = Buffer.from(place.personId.replaceAll('-', ''), 'hex').toString('base64url')
  return `/calendar/${person}${proofOf(keys, place)}.ics`
}

const personChars = 22
const named = /^([A-Za-z0-9_-]{22})([A-Za-z0-9_-]{43})\.ics$/

/** The person whom the last part of an address names; undefined for what is no address of ours. */
export const personIn = (name: string): string | undefined => {
  const [, person] = named.exec(name) ?? []
  if (person === undefined) return undefined
  const hex = Buffer.from(person, 'base64url').toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Whether the last part of an address is the one of a place. */
export const isFeedAddress = (keys: Sign, place: FeedPlace, name: string): boolean => {
  const proof = Buffer.from(name.slice(personChars, -'.ics'.length))
  const right = Buffer.from(proofOf(keys, place))
  return proof.length === right.length && timingSafeEqual(proof, right)
}
