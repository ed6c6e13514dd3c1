import { quizBankTypes, type DraftBody } from '@xinglin/contract/authoring'
import { nobody } from '@xinglin/contract/call'
import { maxTriesOf, type ItemBody, type QuizDraw } from '#courses/versions'

const fileOf = (id: string): string => (id === '' ? nobody : id)
const idOf = (file: string): string => (file === nobody ? '' : file)

/** The draws of a draft with what was frozen of the bank, by the draw's id. */
export type FrozenDraws = ReadonlyMap<string, QuizDraw>
export const noDraws: FrozenDraws = new Map()

/** The body of an item as the player has it; the draws of a quiz with what was frozen of the bank. */
export const bodyOf = (body: DraftBody, frozen = noDraws): ItemBody => {
  switch (body.Kind) {
    case 'text':
      return { kind: 'text', html: body.Html }
    case 'image':
      return {
        kind: 'image',
        file: idOf(body.File),
        alt: body.Alt,
        width: body.Width,
        height: body.Height,
        html: body.Html,
      }
    case 'video':
      return {
        kind: 'video',
        file: idOf(body.File),
        poster: idOf(body.Poster),
        captions: idOf(body.Captions),
        seconds: body.Seconds,
        html: body.Html,
        noSkip: body.NoSkip,
      }
    case 'document':
      return { kind: 'document', file: idOf(body.File), pages: body.Pages, html: body.Html }
    case 'quiz':
      return {
        kind: 'quiz',
        pass: body.Pass,
        tries: body.Tries,
        questions: body.Questions.map((one) => ({
          id: one.Id,
          type: one.Type,
          stem: one.Stem,
          options: one.Options,
          answer: one.Answer.toSorted((a, b) => a - b),
          explanation: one.Explanation,
        })),
        ...(body.Draws.length > 0 && {
          draws: body.Draws.flatMap(({ Id }) => frozen.get(Id) ?? []),
        }),
      }
    case 'consultation':
      return {
        kind: 'consultation',
        caseId: body.Case,
        mode: body.Mode,
        temperament: body.Temperament,
        ...(body.Limit > 0 && { limitMinutes: body.Limit }),
      }
    case 'operation':
      return {
        kind: 'operation',
        procedureId: body.Procedure,
        patient: body.Patient,
        mode: body.Mode,
      }
    case 'experiment':
      return { kind: 'experiment', protocolId: body.Protocol, mode: body.Mode }
  }
}

/** The body of an item as its author has it. */
export const draftBodyOf = (body: ItemBody): DraftBody => {
  switch (body.kind) {
    case 'text':
      return { Kind: 'text', Html: body.html }
    case 'image':
      return {
        Kind: 'image',
        File: fileOf(body.file),
        Alt: body.alt,
        Width: body.width,
        Height: body.height,
        Html: body.html,
      }
    case 'video':
      return {
        Kind: 'video',
        File: fileOf(body.file),
        Poster: fileOf(body.poster),
        Captions: fileOf(body.captions),
        Seconds: body.seconds,
        NoSkip: body.noSkip,
        Html: body.html,
      }
    case 'document':
      return { Kind: 'document', File: fileOf(body.file), Pages: body.pages, Html: body.html }
    case 'quiz':
      return {
        Kind: 'quiz',
        Pass: body.pass,
        Tries: maxTriesOf(body) ?? 0,
        Questions: body.questions.map((one) => ({
          Id: one.id,
          Type: one.type,
          Stem: one.stem,
          Options: [...one.options],
          Answer: [...one.answer],
          Explanation: one.explanation,
        })),
        Draws: (body.draws ?? []).map((draw) => ({
          Id: draw.id,
          Questions: [...draw.chosen],
          Type: quizBankTypes.find((type) => type === draw.type) ?? 'A1',
          Theme: draw.theme,
          Difficulty: draw.difficulty,
          Count: draw.count,
        })),
      }
    case 'consultation':
      return {
        Kind: 'consultation',
        Case: body.caseId,
        Mode: body.mode,
        Temperament: body.temperament,
        Limit: body.limitMinutes ?? 0,
      }
    case 'operation':
      return {
        Kind: 'operation',
        Procedure: body.procedureId,
        Patient: body.patient,
        Mode: body.mode,
      }
    case 'experiment':
      return { Kind: 'experiment', Protocol: body.protocolId, Mode: body.mode ?? 'practice' }
  }
}
