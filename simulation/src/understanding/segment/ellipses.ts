import { isAsked, normalise, unifySpelling } from '../text/normalise.ts'
import type { Lexicon } from '../features/lexicon.ts'

/** What was asked before in the turn and is asked again of something else without being said again. */
type Question = {
  /** Of a place: what it feels. */
  readonly feeling?: string
  /** Of what comes out of the body: which it is. */
  readonly substance?: string
}

const pieces = /(?<=[，,。？?！!；;\n])/
const ends = /[，,。？?！!；;\s]+$/
const feelings = /([疼痛麻痒肿胀酸])(?:不\1|吗|么|没有|没|得|不(?=[，,。？?\s]|$))/
const substances = /大便|小便|解手|尿(?!病|酸)|痰|吐(?:的东西|出来的|的)|呕吐物|白带|月经|鼻涕/
const lead = /^(?:那|还有|还|也|另外|再就是)+/
/** How something that comes out of the body may be asked about without its being named. */
const ofSubstance =
  /^(?:有没有|有无|有|带不带|带没带|带|见没见|夹)?(?:血丝?|血块|脓|黏液|粘液|泡沫)(?:吗|没有?|么|不)?$|^(?:([红黑黄绿臭酸干稀黏粘稠])不\1|发黑吗|发红吗|带血吗|成形吗|臭吗|稀吗|黑吗|红吗)$/
const ofUrine = /^(?:([疼痛急])不\1|[疼痛急]吗)$/
const elsewhere =
  /^(?:那|还有)?(?:身上|还有)?(?:别处|别的地方|其[他它]地方|别的部位)(?:还)?([疼痛])不\1|^(?:别处|别的地方|其[他它]地方)(?:还)?[疼痛]吗/
const between = /[、和跟与及\s]+/

/**
 * Says again what a short question leaves out and the one before it said: 后背呢 after 别处疼不疼 asks whether the back hurts, 有血吗
 * after 大便发黑吗 of the same. What names a finding of its own is left as it is.
 */
export const fillEllipses = (lexicon: Lexicon): ((text: string) => string) => {
  const isPlace = (word: string): boolean => {
    const tokens = lexicon.find(unifySpelling(normalise(word)))
    return (
      tokens.some(({ senses }) => senses.some((sense) => sense.startsWith('p:'))) &&
      tokens.every(
        ({ text, senses }) =>
          senses.some((sense) => sense.startsWith('p:') || sense === 'c:side') ||
          /^[左右两边侧]$/.test(text),
      )
    )
  }

  const placesIn = (core: string): readonly string[] => {
    const words = core
      .replace(/(?:呢|吗|那里|这里|那儿|这儿)+$/, '')
      .split(between)
      .filter((word) => word !== '')
    return words.length > 0 && words.every(isPlace) ? words : []
  }

  /** A piece in full, by what was asked before it. */
  const inFull = (piece: string, core: string, { feeling, substance }: Question): string => {
    const asks = /呢|[？?]/.test(piece)
    const places = feeling !== undefined && asks ? placesIn(core) : []
    if (places.length > 0) return `${places.map((place) => `${place}${feeling}吗`).join('，')}？`
    if (substance === undefined) return piece
    const isOfUrine = /小便|尿/.test(substance) && ofUrine.test(core)
    if (!ofSubstance.test(core) && !isOfUrine) return piece
    return `${substance === '痰' ? '痰里' : substance}${piece.replace(lead, '')}`
  }

  const questionIn = (piece: string, core: string): Question => {
    const feeling = feelings.exec(piece)?.[1]
    const isQuestion = /[？?]\s*$/.test(piece) || isAsked(normalise(core))
    const substance = isQuestion ? substances.exec(piece)?.[0] : undefined
    return {
      ...(feeling === undefined ? {} : { feeling }),
      ...(substance === undefined ? {} : { substance }),
    }
  }

  return (text) => {
    let question: Question = {}
    let isRow = false
    const filled = text.split(pieces).map((piece) => {
      const core = piece.replace(ends, '').replace(lead, '')
      const { feeling = question.feeling, substance = question.substance } = questionIn(piece, core)
      const full = inFull(piece, core, question)
      isRow ||= full !== piece && placesIn(core).length > 0
      question = {
        ...(feeling === undefined ? {} : { feeling }),
        ...(substance === undefined ? {} : { substance }),
      }
      return full
    })
    // 别处疼不疼？脖子呢？: where else is said by the places that follow.
    return (isRow ? filled.filter((piece) => !elsewhere.test(piece)) : filled).join('')
  }
}
