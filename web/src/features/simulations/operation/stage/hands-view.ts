import { BufferAttribute, BufferGeometry, Group, Mesh, MeshStandardMaterial } from 'three'
import type { Anchor } from '../body/places.ts'
import { Pile } from '../body/tube.ts'
import { add, between, cross, times, type Vec } from '../body/vector.ts'

/** Two hands, one upon the other, the heel of the lower one on the place, arms straight above it. */
const handsOn = ({ at, out, lean }: Anchor): BufferGeometry => {
  const aside = cross(out, lean)
  const point = (up: number, along: number, off: number): Vec =>
    add(at, add(times(out, up), add(times(lean, along), times(aside, off))))
  const pile = new Pile()
  // The rescuer kneels beside the chest: both hands point across it, the arms go up to the shoulders above.
  for (const [high, side] of [
    [0.014, 1],
    [0.036, -1],
  ] as const) {
    // The back of the hand, then four fingers and a thumb.
    pile.rod(
      [point(high, 0, -0.04), point(high, 0, 0), point(high, 0, 0.045)],
      (p) => 0.036 - 0.006 * Math.abs(p - 0.4),
      12,
      0.42,
      lean,
    )
    for (const finger of [-0.026, -0.009, 0.008, 0.025])
      pile.rod(
        [
          point(high, finger + side * 0.004, 0.04),
          point(high + 0.004, finger * 1.1 + side * 0.004, 0.08),
          point(high - 0.004, finger * 1.1 + side * 0.004, 0.112),
        ],
        (p) => 0.0092 - 0.003 * p,
        7,
      )
    pile.rod([point(high, side * 0.03, -0.01), point(high, side * 0.052, 0.03)], () => 0.0095, 7)
    const wrist = point(high + 0.012, side * 0.006, -0.045)
    const elbow = point(0.31, side * 0.1, -0.1)
    pile.rod(
      [wrist, between(wrist, elbow, 0.35), between(wrist, elbow, 0.7), elbow],
      (p) => 0.024 + 0.014 * p,
      12,
    )
  }
  const { points, normals, faces } = pile.net()
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(points, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setIndex(new BufferAttribute(faces, 1))
  return geometry
}

/** The rescuer's hands on the chest; they go down with it. */
export const handsView = () => {
  const group = new Group()
  const glove = new MeshStandardMaterial({ color: 0x7fb2d6, roughness: 0.62 })
  const mesh = new Mesh(new BufferGeometry(), glove)
  group.add(mesh)
  group.visible = false
  let [key, place]: [string, Anchor | undefined] = ['', undefined]
  return {
    group,
    set(at: Anchor | undefined) {
      group.visible = at !== undefined
      place = at
      const now = at?.at.join() ?? ''
      if (!at || now === key) return
      key = now
      mesh.geometry.dispose()
      mesh.geometry = handsOn(at)
    },
    /** Down with the chest, so many centimetres. */
    press(cm: number) {
      if (place) group.position.set(...times(place.out, -cm / 100))
    },
    close() {
      mesh.geometry.dispose()
      glove.dispose()
    },
  }
}
