/** A point in the centimetres of a plate: x to the right of whoever looks, y downwards. */
export type Point = readonly [x: number, y: number]

/** A region with a soft edge: how far a point lies outside it (below zero inside), known within a box. */
export type Shape = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly out: (x: number, y: number) => number
}

/** 0 to 1 over a stretch, without an edge. */
export const rise = (value: number, from: number, until: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (until - from)))
  return share * share * (3 - 2 * share)
}

/** An ellipse, turned by so many degrees (clockwise on the screen). */
export const ellipse = ([cx, cy]: Point, rx: number, ry: number, degrees = 0): Shape => {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const radius = Math.max(rx, ry)
  return {
    left: cx - radius,
    top: cy - radius,
    right: cx + radius,
    bottom: cy + radius,
    out: (x, y) => {
      const u = (x - cx) * cos + (y - cy) * sin
      const v = (y - cy) * cos - (x - cx) * sin
      const [a, b] = [u / rx, v / ry]
      const share = Math.sqrt(a * a + b * b)
      const slope = Math.sqrt((a * a) / (rx * rx) + (b * b) / (ry * ry))
      return slope === 0 ? -Math.min(rx, ry) : (share * (share - 1)) / slope
    },
  }
}

const between = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/** A smooth line through points (Catmull-Rom), as many short pieces. */
export const through = (points: readonly Point[], closed = false, pieces = 8): readonly Point[] => {
  const count = points.length
  const point = (at: number): Point =>
    points[closed ? (at + count) % count : Math.min(count - 1, Math.max(0, at))] ?? [0, 0]
  const spans = closed ? count : count - 1
  const line: Point[] = []
  for (let span = 0; span < spans; span += 1) {
    const [a, b, c, d] = [point(span - 1), point(span), point(span + 1), point(span + 2)]
    for (let piece = 0; piece < pieces; piece += 1) {
      const t = piece / pieces
      line.push([between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)])
    }
  }
  if (!closed) line.push(point(count - 1))
  return line
}

const boxOf = (points: readonly Point[], margin: number) => ({
  left: Math.min(...points.map(([x]) => x)) - margin,
  top: Math.min(...points.map(([, y]) => y)) - margin,
  right: Math.max(...points.map(([x]) => x)) + margin,
  bottom: Math.max(...points.map(([, y]) => y)) + margin,
})

/** The same, measured beforehand on a net and read between its knots: what is asked for every pixel must be cheap. */
const measured = (shape: Shape): Shape => {
  const { left, top, right, bottom, out } = shape
  const step = Math.max(right - left, bottom - top) / 150
  const columns = Math.ceil((right - left) / step) + 3
  const rows = Math.ceil((bottom - top) / step) + 3
  const net = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      net[row * columns + column] = out(left + (column - 1) * step, top + (row - 1) * step)
  return {
    ...shape,
    out: (x, y) => {
      const u = Math.min(columns - 1.001, Math.max(0, (x - left) / step + 1))
      const v = Math.min(rows - 1.001, Math.max(0, (y - top) / step + 1))
      const column = Math.floor(u)
      const row = Math.floor(v)
      const at = row * columns + column
      const across = u - column
      const upper = (net[at] ?? 0) * (1 - across) + (net[at + 1] ?? 0) * across
      const lower = (net[at + columns] ?? 0) * (1 - across) + (net[at + columns + 1] ?? 0) * across
      const beyond =
        Math.max(0, left - step - x, x - right - step) +
        Math.max(0, top - step - y, y - bottom - step)
      return upper + (lower - upper) * (v - row) + beyond
    },
  }
}

/** What a closed smooth line through points encloses. */
export const blob = (points: readonly Point[]): Shape => {
  const line = through(points, true, 6)
  const count = line.length
  return measured({
    ...boxOf(line, 0),
    out: (x, y) => {
      let nearest = Number.POSITIVE_INFINITY
      let inside = false
      let [px, py] = line[count - 1] ?? [0, 0]
      for (const [qx, qy] of line) {
        const dx = qx - px
        const dy = qy - py
        const length = dx * dx + dy * dy
        const share =
          length === 0 ? 0 : Math.min(1, Math.max(0, ((x - px) * dx + (y - py) * dy) / length))
        const ox = x - px - share * dx
        const oy = y - py - share * dy
        nearest = Math.min(nearest, ox * ox + oy * oy)
        if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside
        px = qx
        py = qy
      }
      return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest)
    },
  })
}

/** A tube along a smooth line; its radius goes from one end's to the other's. Farther than `reach` from it only that it is far is told. */
export const tube = (points: readonly Point[], radius: number, end = radius, spread = 1): Shape => {
  const line = through(points, false, points.length > 2 ? 7 : 1)
  const last = Math.max(1, line.length - 1)
  const wide = Math.max(radius, end) + spread
  const pieces = line.slice(1).map(([qx, qy], at) => {
    const [px, py] = line[at] ?? [0, 0]
    const [dx, dy] = [qx - px, qy - py]
    return {
      px,
      py,
      dx,
      dy,
      length: dx * dx + dy * dy,
      left: Math.min(px, qx) - wide,
      right: Math.max(px, qx) + wide,
      top: Math.min(py, qy) - wide,
      bottom: Math.max(py, qy) + wide,
    }
  })
  return {
    ...boxOf(line, Math.max(radius, end)),
    out: (x, y) => {
      let nearest = spread
      for (let at = 0; at < pieces.length; at += 1) {
        const one = pieces[at]
        if (!one || x < one.left || x > one.right || y < one.top || y > one.bottom) continue
        const along = (x - one.px) * one.dx + (y - one.py) * one.dy
        const share = one.length === 0 ? 0 : Math.min(1, Math.max(0, along / one.length))
        const ox = x - one.px - share * one.dx
        const oy = y - one.py - share * one.dy
        const here = Math.sqrt(ox * ox + oy * oy) - radius - ((end - radius) * (at + share)) / last
        if (here < nearest) nearest = here
      }
      return nearest
    },
  }
}

/** What lies in both. */
export const both = (a: Shape, b: Shape): Shape => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
  out: (x, y) => Math.max(a.out(x, y), b.out(x, y)),
})

/** What lies in the first and not in the second. */
export const without = (a: Shape, b: Shape): Shape => ({
  ...a,
  out: (x, y) => Math.max(a.out(x, y), -b.out(x, y)),
})

/** The same with a ragged edge. */
export const ragged = (
  shape: Shape,
  noise: (x: number, y: number) => number,
  by: number,
): Shape => ({
  left: shape.left - by,
  top: shape.top - by,
  right: shape.right + by,
  bottom: shape.bottom + by,
  out: (x, y) => shape.out(x, y) + (noise(x, y) - 0.5) * 2 * by,
})
