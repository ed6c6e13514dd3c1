import {
  BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshStandardMaterial,
} from 'three'
import type { Body } from '../body/body.ts'
import { lineAngles, onTrunk, beside, type Anchor } from '../body/places.ts'
import type { Shape } from '../body/shapes.ts'
import { Pile } from '../body/tube.ts'
import { add, cross, times, type Vec } from '../body/vector.ts'
import type { Net } from '../body/net.ts'

const geometryOf = ({ points, normals, faces }: Net): BufferGeometry => {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(points, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setIndex(new BufferAttribute(faces, 1))
  return geometry
}

/** A body with what it wears: a drape lies over the clothes too. */
const clothed =
  ({ skin, withLegs, withArms }: Body): Shape =>
  (x, y, z) =>
    Math.min(skin(x, y, z), withLegs(x, y, z), withArms(x, y, z))

/** A cloth that lies on a shape around a place: `half` its size, `hole` the radius of its opening (metres). */
const laid = (
  shape: Shape,
  { at, out, lean }: Anchor,
  half: number,
  hole: number,
  thick: number,
  count: number,
): Net => {
  const aside = cross(out, lean)
  const pile = new Pile()
  pile.sheet(count, count * 2, (row, column) => {
    const angle = column * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    // Round within, square without.
    const edge = half / Math.max(Math.abs(c), Math.abs(s))
    const far = hole + (Math.min(edge, half * 1.4) - hole) * row
    const start = add(at, add(times(aside, c * far), times(lean, s * far)))
    let high = 0.16
    for (let step = 0; step < 26 && high > -0.16; step += 1) {
      const d = shape(...add(start, times(out, high))) - thick
      if (d < 0.0015) break
      high -= Math.max(0.003, d * 0.85)
    }
    return add(start, times(out, high))
  })
  return pile.net()
}

const lineOf = (places: readonly Anchor[], into: number[]): void => {
  for (let i = 1; i < places.length; i += 1)
    for (const one of [places[i - 1], places[i]] as Anchor[])
      into.push(...add(one.at, times(one.out, 0.0022)))
}

const heights = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))

/** The lines by which a trunk is described, with a word at the end of each. */
const linesOf = (
  body: Body,
): { points: Float32Array; words: readonly { zh: string; at: Vec; out: Vec }[] } => {
  const points: number[] = []
  const words: { zh: string; at: Vec; out: Vec }[] = []
  const named = (zh: string, places: readonly Anchor[], index: number) => {
    lineOf(places, points)
    const end = places.at(index)
    if (end) words.push({ zh, at: end.at, out: end.out })
  }
  for (const side of [1, -1] as const) {
    const trunk = (angle: number, from: number, to: number) =>
      heights(from, to, 13).map((h) => onTrunk(body, h, angle, side))
    named('肩胛线', trunk(lineAngles.scapular, 0.33, 0.5), 0)
    named('腋后线', trunk(lineAngles['post-axillary'], 0.31, 0.47), 0)
    named('腋中线', trunk(lineAngles['mid-axillary'], 0.31, 0.46), 0)
    named('腋前线', trunk(lineAngles['ant-axillary'], 0.31, 0.46), 0)
    named('锁骨中线', trunk(lineAngles['mid-clavicular'], 0.32, 0.55), 0)
  }
  named(
    '后正中线',
    heights(0.17, 0.6, 22).map((h) => beside(body, 0, h, -1)),
    3,
  )
  const crest = [-0.1, -0.075, -0.05, -0.025, 0, 0.025, 0.05, 0.075, 0.1].map((x) =>
    beside(body, x, 0.211, -1),
  )
  named('髂嵴连线', crest, 0)
  return { points: Float32Array.from(points), words }
}

/** What lies on a body besides clothes: drape, dressing, pads, the lines of anatomy. */
export const patchesView = () => {
  const group = new Group()
  const cloth = new MeshStandardMaterial({ color: 0x4f9c95, roughness: 0.92, side: DoubleSide })
  const gauze = new MeshStandardMaterial({ color: 0xfdfcf7, roughness: 1, side: DoubleSide })
  const plastic = new MeshStandardMaterial({
    color: 0xbfe0ea,
    roughness: 0.3,
    transparent: true,
    opacity: 0.62,
    side: DoubleSide,
    depthWrite: false,
  })
  const rubber = new MeshStandardMaterial({ color: 0x2f6f9f, roughness: 0.55, side: DoubleSide })
  const ink = new LineBasicMaterial({
    color: 0x0f766e,
    transparent: true,
    opacity: 0.75,
    depthTest: true,
  })
  const lines = new LineSegments(new BufferGeometry(), ink)
  lines.renderOrder = 3
  let key = ''
  let words: readonly { zh: string; at: Vec; out: Vec }[] = []
  const clear = () => {
    for (const one of group.children.slice()) {
      if (one instanceof Mesh) (one.geometry as BufferGeometry).dispose()
      group.remove(one)
    }
  }
  return {
    group,
    /** Lays them anew where something changed. */
    lay(
      body: Body,
      name: string,
      places: {
        drape?: Anchor | undefined
        dressing?: Anchor | undefined
        pads: readonly Anchor[]
        mask?: Anchor | undefined
        band?: Net | undefined
      },
      withLines: boolean,
    ) {
      const now = `${name}|${places.drape?.at.join() ?? ''}|${places.dressing?.at.join() ?? ''}|${places.pads.length}|${places.mask ? 1 : 0}|${places.band?.points.slice(0, 3).join() ?? ''}|${withLines}`
      if (now === key) return
      key = now
      clear()
      words = []
      const put = (net: Net, material: MeshStandardMaterial) => {
        const mesh = new Mesh(geometryOf(net), material)
        mesh.renderOrder = 3
        group.add(mesh)
      }
      if (places.drape) put(laid(clothed(body), places.drape, 0.17, 0.042, 0.0235, 26), cloth)
      if (places.dressing) put(laid(body.skin, places.dressing, 0.034, 0, 0.004, 7), gauze)
      for (const one of places.pads) put(laid(body.skin, one, 0.055, 0, 0.004, 8), gauze)
      if (places.band) put(places.band, rubber)
      if (places.mask) {
        const shell = new Mesh(new CylinderGeometry(0.018, 0.044, 0.052, 18, 1, true), plastic)
        const { at, out } = places.mask
        shell.position.set(...add(at, times(out, 0.026)))
        shell.quaternion.setFromUnitVectors(
          shell.up.clone().set(0, 1, 0),
          shell.up.clone().set(...out),
        )
        shell.renderOrder = 4
        group.add(shell)
      }
      if (withLines) {
        const strokes = linesOf(body)
        words = strokes.words
        lines.geometry.dispose()
        lines.geometry = new BufferGeometry()
        lines.geometry.setAttribute('position', new BufferAttribute(strokes.points, 3))
        group.add(lines)
      }
    },
    words: () => words,
    close() {
      clear()
      lines.geometry.dispose()
      for (const one of [cloth, gauze, rubber, plastic, ink]) one.dispose()
    },
  }
}
