import {
  CatmullRomCurve3,
  Group,
  Mesh,
  MeshStandardMaterial,
  Quaternion,
  TubeGeometry,
  Vector3,
  type BufferGeometry,
} from 'three'
import type { Anchor } from '../body/places.ts'
import { add, times, unit, type Vec } from '../body/vector.ts'
import { hangingsOf, type Content, type Hanging } from './hangings.ts'
import { bar } from './shapes.ts'

/** Which instrument is drawn: a needle with what hangs on it, or a tube that goes in through an opening. */
export type Instrument = {
  readonly depth: number
  readonly angle: number
  readonly tube: boolean
  readonly hangs: Hanging
  readonly content?: Content | undefined
}

/** The direction in which an instrument points into the body. */
export const inward = ({ out, lean }: Anchor, angle: number): Vec => {
  const turn = (angle * Math.PI) / 180
  return unit(add(times(out, -Math.sin(turn)), times(lean, Math.cos(turn))))
}

const needleLong = 0.1
/** What one draws blood with is much shorter than what goes through a chest. */
const longOf = (hangs: Hanging) =>
  ({ holder: 0.034, 'gas-syringe': 0.028, syringe: needleLong, nothing: needleLong })[hangs]

/** An instrument as it is drawn; as a ghost it is a shade of the school's colour. */
export const instrumentView = (ghost: boolean) => {
  const group = new Group()
  const steel = new MeshStandardMaterial({
    color: ghost ? 0x149089 : 0xc6ced2,
    roughness: 0.25,
    metalness: ghost ? 0 : 0.75,
  })
  const hub = new MeshStandardMaterial({ color: ghost ? 0x149089 : 0x3b8f8a, roughness: 0.5 })
  const glass = new MeshStandardMaterial({
    color: 0xf2f8f9,
    roughness: 0.15,
    transparent: true,
    opacity: ghost ? 0.16 : 0.36,
    depthWrite: false,
  })
  const rubber = new MeshStandardMaterial({ color: ghost ? 0x149089 : 0xe8ddc4, roughness: 0.55 })
  if (ghost) for (const one of [steel, hub, rubber]) [one.transparent, one.opacity] = [true, 0.55]
  const shaft = new Mesh(bar(0.0013, 0, 1), steel)
  const end = new Mesh(bar(0.0045, 0, 0.018, 0.0062), hub)
  const hangings = hangingsOf(glass, hub)
  const tube = new Mesh<BufferGeometry, MeshStandardMaterial>(bar(0.003, 0, 0.1), rubber)
  group.add(shaft, end, hangings.group, tube)
  for (const one of [shaft, end]) one.renderOrder = 1
  group.visible = false
  const up = new Vector3(0, 1, 0)
  const turn = new Quaternion()
  let [tubeKey, long] = ['', needleLong]

  const drawTube = (place: Anchor, depth: number) => {
    const key = `${place.at.join()}${depth}`
    if (key === tubeKey) return
    tubeKey = key
    const left = Math.max(0.05, 0.34 - depth)
    const at = (out: number, lean: number) =>
      new Vector3(...add(place.at, add(times(place.out, out), times(place.lean, -lean))))
    const curve = new CatmullRomCurve3([
      at(-0.03, -0.004),
      at(0, 0),
      at(left * 0.3, left * 0.06),
      at(left * 0.5, left * 0.45),
      at(left * 0.42, left * 0.9),
    ])
    tube.geometry.dispose()
    tube.geometry = new TubeGeometry(curve, 26, 0.0034, 9)
  }

  return {
    group,
    set(place: Anchor | undefined, instrument: Instrument | undefined) {
      group.visible = place !== undefined && instrument !== undefined
      if (!place || !instrument) return
      const { depth, angle } = instrument
      const metres = depth / 100
      const isTube = instrument.tube
      shaft.visible = end.visible = !isTube
      tube.visible = isTube
      hangings.group.visible = !isTube
      if (isTube) {
        group.position.set(0, 0, 0)
        group.quaternion.identity()
        drawTube(place, metres)
        return
      }
      const [x, y, z] = times(inward(place, angle), -1)
      turn.setFromUnitVectors(up, new Vector3(x, y, z))
      group.quaternion.copy(turn)
      group.position.set(...add(place.at, times([x, y, z], -metres)))
      long = longOf(instrument.hangs)
      const isFine = long < needleLong
      shaft.scale.set(isFine ? 0.5 : 1, long, isFine ? 0.5 : 1)
      end.scale.setScalar(isFine ? 0.6 : 1)
      end.position.y = long
      hangings.group.position.y = long
      // A shade is of the needle alone.
      hangings.show(ghost ? 'nothing' : instrument.hangs, instrument.content)
    },
    /** Where the hand holds it, in coordinates of the body. */
    grip: (into: Vector3): Vector3 =>
      into
        .set(0, long + 0.012, 0)
        .applyQuaternion(group.quaternion)
        .add(group.position),
    close() {
      for (const one of [steel, hub, glass, rubber]) one.dispose()
      hangings.close()
      group.traverse((one) => one instanceof Mesh && (one.geometry as BufferGeometry).dispose())
    },
  }
}
