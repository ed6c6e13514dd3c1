import { deflateRawSync } from 'node:zlib'

/** A ZIP package, as any program writes it. */
export const zipped = (
  files: Readonly<Record<string, string | Buffer>>,
  declared?: number,
): Buffer => {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const raw = Buffer.from(content)
    const packed = deflateRawSync(raw)
    const label = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(label.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(declared ?? raw.length, 24)
    entry.writeUInt16LE(label.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, label, packed)
    list.push(entry, label)
    at += 30 + label.length + packed.length
  }
  const entries = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, entries, end])
}
