import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Euler,
  Group,
  Mesh,
  MeshStandardMaterial,
} from 'three'
import type { Built } from '../body/build.ts'
import type { Net } from '../body/net.ts'
import type { Pose } from '../body/pose.ts'
import { furnitureFor } from './furniture.ts'
import { skinMaterial } from './skin-material.ts'

const geometryOf = (net: Net & { readonly colours?: Float32Array }): BufferGeometry => {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(net.points, 3))
  geometry.setAttribute('normal', new BufferAttribute(net.normals, 3))
  if (net.colours) geometry.setAttribute('color', new BufferAttribute(net.colours, 3))
  geometry.setIndex(new BufferAttribute(net.faces, 1))
  return geometry
}

const radians = Math.PI / 180

const fade = (material: MeshStandardMaterial, opacity: number): void => {
  const isClear = opacity < 1
  // What lets nothing through is drawn by another program: without saying so the old one stays.
  if (material.transparent !== isClear) material.needsUpdate = true
  material.transparent = isClear
  material.opacity = opacity
  material.depthWrite = !isClear
}

/** The patient as drawn: skin, hair, clothes, bones beneath, and what they lie or sit on. */
export const figureView = () => {
  const root = new Group()
  const body = new Group()
  const skin = skinMaterial()
  const materials = {
    hair: new MeshStandardMaterial({ color: 0x1d1814, roughness: 0.62 }),
    features: new MeshStandardMaterial({ color: 0x1c1511, roughness: 0.9 }),
    cloth: new MeshStandardMaterial({ color: 0xb9cdd8, roughness: 0.95, side: DoubleSide }),
    blanket: new MeshStandardMaterial({ color: 0xdfe7e2, roughness: 1, side: DoubleSide }),
    bones: new MeshStandardMaterial({ color: 0xf1e8d2, roughness: 0.7, side: DoubleSide }),
  }
  const skinMesh = new Mesh(new BufferGeometry(), skin.material)
  const bones = new Mesh(new BufferGeometry(), materials.bones)
  const hair = new Mesh(new BufferGeometry(), materials.hair)
  const features = new Mesh(new BufferGeometry(), materials.features)
  const clothes = new Group()
  const covers = new Group()
  let furniture: Group | undefined
  skinMesh.renderOrder = 2
  bones.visible = false
  body.add(skinMesh, bones, hair, features, clothes)
  root.add(body, covers)
  const letGo = (group: Group) =>
    group.traverse((one) => {
      if (one instanceof Mesh) one.geometry.dispose()
    })

  return {
    root,
    body,
    skin,
    /** Puts a body that was built into a posture's place. */
    dress(built: Built, pose: Pose, head: readonly [number, number]) {
      for (const mesh of [skinMesh, bones, hair, features]) mesh.geometry.dispose()
      skinMesh.geometry = geometryOf(built.skin)
      bones.geometry = geometryOf(built.bones)
      hair.geometry = geometryOf(built.hair)
      features.geometry = geometryOf(built.features)
      letGo(clothes)
      clothes.clear()
      for (const net of built.cloth) clothes.add(new Mesh(geometryOf(net), materials.cloth))
      letGo(covers)
      covers.clear()
      if (built.blanket) covers.add(new Mesh(geometryOf(built.blanket), materials.blanket))
      const [x, y, z] = pose.stand.turn
      body.setRotationFromEuler(new Euler(x * radians, y * radians, z * radians))
      body.position.set(...pose.stand.at)
      body.updateMatrixWorld(true)
      if (furniture) {
        letGo(furniture)
        root.remove(furniture)
      }
      furniture = furnitureFor(pose.on, head)
      root.add(furniture)
    },
    /** Shows the bones beneath skin like glass, and beneath clothes like veils. */
    seeThrough(isGlass: boolean) {
      for (const one of [materials.cloth, materials.blanket]) fade(one, isGlass ? 0.25 : 1)
      // Hair is a cap around the whole scalp: left solid, it would darken the face from behind.
      fade(materials.hair, isGlass ? 0.22 : 1)
      bones.visible = isGlass
      skin.see(isGlass ? 1 : 0)
    },
    close() {
      letGo(root)
      for (const one of [skin.material, ...Object.values(materials)]) one.dispose()
    },
  }
}
