import type { Body } from '../body/body.ts'
import { apart, beside, onTrunk, placeOf, type Anchor } from '../body/places.ts'
import type { RoomFrame } from '../body/room.ts'
import { add, dot, times, unit } from '../body/vector.ts'
import type { Scene } from '../scene/scene.ts'
import { turnBetween, type Eye } from './orbit.ts'

/** From where one looks: where one works, from the other side of it, at the whole patient, or at the face. */
export type Glance = 'work' | 'across' | 'whole' | 'face'

/** Where one works: of which kind, at which limb, and at which place as far as one was chosen. */
type Worked = Pick<Scene, 'kind' | 'limb' | 'needle' | 'marked' | 'draped' | 'column'> & {
  /** What the next deed is meant for. */
  readonly picked?: string | undefined
}

/** What there is to be seen: a body in a room, and where one works on it. */
export type Seen = Worked & { readonly body: Body; readonly room: RoomFrame }

const headOf = ({ skeleton: { head } }: Body): Anchor => ({
  at: add(head.at, add(times(head.y, 0.06), times(head.z, 0.05))),
  out: unit(add(head.z, times(head.y, 0.25))),
  lean: head.y,
})

/** Where work of a kind is usually done. */
const defaultOf = (
  body: Body,
  { kind, limb, needle, marked, draped }: Worked,
): { place: Anchor; far: number } => {
  const named = (site: string, far: number) => ({
    place: placeOf(body, site, limb) ?? headOf(body),
    far,
  })
  const side = (needle?.site ?? draped ?? marked ?? '').startsWith('left') ? 1 : -1
  switch (kind) {
    case 'chest':
      return {
        place:
          body.skeleton.arms[0].elbow[1] > 0.66 && body.skeleton.bend.out([0, 0.6, 0])[2] < 0.1
            ? onTrunk(body, 0.45, 70, side)
            : beside(body, -0.03, 0.43, -1),
        far: 1.15,
      }
    case 'belly':
      return { place: beside(body, 0.03, 0.21, 1), far: 1.1 }
    case 'spine':
      return { place: beside(body, 0, 0.24, -1), far: 1.15 }
    case 'marrow':
      return { place: beside(body, -0.02, 0.19, -1), far: 1.1 }
    case 'heart':
      return { place: beside(body, 0, 0.47, 1), far: 1.7 }
    case 'bladder':
      return { place: beside(body, 0, 0.08, 1), far: 1.35 }
    case 'arm':
      return { place: beside(body, 0, 0.42, 1), far: 1.75 }
    case 'wound':
      return named('edge-wound', 1)
    default:
      return { place: headOf(body), far: 0.95 }
  }
}

/** Within this one look shows both (m). */
const near = 0.2

const isSeenWith = (usual: Anchor, place: Anchor): boolean =>
  apart(usual.at, place.at) < near && dot(usual.out, place.out) > 0.3

/** A place of an arm as one sees it who stands before it: a palm that is turned to the trunk would be looked at from within. */
const fromOutside = (place: Anchor): Anchor => ({
  ...place,
  out: unit(add(times(place.out, 0.7), [Math.sign(place.at[0]) * 0.5, 0, 1])),
})

/** How much closer one bends while an instrument is in: what counts then are its centimetres. */
const bent = 0.62

/** Where one works: the usual place, unless what was chosen could not be seen from there (the other arm, the wrist, the front). */
const standingOf = (body: Body, worked: Worked): { place: Anchor; far: number } => {
  const usual = defaultOf(body, worked)
  const { needle, picked, draped, marked, limb } = worked
  const chosen = [needle?.site, picked, draped, marked]
    .map((site) => site && placeOf(body, site, limb))
    .find((place) => place !== undefined && place !== '')
  if (!chosen) return usual
  if (worked.kind === 'arm') return { place: fromOutside(chosen), far: 0.72 }
  return isSeenWith(usual.place, chosen) ? usual : { ...usual, place: chosen }
}

const workOf = (body: Body, worked: Worked): { place: Anchor; far: number } => {
  const standing = standingOf(body, worked)
  const { needle, limb, column } = worked
  const site = needle && placeOf(body, needle.site, limb)
  if (!site) return standing
  // A manometer is read from where all of it is seen.
  const closer = column === undefined ? bent : 1
  return { place: { ...standing.place, at: site.at }, far: standing.far * closer }
}

/** Whether an eye that looked from one place sees something else from another, or the same from much nearer or further. */
export const isElsewhere = (one: Eye, other: Eye): boolean =>
  apart(one.to, other.to) > near / 2 ||
  Math.abs(turnBetween(one.around, other.around)) > 0.6 ||
  Math.abs(Math.log(one.far / other.far)) > 0.3

/** How far aside one stands: at an arm beside it, lest one look along the needle and see nothing of it. */
const sideOf = (kind: Scene['kind'], { at }: Anchor, glance: Glance): number => {
  const isArm = kind === 'arm' && Math.abs(at[0]) > 0.1 && glance !== 'face'
  if (isArm) return Math.sign(at[0]) * (glance === 'across' ? -0.5 : 0.8)
  return glance === 'across' ? -0.95 : 0.3
}

/** The place of the eye for a glance at a body as it lies or sits. */
export const eyeFor = ({ body, room, ...worked }: Seen, glance: Glance): Eye => {
  if (glance === 'whole') {
    const [x, y, z] = room.into(body.skeleton.bend.out([0, 0.2, 0]))
    const [ox, , oz] = room.turned([0.2, 0, workOf(body, worked).place.out[2] < -0.3 ? -1 : 1])
    const lies = Math.hypot(ox, oz) < 0.6
    return {
      around: lies ? 1.15 : Math.atan2(ox, oz) + 0.5,
      above: lies ? 0.62 : 0.22,
      far: 2.9,
      to: [x * 0.4, y, z * 0.4],
    }
  }
  const { place, far } =
    glance === 'face' ? { place: headOf(body), far: 0.85 } : workOf(body, worked)
  const [x, foot, z] = room.into(place.at)
  const y = glance === 'face' ? foot : foot + (worked.column ?? 0) / 2000
  const [ox, oy, oz] = room.turned(place.out)
  const flat = Math.hypot(ox, oz)
  // What looks at the ceiling is looked at from the side where one stands.
  const towards = flat > 0.35 ? Math.atan2(ox, oz) : 1.15
  const side = sideOf(worked.kind, place, glance)
  const above = Math.min(1.15, Math.max(0.2, Math.atan2(oy, flat) * 0.72 + 0.2))
  return {
    around: towards + side,
    above,
    far: glance === 'across' ? far * 1.25 : far,
    to: [x, y, z],
  }
}
