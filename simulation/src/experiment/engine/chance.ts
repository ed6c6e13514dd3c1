const modulus = 2_147_483_647

/** Two rounds of a Lehmer step and a fold; products stay below 2⁵³, so every engine gets the same whole number. */
const mixed = (value: number): number => {
  const once = ((value ^ (value >>> 15)) * 48_271) % modulus
  return (((once ^ (once >>> 13)) * 69_621) % modulus) ^ (once >>> 16)
}

const whole = (value: number): number => {
  const rest = value % modulus
  return rest - (rest % 1) + (rest < 0 ? modulus : 0)
}

const join = (hash: number, part: number): number => mixed((hash * 31 + whole(part) + 17) % modulus)

const hashOfName = (name: string): number => {
  let hash = 7
  for (const sign of name) hash = (hash * 131 + (sign.codePointAt(0) ?? 0)) % modulus
  return hash
}

/** About normal with mean 0 and deviation 1, never beyond ±3.46: the sum of four uniform numbers, each from the hash. */
const normal = (hash: number): number => {
  let sum = -2
  let next = hash
  for (let n = 0; n < 4; n += 1) {
    next = join(next, n)
    sum += next / modulus
  }
  return sum * 1.7320508075688772
}

/** The low 32 bits of a product, as `Math.imul` gives them; both partial products are exact. */
const product = (a: number, b: number): number =>
  ((a & 0xffff) * b + ((((a >>> 16) * b) & 0xffff) << 16)) | 0

/** A. Appleby's finaliser of MurmurHash3: every bit of the input reaches every bit of the output. */
const finalised = (value: number): number => {
  const once = product(value ^ (value >>> 16), 0x85ebca6b)
  const twice = product(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}

/** What the noise of a channel is made of, whatever the sample. */
export const noiseOf = (seed: number, channel: number): number =>
  finalised((seed | 0) + channel * 7919)

/** Noise of deviation 1 at a sample, about normal: the sum of four uniform numbers of 16 bits each. */
export const noiseFrom = (own: number, sample: number): number => {
  const first = finalised(own + sample)
  const second = finalised(first + 0x9e3779b9)
  const sum = (first & 0xffff) + (first >>> 16) + (second & 0xffff) + (second >>> 16)
  return (sum / 65_536 - 1.99996948242) * 1.7320508075688772
}

/**
 * Noise of deviation 1 of a channel at a sample. A function of the three numbers, so nothing need be kept of it; it is asked for
 * every sample and is therefore made of shifts.
 */
export const noiseAt = (seed: number, channel: number, sample: number): number =>
  noiseFrom(noiseOf(seed, channel), sample)

/**
 * An animal's or a specimen's own value of a figure: around the mean with a coefficient of variation, within ±2 deviations.
 * The name keeps figures of one seed apart.
 */
export const varied = (seed: number, name: string, mean: number, variation: number): number => {
  const z = normal(join(join(13, seed), hashOfName(name)))
  const bounded = z > 2 ? 2 : z < -2 ? -2 : z
  return mean * (1 + variation * bounded)
}
