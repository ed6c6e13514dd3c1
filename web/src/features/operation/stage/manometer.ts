import { Group, Mesh, MeshStandardMaterial, Quaternion, Vector3 } from 'three'
import { times, type Vec } from '../body/vector.ts'
import { bar, merged } from './shapes.ts'

/** As long as such a tube is: 40 cm, and a millimetre of water is a millimetre of it. */
const tall = 0.4
const metres = (mm: number) => Math.min(tall, mm / 1000)

/** A manometer upright on a needle's hub, its column as high as it was measured. */
export const manometerView = () => {
  const group = new Group()
  const glass = new MeshStandardMaterial({
    color: 0xf2f8f9,
    roughness: 0.15,
    transparent: true,
    opacity: 0.4,
    depthWrite: false,
  })
  const water = new MeshStandardMaterial({ color: 0x58b6d6, roughness: 0.3 })
  const tap = new MeshStandardMaterial({ color: 0x3b8f8a, roughness: 0.5 })
  const ink = new MeshStandardMaterial({ color: 0x243837, roughness: 0.9 })
  const column = new Mesh(bar(0.003, 0, 1), water)
  // A long mark every 50 mm, a short one every 10.
  const marks = Array.from({ length: 40 }, (_, index) => (index + 1) * 10).map((mm) =>
    bar(mm % 50 === 0 ? 0.0062 : 0.0052, metres(mm) - 0.0004, metres(mm) + 0.0004),
  )
  group.add(
    column,
    new Mesh(bar(0.0048, 0, tall), glass),
    new Mesh(merged(marks), ink),
    new Mesh(merged([bar(0.0075, -0.012, 0.006), bar(0.0062, tall, tall + 0.004)]), tap),
  )
  for (const one of group.children) one.renderOrder = 4
  group.visible = false
  const axis = new Vector3(0, 1, 0)
  const turn = new Quaternion()
  return {
    group,
    /** Sets it on a hub, `up` the way to the ceiling; undefined takes it off. */
    set(hub: Vec | undefined, up: Vec, mm: number | undefined) {
      group.visible = hub !== undefined && mm !== undefined
      if (!hub || mm === undefined) return
      group.position.set(...hub)
      group.quaternion.copy(turn.setFromUnitVectors(axis, new Vector3(...times(up, 1))))
      column.scale.y = Math.max(0.002, metres(mm))
    },
    close() {
      for (const one of [glass, water, tap, ink]) one.dispose()
      group.traverse((one) => one instanceof Mesh && one.geometry.dispose())
    },
  }
}
