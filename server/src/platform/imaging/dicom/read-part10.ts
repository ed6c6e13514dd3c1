import dcmjs, { type Dict } from 'dcmjs'
import { Unreadable } from '#platform/documents'

// What a file holds that is odd is told to its uploader, not to the log.
dcmjs.log.setLevel('silent')
dcmjs.log.getLogger('validation.dcmjs').setLevel('silent')

/** Bytes of their own, as the library reads the whole buffer beneath a view. */
const ownBuffer = (bytes: Uint8Array): ArrayBuffer => {
  const own = new ArrayBuffer(bytes.byteLength)
  new Uint8Array(own).set(bytes)
  return own
}

/** True for a DICOM file by PS3.10: the sign after 128 bytes that say nothing. */
export const isDicom = (bytes: Uint8Array): boolean =>
  bytes.length > 132 && [0x44, 0x49, 0x43, 0x4d].every((sign, at) => bytes[128 + at] === sign)

const lenientlyRead = (bytes: Uint8Array): Dict | undefined => {
  try {
    return dcmjs.data.DicomMessage.readFile(ownBuffer(bytes), { ignoreErrors: true })
  } catch {
    return undefined
  }
}

const damaged = () => new Unreadable('DICOM 文件已损坏，无法读取')

/** The attributes of a file; throws Unreadable with the reason where there are none. */
export const readPart10 = (bytes: Uint8Array): Dict => {
  if (!isDicom(bytes)) throw new Unreadable('不是 DICOM 文件（缺少文件头）')
  try {
    return dcmjs.data.DicomMessage.readFile(ownBuffer(bytes))
  } catch {
    // Several character sets (ISO 2022 IR 58 beside ASCII, as Chinese machines write) are an error to the library,
    // and nothing to us: no words are kept. What ends before its pixels is damaged.
    const lenient = lenientlyRead(bytes)
    if (!lenient?.dict['7FE00010']) throw damaged()
    return lenient
  }
}
