import {
  CylinderGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
  type BufferGeometry,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Vec } from '../body/vector.ts'

/** Metres: what a usual glass manometer measures, and how thick it and the water in it are drawn. */
const long = 0.42
const glassy = 0.0042
const watery = 0.003
/** From one mark to the next, and to every longer one. */
const mark = 0.01
const marksToLong = 5

const upright = (radius: number, from: number, to: number): BufferGeometry => {
  const one = new CylinderGeometry(radius, radius, to - from, 12)
  one.translate(0, (from + to) / 2, 0)
  return one
}

const marks = (): BufferGeometry | null =>
  mergeGeometries(
    Array.from({ length: Math.floor(long / mark) }, (_, at) => {
      const isLong = (at + 1) % marksToLong === 0
      const height = (at + 1) * mark
      return upright(glassy * (isLong ? 1.16 : 1.06), height, height + (isLong ? 0.0014 : 0.0007))
    }),
  )

/** A glass manometer that stands upright on a needle's hub, with the column at its height: a millimetre of water is one. */
export const manometerView = () => {
  const group = new Group()
  const glass = new MeshStandardMaterial({
    color: 0xe6f1f4,
    roughness: 0.15,
    transparent: true,
    opacity: 0.42,
    depthWrite: false,
  })
  const water = new MeshStandardMaterial({ color: 0x3f9fc4, roughness: 0.3 })
  const ink = new MeshStandardMaterial({ color: 0x24464c, roughness: 0.6 })
  const tap = new MeshStandardMaterial({ color: 0x3b8f8a, roughness: 0.5 })
  const column = new Mesh(upright(watery, 0, 1), water)
  group.add(
    column,
    new Mesh(upright(glassy, 0, long), glass),
    new Mesh(marks() ?? undefined, ink),
    new Mesh(upright(0.0075, -0.01, 0.008), tap),
  )
  group.visible = false
  const up = new Vector3(0, 1, 0)
  const turn = new Quaternion()
  return {
    group,
    /** Sets it at a place, upright in the room as `over` says it for the body, the column at so many mmH₂O; or takes it off. */
    set(at: Vec | undefined, over: Vec, mm: number | undefined) {
      group.visible = at !== undefined && mm !== undefined
      if (!at || mm === undefined) return
      group.position.set(...at)
      group.quaternion.copy(turn.setFromUnitVectors(up, new Vector3(...over)))
      column.scale.y = Math.min(long, Math.max(0.001, mm / 1000))
    },
    close() {
      for (const one of [glass, water, ink, tap]) one.dispose()
      group.traverse((one) => one instanceof Mesh && (one.geometry as BufferGeometry).dispose())
    },
  }
}
