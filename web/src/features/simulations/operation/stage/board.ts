import { Mesh, MeshStandardMaterial } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

/** A hard board, to be put beneath a chest. */
export const boardView = () => {
  const board = new Mesh(
    new RoundedBoxGeometry(0.62, 0.024, 0.66, 2, 0.01),
    new MeshStandardMaterial({ color: 0xb98a55, roughness: 0.75 }),
  )
  board.visible = false
  return {
    board,
    /** Lays it at a place of the room, or takes it away. */
    set(at: readonly [number, number, number] | undefined) {
      board.visible = at !== undefined
      if (at) board.position.set(...at)
    },
    close() {
      board.geometry.dispose()
      board.material.dispose()
    },
  }
}
