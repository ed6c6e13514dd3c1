import type { Vec } from './vector.ts'

/**
 * How a trunk bends forward. The straight trunk has the spine along y; its coordinates stay those by which anatomy is
 * told (a height up the spine, a width, a depth), and this leads between them and the body as it sits or lies.
 */
export type Bend = {
  /** Where a point of the straight trunk is in the bent body. */
  readonly out: (point: Vec) => Vec
  /** The same for a direction there. */
  readonly turn: (height: number, direction: Vec) => Vec
  /** Writes where a point of the bent body is in the straight trunk. */
  readonly back: (x: number, y: number, z: number, into: { h: number; z: number }) => void
}

/** The depth at which the spine runs: what bends keeps its length there. */
const axis = -0.045

type Piece = {
  readonly from: number
  readonly long: number
  readonly y: number
  readonly z: number
  readonly angle: number
  readonly curve: number
  readonly cos: number
  readonly sin: number
}

const angleAt = (piece: Piece, h: number) => piece.angle + piece.curve * (h - piece.from)

const placeAt = (piece: Piece, h: number): readonly [number, number] => {
  const s = h - piece.from
  if (Math.abs(piece.curve) < 1e-6)
    return [piece.y + s * Math.cos(piece.angle), piece.z + s * Math.sin(piece.angle)]
  const end = angleAt(piece, h)
  return [
    piece.y + (Math.sin(end) - Math.sin(piece.angle)) / piece.curve,
    piece.z + (Math.cos(piece.angle) - Math.cos(end)) / piece.curve,
  ]
}

const radians = Math.PI / 180

/** A trunk whose loins, chest and neck are bent forward by so many degrees. */
export const bendOf = (loins: number, chest: number, neck: number): Bend => {
  const plan: readonly (readonly [number, number, number])[] = [
    [-1, 0.15, 0],
    [0.15, 0.36, loins],
    [0.36, 0.58, chest],
    [0.58, 0.635, 0],
    [0.635, 0.735, neck],
    [0.735, 3, 0],
  ]
  const pieces: Piece[] = []
  let [y, z, angle] = [-1, axis, 0]
  for (const [from, to, turn] of plan) {
    const curve = (turn * radians) / (to - from)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const piece = { from, long: to - from, y, z, angle, curve, cos, sin }
    pieces.push(piece)
    ;[y, z] = placeAt(piece, to)
    angle = angleAt(piece, to)
  }
  const pieceOf = (h: number): Piece =>
    pieces.find(({ from, long }) => h < from + long) ?? (pieces.at(-1) as Piece)

  return {
    out: ([x, h, depth]) => {
      const piece = pieceOf(h)
      const [py, pz] = placeAt(piece, h)
      const at = angleAt(piece, h)
      const off = depth - axis
      return [x, py - Math.sin(at) * off, pz + Math.cos(at) * off]
    },
    turn: (height, [x, dy, dz]) => {
      const at = angleAt(pieceOf(height), height)
      return [x, dy * Math.cos(at) - dz * Math.sin(at), dy * Math.sin(at) + dz * Math.cos(at)]
    },
    back: (_, py, pz, into) => {
      for (let index = 0; ; index += 1) {
        const piece = pieces[index] as Piece
        const isLast = index === pieces.length - 1
        const next = pieces[index + 1]
        if (!isLast && next) {
          const beyond = (py - next.y) * next.cos + (pz - next.z) * next.sin
          if (beyond > 0) continue
        }
        if (Math.abs(piece.curve) < 1e-6) {
          const dy = py - piece.y
          const dz = pz - piece.z
          const c = piece.cos
          const s = piece.sin
          into.h = piece.from + dy * c + dz * s
          into.z = axis - dy * s + dz * c
        } else {
          const radius = 1 / piece.curve
          const way = radius < 0 ? -1 : 1
          const vy = (py - piece.y + piece.sin * radius) * way
          const vz = (pz - piece.z - piece.cos * radius) * way
          const swept = Math.atan2(vy, -vz) - piece.angle
          const turn =
            swept > Math.PI ? swept - 2 * Math.PI : swept < -Math.PI ? swept + 2 * Math.PI : swept
          into.h = piece.from + turn * radius
          into.z = axis + radius - Math.sqrt(vy * vy + vz * vz) * way
        }
        return
      }
    },
  }
}
