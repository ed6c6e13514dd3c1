import { joined, withNormals, type Mesh } from './mesh.ts'
import { sheet } from './tube.ts'
import type { Vec } from './vector.ts'

/** A solid shell: a sheet with its like some millimetres within, and the edge between. */
export const shell = (
  rows: number,
  columns: number,
  at: (row: number, column: number, inner: boolean) => Vec,
): Mesh => {
  const outer = sheet(rows, columns, (row, column) => at(row, column, false))
  const inner = sheet(rows, columns, (row, column) => at(row, 1 - column, true))
  const rim: Vec[] = []
  const faces: number[] = []
  const edge: [number, number][] = [
    ...Array.from({ length: columns }, (_, i): [number, number] => [0, i / (columns - 1)]),
    ...Array.from({ length: rows }, (_, i): [number, number] => [i / (rows - 1), 1]),
    ...Array.from({ length: columns }, (_, i): [number, number] => [1, 1 - i / (columns - 1)]),
    ...Array.from({ length: rows }, (_, i): [number, number] => [1 - i / (rows - 1), 0]),
  ]
  for (const [index, [row, column]] of edge.entries()) {
    rim.push(at(row, column, false), at(row, column, true))
    if (index === 0) continue
    const a = index * 2
    faces.push(a - 2, a - 1, a, a, a - 1, a + 1)
  }
  return joined([outer, inner, withNormals(rim, faces)])
}
