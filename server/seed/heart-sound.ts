const rate = 8_000
const seconds = 8
/** 75 beats a minute; the second sound follows the first after 0.3 s (systole is the shorter part). */
const beat = 0.8
const systole = 0.3

/** A short low tone that fades: frequency in Hz, length in seconds. */
const tone = (t: number, from: number, hertz: number, long: number): number =>
  t < from || t > from + 2 * long
    ? 0
    : Math.sin(2 * Math.PI * hertz * (t - from)) * Math.exp(-(t - from) / (long / 3))

/** Normal heart sounds (S1, S2) made by code, as WAV: 16 bits, one channel. */
export const heartSound = (): Buffer => {
  const samples = rate * seconds
  const bytes = Buffer.alloc(44 + samples * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples * 2, 40)
  for (let index = 0; index < samples; index += 1) {
    const t = (index / rate) % beat
    const value = 0.8 * tone(t, 0.05, 55, 0.1) + 0.6 * tone(t, 0.05 + systole, 75, 0.07)
    bytes.writeInt16LE(Math.round(value * 24_000), 44 + index * 2)
  }
  return bytes
}
