/** Averages weights over the places where they stand when it is told to look. */
export const averageOf = (arrays: readonly Float32Array[]) => {
  const sums = arrays.map((array) => new Float64Array(array.length))
  let times = 0
  const look = (): void => {
    times += 1
    for (const [i, array] of arrays.entries()) {
      const sum = sums[i] ?? new Float64Array()
      for (let k = 0; k < array.length; k += 1) sum[k] = (sum[k] ?? 0) + (array[k] ?? 0)
    }
  }
  const settle = (): void => {
    for (const [i, array] of arrays.entries())
      array.set((sums[i] ?? new Float64Array()).map((sum) => sum / times))
  }
  return { look, settle }
}
