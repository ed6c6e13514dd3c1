/** What writes the formats, apart from what reads them: bit by bit, as signal(5) draws them. */
export const written: Readonly<Record<number, (samples: readonly number[]) => Buffer>> = {
  16: (samples) => Buffer.from(samples.flatMap((one) => [one & 255, (one >> 8) & 255])),
  24: (samples) =>
    Buffer.from(samples.flatMap((one) => [one & 255, (one >> 8) & 255, (one >> 16) & 255])),
  32: (samples) =>
    Buffer.from(
      samples.flatMap((one) => [one & 255, (one >> 8) & 255, (one >> 16) & 255, (one >> 24) & 255]),
    ),
  61: (samples) => Buffer.from(samples.flatMap((one) => [(one >> 8) & 255, one & 255])),
  80: (samples) => Buffer.from(samples.map((one) => one + 128)),
  160: (samples) =>
    Buffer.from(samples.flatMap((one) => [(one + 32_768) & 255, ((one + 32_768) >> 8) & 255])),
  212: (samples) => {
    const bytes: number[] = []
    for (let at = 0; at < samples.length; at += 2) {
      const [one, other = 0] = [samples[at] ?? 0, samples[at + 1]]
      bytes.push(one & 255, ((one >> 8) & 15) | (((other >> 8) & 15) << 4), other & 255)
    }
    return Buffer.from(samples.length % 2 === 1 ? bytes.slice(0, -1) : bytes)
  },
  310: (samples) => {
    const bytes: number[] = []
    for (let at = 0; at + 2 < samples.length; at += 3) {
      const [a = 0, b = 0, c = 0] = samples.slice(at, at + 3)
      const first = ((a & 1023) << 1) | ((c & 31) << 11)
      const second = ((b & 1023) << 1) | (((c >> 5) & 31) << 11)
      bytes.push(first & 255, first >> 8, second & 255, second >> 8)
    }
    return Buffer.from(bytes)
  },
  311: (samples) => {
    const bytes: number[] = []
    for (let at = 0; at + 2 < samples.length; at += 3) {
      const [a = 0, b = 0, c = 0] = samples.slice(at, at + 3)
      const word = (a & 1023) + (b & 1023) * 1_024 + (c & 1023) * 1_048_576
      bytes.push(
        word % 256,
        Math.floor(word / 256) % 256,
        Math.floor(word / 65_536) % 256,
        Math.floor(word / 16_777_216),
      )
    }
    return Buffer.from(bytes)
  },
}
