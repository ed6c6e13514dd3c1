/** Samples a second: enough for what a stethoscope lets through, and small. */
export const samplesPerSecond = 11_025

/** What sounds: adds itself to the samples. */
export type Layer = (into: Float32Array) => void

/** Noise that is the same every time, within a band: first the high is taken away, then the low. */
export const noiseOf = (length: number, low: number, high: number): Float32Array => {
  const samples = new Float32Array(length)
  const soft = 1 - Math.exp((-2 * Math.PI * high) / samplesPerSecond)
  const deep = 1 - Math.exp((-2 * Math.PI * low) / samplesPerSecond)
  let state = 20_261_122
  let smooth = 0
  let slow = 0
  for (let index = 0; index < length; index += 1) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    smooth += soft * (state / 2_147_483_648 - 1 - smooth)
    slow += deep * (smooth - slow)
    samples[index] = (smooth - slow) * 2.4
  }
  return samples
}

/** Adds noise of a band from one second to another, as loud as `loud` says along it (0 to 1). */
export const breathe = (
  into: Float32Array,
  source: Float32Array,
  { from, until, loud }: { from: number; until: number; loud: (share: number) => number },
): void => {
  const begin = Math.max(0, Math.round(from * samplesPerSecond))
  const end = Math.min(into.length, Math.round(until * samplesPerSecond))
  for (let index = begin; index < end; index += 1) {
    const share = (index - begin) / (end - begin)
    into[index] = (into[index] ?? 0) + (source[index % source.length] ?? 0) * loud(share)
  }
}

/** Adds a tone that begins sharply and dies away. */
export const knock = (
  into: Float32Array,
  { at, hertz, lasts, loud }: { at: number; hertz: number; lasts: number; loud: number },
): void => {
  const begin = Math.round(at * samplesPerSecond)
  const length = Math.round(lasts * 2.5 * samplesPerSecond)
  for (let step = 0; step < length; step += 1) {
    const index = begin + step
    if (index < 0 || index >= into.length) continue
    const time = step / samplesPerSecond
    const swell = Math.min(1, time / 0.008) * Math.exp(-time / (lasts * 0.5))
    into[index] = (into[index] ?? 0) + loud * swell * Math.sin(2 * Math.PI * hertz * time)
  }
}

/** Adds a tone that is held, with its overtones. */
export const whistle = (
  into: Float32Array,
  { from, until, hertz, loud }: { from: number; until: number; hertz: number; loud: number },
): void => {
  const begin = Math.max(0, Math.round(from * samplesPerSecond))
  const end = Math.min(into.length, Math.round(until * samplesPerSecond))
  for (let index = begin; index < end; index += 1) {
    const share = (index - begin) / (end - begin)
    const angle = 2 * Math.PI * hertz * (1 - share * 0.06) * (index / samplesPerSecond)
    const swell = Math.sin(Math.PI * share) ** 0.6
    into[index] =
      (into[index] ?? 0) +
      loud * swell * (Math.sin(angle) + 0.4 * Math.sin(2 * angle) + 0.15 * Math.sin(3 * angle))
  }
}
