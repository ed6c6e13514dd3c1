import type { Material, Mesh } from 'three'
import type { Structure } from './load.ts'

/** How a structure is seen: as it is, translucent, or not at all. */
export type Seen = 'shown' | 'faint' | 'hidden'

const faintness = 0.2

const materialsOf = (mesh: Mesh): Material[] => [mesh.material].flat()

/** Gives every structure a material of its own, so that one can turn translucent alone; answers how they are seen from then on. */
export const wardrobe = (structures: readonly Structure[]) => {
  const own = new Map<Material, { opacity: number; transparent: boolean; depthWrite: boolean }>()
  for (const mesh of structures.flatMap(({ meshes }) => meshes)) {
    const copies = materialsOf(mesh).map((material) => {
      const copy = material.clone()
      const { opacity, transparent, depthWrite } = copy
      own.set(copy, { opacity, transparent, depthWrite })
      return copy
    })
    mesh.material = copies.length === 1 && copies[0] ? copies[0] : copies
  }
  return (structure: Structure, seen: Seen, stage: 'whole' | 'cut', marked: boolean): void => {
    const isThere = structure.stage === 'always' || structure.stage === stage
    for (const mesh of structure.meshes) {
      mesh.visible = isThere && seen !== 'hidden'
      for (const material of materialsOf(mesh)) {
        const usual = own.get(material)
        if (!usual) continue
        const isFaint = seen === 'faint'
        material.transparent = isFaint || usual.transparent
        material.opacity = isFaint ? usual.opacity * faintness : usual.opacity
        material.depthWrite = isFaint ? false : usual.depthWrite
        mesh.renderOrder = material.transparent ? 1 : 0
        if ('emissive' in material && material.emissive instanceof Object)
          (material.emissive as { setHex: (hex: number) => void }).setHex(marked ? 0x2a1c08 : 0)
        material.needsUpdate = true
      }
    }
  }
}
