import { exportQuestions, largestExport, pieceOfFile } from '@xinglin/contract/questions'
import { refuse } from '#platform/visit'

/** A file as an answer carries it; refuses one that no answer has room for. */
export const inPieces = (bytes: Uint8Array): string[] => {
  if (bytes.length > largestExport) throw refuse(exportQuestions.refusals.large)
  const text = Buffer.from(bytes).toString('base64')
  return Array.from({ length: Math.ceil(text.length / pieceOfFile) }, (_, at) =>
    text.slice(at * pieceOfFile, (at + 1) * pieceOfFile),
  )
}
