import type { Linear } from '@xinglin/simulation/understanding'

/** A linear model without the weights that are slighter than so many steps, and without the features that have no other. */
export const slim = (linear: Linear, slightest: number): Linear => {
  const features: number[] = []
  const starts: number[] = [0]
  const columns: number[] = []
  const weights: number[] = []
  for (const [row, hash] of linear.features.entries()) {
    for (let at = linear.starts[row] ?? 0; at < (linear.starts[row + 1] ?? 0); at += 1) {
      const weight = linear.weights[at] ?? 0
      if (weight > -slightest && weight < slightest) continue
      columns.push(linear.columns[at] ?? 0)
      weights.push(weight)
    }
    if (columns.length === starts.at(-1)) continue
    features.push(hash)
    starts.push(columns.length)
  }
  return {
    ...linear,
    features: Uint32Array.from(features),
    starts: Uint32Array.from(starts),
    columns: Uint16Array.from(columns),
    weights: Int8Array.from(weights),
  }
}
