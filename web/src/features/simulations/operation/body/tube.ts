import type { Net } from './net.ts'
import { across, add, cross, length, sub, times, unit, type Vec } from './vector.ts'

/** Collects small meshes into one, so that they are drawn at once. */
export class Pile {
  readonly #points: number[] = []
  readonly #normals: number[] = []
  readonly #faces: number[] = []

  /** A rod along a line; `radius` by the part of the way, `flat` the thickness across `up` as a part of the width. */
  rod(
    line: readonly Vec[],
    radius: (part: number) => number,
    around = 7,
    flat = 1,
    up: Vec = [0, 1, 0],
  ): void {
    const first = this.#points.length / 3
    const last = line.length - 1
    let standing = up
    for (const [index, at] of line.entries()) {
      const forth = unit(
        sub(line[Math.min(last, index + 1)] ?? at, line[Math.max(0, index - 1)] ?? at),
      )
      standing = across(standing, forth)
      const side = cross(forth, standing)
      const size = Math.max(0.0004, radius(index / last))
      for (let step = 0; step < around; step += 1) {
        const angle = (2 * Math.PI * step) / around
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        this.#points.push(...add(at, add(times(standing, c * size), times(side, s * size * flat))))
        this.#normals.push(...unit(add(times(standing, c * flat), times(side, s))))
      }
    }
    for (let row = 0; row < last; row += 1)
      for (let step = 0; step < around; step += 1) {
        const a = first + row * around + step
        const b = first + row * around + ((step + 1) % around)
        this.#faces.push(a, b, a + around, b, b + around, a + around)
      }
    for (const [row, turned] of [
      [0, true],
      [last, false],
    ] as const)
      for (let step = 1; step < around - 1; step += 1) {
        const a = first + row * around
        this.#faces.push(...(turned ? [a, a + step + 1, a + step] : [a, a + step, a + step + 1]))
      }
  }

  /** A sheet of `rows` by `columns` points, seen from both sides; `isThere` leaves faces out. */
  sheet(
    rows: number,
    columns: number,
    at: (row: number, column: number) => Vec,
    isThere: (row: number, column: number) => boolean = () => true,
  ): void {
    const first = this.#points.length / 3
    const points: Vec[] = []
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        points.push(at(row / (rows - 1), column / (columns - 1)))
    const point = (row: number, column: number): Vec =>
      points[
        Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))
      ] ?? [0, 0, 0]
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const along = sub(point(row, column + 1), point(row, column - 1))
        const down = sub(point(row + 1, column), point(row - 1, column))
        const normal = cross(along, down)
        this.#points.push(...point(row, column))
        this.#normals.push(...(length(normal) < 1e-12 ? [0, 1, 0] : unit(normal)))
        if (row === rows - 1 || column === columns - 1) continue
        if (!isThere((row + 0.5) / (rows - 1), (column + 0.5) / (columns - 1))) continue
        const a = first + row * columns + column
        this.#faces.push(a, a + 1, a + columns, a + 1, a + columns + 1, a + columns)
      }
  }

  net(): Net {
    return {
      points: Float32Array.from(this.#points),
      normals: Float32Array.from(this.#normals),
      faces: Uint32Array.from(this.#faces),
    }
  }
}
