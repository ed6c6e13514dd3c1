import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSamples, samplesIn } from './wfdb-samples.ts'
import { written } from './written-samples.ts'

const bits: Readonly<Record<number, number>> = {
  16: 16,
  24: 24,
  32: 32,
  61: 16,
  80: 8,
  160: 16,
  212: 12,
  310: 10,
  311: 10,
}

test.each(Object.keys(written).map(Number))('format %i is read as it was written', (format) => {
  const top = 2 ** ((bits[format] ?? 0) - 1)
  const step = format === 310 || format === 311 ? 3 : 1
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -top, max: top - 1 }), { minLength: 3, maxLength: 60 }),
      (all) => {
        const samples = all.slice(0, all.length - (all.length % step))
        const bytes = written[format]?.(samples) ?? Buffer.alloc(0)
        const expected = samples.map((one) => (one === -top ? null : one))
        expect(readSamples(bytes, format, samples.length)).toEqual(expected)
        expect(samplesIn(bytes.length, format)).toBe(samples.length)
        // More is asked for than there is.
        expect(readSamples(bytes, format, samples.length + 5_000).slice(0, samples.length)).toEqual(
          expected,
        )
      },
    ),
  )
})
