import type { Body } from './body.ts'
import { beneath, type Draw } from './inner.ts'
import { placeOf, slopeOf } from './places.ts'
import { add, between, sub, times, unit, type Vec } from './vector.ts'

/** Brought beneath the skin where a straight way would leave a rounded limb. */
const under =
  (body: Body, deep: number) =>
  (point: Vec): Vec => {
    const d = body.skin(...point)
    return d < -deep ? point : add(point, times(slopeOf(body, point), -(d + deep)))
  }

const alongArm =
  (line: (arm: Body['skeleton']['arms'][0], name: 'left' | 'right', body: Body) => Vec[]): Draw =>
  (pile, body) => {
    for (const [index, arm] of body.skeleton.arms.entries())
      pile.rod(
        line(arm, index === 0 ? 'left' : 'right', body).map(under(body, 0.003)),
        () => 0.0024,
        7,
      )
  }

/** A place beneath a site. */
export const at = (body: Body, site: string, deep: number): Vec => {
  const place = placeOf(body, site)
  return place ? beneath(place, deep) : [0, 0, 0]
}

/** The veins of the elbow. */
export const cubital = alongArm(({ shoulder, elbow, wrist }, name, body) => {
  const fold = at(body, `${name}-cubital-vein`, 0.003)
  const [up, down] = [unit(sub(shoulder, elbow)), unit(sub(wrist, elbow))]
  return [add(fold, times(up, 0.13)), add(fold, times(up, 0.05)), fold, add(fold, times(down, 0.1))]
})

/** What runs deep in an arm, so far beside the artery. */
export const deepOfArm = (off: number) =>
  alongArm(({ shoulder, elbow, thumb }, name, body) => {
    const inner = add(at(body, `${name}-medial`, 0.008), times(thumb, -off))
    const up = unit(sub(shoulder, elbow))
    const wrist = add(at(body, `${name}-radial`, 0.003), times(thumb, off === 0 ? 0 : -0.016))
    return [add(inner, times(up, 0.16)), inner, between(inner, wrist, 0.5), wrist]
  })
