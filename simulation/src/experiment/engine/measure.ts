/** Samples of one channel with their rate in Hz; the first is at 0 s. */
export type Trace = { readonly samples: Float64Array; readonly rate: number }

const bounds = ({ samples, rate }: Trace, from: number, to: number): [number, number] => {
  const index = (seconds: number): number => {
    const at = seconds * rate + 0.5
    const whole = at - (at % 1)
    return whole < 0 ? 0 : whole > samples.length ? samples.length : whole
  }
  return [index(from), index(to)]
}

/** The mean between two cursors (s); NaN when nothing lies between them. */
export const mean = (trace: Trace, from: number, to: number): number => {
  const [start, end] = bounds(trace, from, to)
  let sum = 0
  for (let n = start; n < end; n += 1) sum += trace.samples[n] ?? 0
  return sum / (end - start)
}

/** The highest value between two cursors and its time in s; −Infinity when nothing lies between them. */
export const peak = (trace: Trace, from: number, to: number): { value: number; at: number } => {
  const [start, end] = bounds(trace, from, to)
  let value = -Infinity
  let at = start
  for (let n = start; n < end; n += 1)
    if ((trace.samples[n] ?? 0) > value) {
      value = trace.samples[n] ?? 0
      at = n
    }
  return { value, at: at / trace.rate }
}

/** The lowest value between two cursors and its time in s; Infinity when nothing lies between them. */
export const trough = (trace: Trace, from: number, to: number): { value: number; at: number } => {
  const [start, end] = bounds(trace, from, to)
  let value = Infinity
  let at = start
  for (let n = start; n < end; n += 1)
    if ((trace.samples[n] ?? 0) < value) {
      value = trace.samples[n] ?? 0
      at = n
    }
  return { value, at: at / trace.rate }
}

/** The area between the trace and a base line between two cursors, in unit·s. */
export const area = (trace: Trace, from: number, to: number, base = 0): number => {
  const [start, end] = bounds(trace, from, to)
  let sum = 0
  for (let n = start; n < end; n += 1) sum += (trace.samples[n] ?? 0) - base
  return sum / trace.rate
}

/**
 * The times (s) at which the trace rises through the upper of two levels, each after it has been below the lower: how
 * beats, breaths and drops are counted without counting noise.
 */
export const crossings = (
  trace: Trace,
  from: number,
  to: number,
  lower: number,
  upper: number,
): number[] => {
  const [start, end] = bounds(trace, from, to)
  const times: number[] = []
  let armed = false
  for (let n = start; n < end; n += 1) {
    const value = trace.samples[n] ?? 0
    if (value < lower) armed = true
    else if (armed && value >= upper) {
      armed = false
      times.push(n / trace.rate)
    }
  }
  return times
}

/**
 * Cycles a minute between two cursors: by the first and last of the peaks, each of which stands 30 % of the span there above
 * the lowest value before it and after it, so that small waves on a cycle are none and a base line may breathe. What is
 * less than `least` high is no cycle; 0 when there are fewer than two.
 */
export const rate = (trace: Trace, from: number, to: number, least = 0): number => {
  const [start, end] = bounds(trace, from, to)
  const span = peak(trace, from, to).value - trough(trace, from, to).value
  if (!(span > least)) return 0
  const turn = 0.3 * span
  const peaks: number[] = []
  let isRising = false
  let extreme = trace.samples[start] ?? 0
  let at = start
  for (let n = start; n < end; n += 1) {
    const value = trace.samples[n] ?? 0
    if (isRising ? value > extreme : value < extreme) {
      extreme = value
      at = n
    } else if (isRising ? value < extreme - turn : value > extreme + turn) {
      if (isRising) peaks.push(at / trace.rate)
      isRising = !isRising
      extreme = value
      at = n
    }
  }
  const first = peaks[0]
  const last = peaks.at(-1)
  if (first === undefined || last === undefined || last === first) return 0
  return (60 * (peaks.length - 1)) / (last - first)
}

/** Seconds from `from` until the trace first lies `rise` above (or, when negative, below) its value there; NaN when it never does. */
export const latency = (trace: Trace, from: number, to: number, rise: number): number => {
  const [start, end] = bounds(trace, from, to)
  const base = trace.samples[start] ?? 0
  for (let n = start; n < end; n += 1) {
    const change = (trace.samples[n] ?? 0) - base
    if (rise > 0 ? change >= rise : change <= rise) return n / trace.rate - start / trace.rate
  }
  return Number.NaN
}

/** How many seconds between two cursors the trace lies above a level. */
export const duration = (trace: Trace, from: number, to: number, level: number): number => {
  const [start, end] = bounds(trace, from, to)
  let above = 0
  for (let n = start; n < end; n += 1) if ((trace.samples[n] ?? 0) > level) above += 1
  return above / trace.rate
}
