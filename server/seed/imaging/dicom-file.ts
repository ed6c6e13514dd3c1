/** An attribute of a file that is made: its tag, the kind of its value, and the value. */
export type Attribute = readonly [
  tag: string,
  vr: string,
  value: string | number | readonly number[] | Uint8Array | readonly (readonly Attribute[])[],
]

const longKinds = new Set(['OB', 'OW', 'SQ', 'UN', 'UT'])

const tagBytes = (tag: string): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt16LE(Number.parseInt(tag.slice(0, 4), 16), 0)
  bytes.writeUInt16LE(Number.parseInt(tag.slice(4), 16), 2)
  return bytes
}

const even = (bytes: Buffer, filler: number): Buffer =>
  bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.from([filler])])

const lengthBytes = (length: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(length)
  return bytes
}

const words = (numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 2)
  for (const [at, value] of numbers.entries()) bytes.writeUInt16LE(value & 0xffff, at * 2)
  return bytes
}

const doubles = (numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 8)
  for (const [at, value] of numbers.entries()) bytes.writeDoubleLE(value, at * 8)
  return bytes
}

const valueBytes = (vr: string, value: Attribute[2]): Buffer => {
  if (typeof value === 'string') return even(Buffer.from(value), vr === 'UI' ? 0 : 0x20)
  if (value instanceof Uint8Array) return even(Buffer.from(value), 0)
  if (vr === 'SQ')
    return Buffer.concat(
      (value as readonly (readonly Attribute[])[]).map((item) => {
        const bytes = attributes(item)
        return Buffer.concat([tagBytes('FFFEE000'), lengthBytes(bytes.length), bytes])
      }),
    )
  const numbers = typeof value === 'number' ? [value] : (value as readonly number[])
  return vr === 'FD' ? doubles(numbers) : words(numbers)
}

const attributes = (all: readonly Attribute[]): Buffer =>
  Buffer.concat(
    all
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([tag, vr, value]) => {
        const bytes = valueBytes(vr, value)
        const short = Buffer.alloc(2)
        if (!longKinds.has(vr)) short.writeUInt16LE(bytes.length)
        const length = longKinds.has(vr) ? Buffer.concat([short, lengthBytes(bytes.length)]) : short
        return Buffer.concat([tagBytes(tag), Buffer.from(vr), length, bytes])
      }),
  )

/** A DICOM file (PS3.10) of attributes, in Explicit VR Little Endian, whose pixels are as they are given. */
export const dicomFile = (
  all: readonly Attribute[],
  syntax = '1.2.840.10008.1.2.1',
): Uint8Array => {
  const meta = attributes([
    ['00020001', 'OB', new Uint8Array([0, 1])],
    ['00020010', 'UI', syntax],
  ])
  const length = attributes([['00020000', 'UL', [meta.length, 0]]])
  return Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), length, meta, attributes(all)])
}
