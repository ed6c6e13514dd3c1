import {
  Box3,
  type Group,
  type Material,
  Mesh,
  type Object3D,
  Sphere,
  type Texture,
  TextureLoader,
  Vector3,
} from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { structuresOf, type Structure } from './structures.ts'

export type { Structure } from './structures.ts'

/** A model as it was read from its file. */
export type Loaded = {
  readonly root: Group
  readonly structures: readonly Structure[]
  /** What is said on the switch that cuts it open; empty where nothing does. */
  readonly cut: { readonly name: string; readonly from: Vector3 } | undefined
  readonly middle: Vector3
  readonly radius: number
  readonly box: Box3
}

const cutOf = (root: Object3D): Loaded['cut'] => {
  const [model] = root.children
  const { cut, cutFrom } = model?.userData ?? {}
  if (typeof cut !== 'string' || !Array.isArray(cutFrom)) return undefined
  const [x = 0, y = 0, z = 1] = cutFrom.map(Number)
  return { name: cut, from: new Vector3(x, y, z) }
}

const millimetresLikely = 1e-6

/** Reads a .glb from an address; pictures within it are read as the pages' rules allow. */
export const load = async (address: string): Promise<Loaded> => {
  const loader = new GLTFLoader()
  loader.register((parser) => {
    // The usual reader of pictures fetches them from an address of their own, which the pages refuse.
    parser.textureLoader = new TextureLoader(parser.options.manager)
    return { name: 'xinglin-pictures' }
  })
  const { scene: root, parser } = await loader.loadAsync(address)
  root.updateMatrixWorld(true)
  const box = new Box3().setFromObject(root)
  const ball = box.getBoundingSphere(new Sphere())
  if (box.isEmpty() || !(ball.radius > millimetresLikely)) throw new Error('nothing to draw')
  const structures = structuresOf(root, parser)
  return { root, structures, cut: cutOf(root), middle: ball.center, radius: ball.radius, box }
}

/** Gives back what the graphics card holds of a model. */
export const letGo = (root: Object3D): void =>
  root.traverse((node) => {
    if (!(node instanceof Mesh)) return
    node.geometry.dispose()
    for (const material of [node.material].flat() as Material[]) {
      for (const value of Object.values(material))
        if (typeof value === 'object' && value !== null && 'isTexture' in value)
          (value as Texture).dispose()
      material.dispose()
    }
  })
