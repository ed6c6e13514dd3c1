import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshStandardMaterial,
} from 'three'
import type { Body } from '../body/body.ts'
import { structureOf, type Structure } from '../body/structures.ts'

/** What a step is about, shown beneath the skin: bones, vessels, nerves and organs, each in its colour. */
export const structuresView = () => {
  const group = new Group()
  let [key, shown]: [string, readonly Structure[]] = ['', []]
  const clear = () => {
    for (const one of group.children.slice()) {
      if (one instanceof Mesh) {
        ;(one.geometry as BufferGeometry).dispose()
        ;(one.material as MeshStandardMaterial).dispose()
      }
      group.remove(one)
    }
  }
  return {
    group,
    /** Shows these of a body, which has a name of its own; nothing is made anew where nothing changed. */
    show(body: Body, name: string, wanted: readonly string[]) {
      const now = `${name}|${wanted.join()}`
      if (now === key) return
      key = now
      clear()
      shown = wanted.flatMap((one) => structureOf(body, one) ?? [])
      for (const { parts } of shown)
        for (const { net, colour } of parts) {
          const geometry = new BufferGeometry()
          geometry.setAttribute('position', new BufferAttribute(net.points, 3))
          geometry.setAttribute('normal', new BufferAttribute(net.normals, 3))
          geometry.setIndex(new BufferAttribute(net.faces, 1))
          const material = new MeshStandardMaterial({
            color: colour,
            roughness: 0.6,
            side: DoubleSide,
            emissive: colour,
            emissiveIntensity: 0.28,
          })
          group.add(new Mesh(geometry, material))
        }
    },
    names: () => shown.map(({ zh, at }) => ({ zh, at })),
    close: clear,
  }
}
