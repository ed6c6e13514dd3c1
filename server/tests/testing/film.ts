import { partBytes, uploadComplete, uploadInit, uploadPart } from '@xinglin/contract/resources'
import { newId } from '#platform/ids'
import type { Answered, Visitor } from './visitor.ts'

/** Bytes that begin as a film does, and say something that the stand-in of the converter heeds. */
export const film = (says: string, size = 400): Buffer => {
  const bytes = Buffer.alloc(size, ' ')
  bytes.write(`\0\0\0\u0018ftypmp42 ${says} `, 'latin1')
  return bytes
}

/** Uploads a film in parts; answers what its end was answered. */
export const sendFilm = async (
  visitor: Visitor,
  bytes: Buffer,
  Name = '示教.mp4',
): Promise<Answered> => {
  const Id = newId()
  const expectFine = async (answered: Promise<Answered>) => {
    const { Code, Msg } = await answered
    if (Code !== 0) throw new Error(`${Code} ${Msg}`)
  }
  await expectFine(visitor.calls(uploadInit, { Id, Name, Bytes: bytes.length }))
  for (let From = 0; From < bytes.length; From += partBytes)
    await expectFine(
      visitor.calls(uploadPart, { Id, From, Bytes: bytes.subarray(From, From + partBytes) }),
    )
  const answered = await visitor.calls(uploadComplete, { Id })
  return { ...answered, Data: answered.Data?.Media ?? answered.Data }
}

/** Uploads a file in parts; answers what its end was answered. */
export const sendFile = async (
  visitor: Visitor,
  Name: string,
  bytes: Buffer,
  more: { readonly FolderId?: string; readonly Id?: string } = {},
): Promise<Answered> => {
  const Id = more.Id ?? newId()
  const begun = await visitor.calls(uploadInit, { ...more, Id, Name, Bytes: bytes.length })
  if (begun.Code !== 0) return begun
  for (let From = 0; From < bytes.length; From += partBytes) {
    const Bytes = bytes.subarray(From, From + partBytes)
    const sent = await visitor.calls(uploadPart, { Id, From, Bytes })
    if (sent.Code !== 0) return sent
  }
  return visitor.calls(uploadComplete, { Id })
}
