import { bodyOf, type Body } from './body.ts'
import { blanketOf } from './blanket.ts'
import { bonesOf } from './bones.ts'
import { clothOf, type Dress } from './cloth.ts'
import { featuresOf } from './face.ts'
import type { Figure } from './figure.ts'
import { netOf, type Net } from './net.ts'
import { kept, together } from './pieces.ts'
import { poses, type Posture } from './pose.ts'
import { skinColours } from './skin.ts'
import { add, length, sub, times, type Vec } from './vector.ts'

/** What body is asked for. */
export type Wanted = { readonly figure: Figure; readonly posture: Posture; readonly dress: Dress }

/** A net with a colour at each corner. */
export type Painted = Net & { readonly colours: Float32Array }

/** A body as it is drawn: what is seen, and what lies beneath. */
export type Built = {
  readonly skin: Painted
  readonly hair: Net
  readonly features: Net
  readonly cloth: readonly Net[]
  /** What lies over the legs; in coordinates of the room. */
  readonly blanket?: Net
  readonly bones: Net
}

const coarse = 0.0115
const fine = 0.0062
const finest = 0.0036

const skinOf = (body: Body): Net => {
  const { least, most } = body.box
  const isWithin = (at: Vec, less: number) =>
    body.fine.some((one) => length(sub(at, one.at)) < one.radius - less)
  const rest = kept(netOf(body.skin, least, most, coarse), (at) => !isWithin(at, 0.035))
  const { at: neck, y, z } = body.skeleton.head
  const middle = add(neck, add(times(y, 0.045), times(z, 0.07)))
  const isFace = (one: Vec, less: number) => length(sub(one, middle)) < 0.076 - less
  const parts = body.fine.map(({ at, radius }) => {
    const net = netOf(
      body.skin,
      add(at, [-radius, -radius, -radius]),
      add(at, [radius, radius, radius]),
      fine,
    )
    return kept(net, (one) => length(sub(one, at)) < radius - 0.012 && !isFace(one, 0.016))
  })
  const face = netOf(
    body.skin,
    add(middle, [-0.08, -0.08, -0.08]),
    add(middle, [0.08, 0.08, 0.08]),
    finest,
  )
  return together([rest, ...parts, kept(face, (one) => isFace(one, 0))])
}

/** Builds a body: a tenth of a second, so it is done beside the page. */
export const build = ({ figure, posture, dress }: Wanted): Built => {
  const body = bodyOf(figure, poses[posture])
  const skin = skinOf(body)
  const { at } = body.skeleton.head
  const hairBox = add(at, [0, 0, 0])
  return {
    skin: { ...skin, colours: skinColours(body, figure, skin) },
    hair: netOf(
      body.hair,
      add(hairBox, [-0.26, -0.26, -0.26]),
      add(hairBox, [0.26, 0.26, 0.26]),
      0.0075,
    ),
    features: featuresOf(body),
    cloth: clothOf(body, dress),
    bones: bonesOf(body),
    ...(dress.blanket !== undefined && { blanket: blanketOf(body, poses[posture], dress.blanket) }),
  }
}
