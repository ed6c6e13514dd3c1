import type { Body } from './body.ts'
import type { Net } from './net.ts'
import type { Pose } from './pose.ts'
import { roomOf } from './room.ts'
import { Pile } from './tube.ts'

const [columns, rows] = [88, 84]
const [half, edge, foot, bedTop, hang] = [0.47, 0.435, 1.17, 0.607, 0.3]

/** A blanket over the legs: it lies on what is highest, bridges hollows, and hangs over the edges of the bed. */
export const blanketOf = (body: Body, pose: Pose, begins: number): Net => {
  const room = roomOf(pose)
  const head = pose.stand.at[2] - begins
  const heights = new Float32Array(rows * columns)
  const xOf = (column: number) => (column * 2 - 1) * half
  const zOf = (row: number) => head + (foot - head) * row
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, z] = [xOf(column / (columns - 1)), zOf(row / (rows - 1))]
      const floor =
        Math.abs(x) > edge ? bedTop - hang * ((Math.abs(x) - edge) / (half - edge)) : bedTop
      let y = 1.5
      for (let step = 0; step < 30 && y > floor; step += 1) {
        const d = body.skin(...room.from([x, y, z])) - 0.027
        if (d < 0.002) break
        y -= Math.max(0.004, d * 0.85)
      }
      heights[row * columns + column] = Math.max(floor, y)
    }
  const value = (row: number, column: number) =>
    heights[
      Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))
    ] ?? 0
  for (let pass = 0; pass < 40; pass += 1) {
    const before = heights.slice()
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        // What hangs over the edge is held by nothing.
        if (Math.abs(xOf(column / (columns - 1))) > edge) continue
        const around =
          (value(row - 1, column) +
            value(row + 1, column) +
            value(row, column - 1) +
            value(row, column + 1)) /
          4
        const index = row * columns + column
        // Cloth bridges hollows; it is never pressed into what lies beneath.
        heights[index] = Math.max(before[index] ?? 0, around)
      }
  }
  const pile = new Pile()
  pile.sheet(rows, columns, (row, column) => {
    const [r, c] = [Math.round(row * (rows - 1)), Math.round(column * (columns - 1))]
    const x = xOf(column)
    const fold =
      0.004 * Math.sin(row * 23 + column * 9) * Math.sin(column * 31) +
      (row < 0.04 ? 0.012 * (1 - row / 0.04) : 0)
    return [
      Math.abs(x) > edge ? Math.sign(x) * (edge + 0.002 + (Math.abs(x) - edge) * 0.25) : x,
      value(r, c) + fold,
      zOf(row),
    ]
  })
  return pile.net()
}
